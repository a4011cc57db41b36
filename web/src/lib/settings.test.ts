import { expect, it } from "vitest";
import { askedLanguage, preferredLanguage, readSettings } from "./settings.svelte";

it("has defaults, whatever was kept", () => {
  for (const kept of [null, 3, "x", [], { theme: "pink", confirm: "no", hints: 4, name: 7, language: "de" }]) {
    const settings = readSettings(kept);
    expect(settings).toMatchObject({
      theme: "system",
      motion: "system",
      pace: "slow",
      curtain: "secrets",
      confirm: true,
      sound: false,
      notifications: false,
      shortcuts: true,
    });
    expect(settings).toMatchObject({ hints: [], name: "" });
  }
});

it("reads what was kept", () => {
  const kept = {
    language: "pl",
    theme: "light",
    motion: "off",
    pace: "next",
    curtain: "never",
    confirm: false,
    sound: true,
    shortcuts: false,
    hints: ["a", 3],
    name: "Ola",
  };
  expect(readSettings(kept)).toEqual({ ...kept, notifications: false, hints: ["a"] });
});

it("prefers the first language it knows", () => {
  expect(preferredLanguage(["de-DE", "pl-PL", "en"])).toBe("pl");
  expect(preferredLanguage(["en-GB", "pl"])).toBe("en");
  expect(preferredLanguage(["de", "fr"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});

it("takes the language that the address asks for, if we speak it", () => {
  expect(["?lang=pl", "?lang=en", "?lang=de", ""].map((search) => askedLanguage(search))).toEqual([
    "pl",
    "en",
    undefined,
    undefined,
  ]);
});
