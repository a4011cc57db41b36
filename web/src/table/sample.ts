// A chair, for tests.
import type { Chair } from "../messages";

export const chair = (name: string, more: Partial<Chair> = {}): Chair => ({
  name,
  bot: "",
  here: true,
  away: false,
  conceded: false,
  agreed: false,
  ...more,
});
