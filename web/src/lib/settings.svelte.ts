// The settings of a person, kept in this browser.
import { load, save, watch } from "./storage";
import { LANGUAGES, type Language } from "./words";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "on" | "off";
export type Pace = "once" | "quick" | "slow" | "next"; // how what happens by rules is told: all at once, or piece by piece
export const PACES: readonly Pace[] = ["once", "quick", "slow", "next"];
export type Curtain = "secrets" | "always" | "never"; // when several people share this device: between which of them
export const CURTAINS: readonly Curtain[] = ["secrets", "always", "never"];

const KEY = "orrery-settings";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  curtain: Curtain;
  confirm: boolean; // ask before a move that cannot be taken back or ends the turn
  sound: boolean;
  notifications: boolean;
  shortcuts: boolean; // one key does something at a table
  hints: string[]; // dismissed hints
  name: string; // the last one used
}

class Settings implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  pace = $state<Pace>("slow");
  curtain = $state<Curtain>("secrets");
  confirm = $state(true);
  sound = $state(false);
  notifications = $state(false);
  shortcuts = $state(true);
  hints = $state.raw<string[]>([]);
  name = $state("");
  #still = $state(false);

  constructor() {
    const read = () => Object.assign(this, readSettings(load(KEY)));
    read();
    this.language = askedLanguage() ?? this.language;
    watch(KEY, read);
    const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = still?.matches ?? false;
    still?.addEventListener?.("change", (event) => (this.#still = event.matches));
    $effect.root(() => {
      $effect(() => {
        const { language, theme, motion, pace, curtain, confirm, sound, notifications, shortcuts, hints, name } = this;
        const kept = {
          language,
          theme,
          motion,
          pace,
          curtain,
          confirm,
          sound,
          notifications,
          shortcuts,
          hints,
          name,
        };
        save(KEY, kept satisfies Kept);
      });
    });
  }

  /** May things move? As set, else as the system says. */
  get animate(): boolean {
    return this.motion === "system" ? !this.#still : this.motion === "on";
  }

  hintSeen(hint: string): boolean {
    return this.hints.includes(hint);
  }

  seeHint(hint: string) {
    if (!this.hintSeen(hint)) this.hints = [...this.hints, hint];
  }

  forgetHints() {
    this.hints = [];
  }
}

/** The language in the address (`?lang=pl`), which `orrery play --lang` sets. */
export function askedLanguage(search = typeof location === "undefined" ? "" : location.search): Language | undefined {
  const asked = new URLSearchParams(search).get("lang");
  return LANGUAGES.find((one) => one === asked);
}

/** Settings from untrusted data. Missing or broken ones get their default. */
export function readSettings(kept: unknown): Kept {
  const given = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const flag = (key: string, otherwise: boolean) => (typeof given[key] === "boolean" ? given[key] : otherwise);
  const one = <T extends string>(key: string, values: readonly T[], otherwise: T) =>
    values.find((value) => value === given[key]) ?? otherwise;
  return {
    language: one("language", LANGUAGES, preferredLanguage()),
    theme: one("theme", ["system", "dark", "light"], "system"),
    motion: one("motion", ["system", "on", "off"], "system"),
    pace: one("pace", PACES, "slow"),
    curtain: one("curtain", CURTAINS, "secrets"),
    confirm: flag("confirm", true),
    sound: flag("sound", false),
    notifications: flag("notifications", false),
    shortcuts: flag("shortcuts", true),
    hints: Array.isArray(given.hints) ? given.hints.filter((hint) => typeof hint === "string") : [],
    name: typeof given.name === "string" ? given.name.slice(0, 24) : "",
  };
}

export function preferredLanguage(languages?: readonly string[]): Language {
  const wanted = languages ?? (typeof navigator === "undefined" ? [] : (navigator.languages ?? []));
  for (const language of wanted) {
    const known = LANGUAGES.find((one) => language.toLowerCase().split("-")[0] === one);
    if (known) return known;
  }
  return "en";
}

export const settings = new Settings();
