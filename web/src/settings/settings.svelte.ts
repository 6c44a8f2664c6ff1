/** What a person has chosen for this browser, stored there. */

import { preferredLanguage, type Language } from "./languages";

export type Theme = "system" | "day" | "night";
export type Speed = "off" | "fast" | "normal" | "slow";

/** How long motion takes, compared with normal. */
const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** What sounds are about: that it is one's turn, what happens at the table, what one's hand does. */
export const SOUND_GROUPS = ["turn", "events", "touch"] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

/** When the coach of a game speaks: in a first game, because somebody called it, or never. */
export type Coaching = "first" | "on" | "off";

interface Kept {
  /** The name that the person gave; empty until then. */
  name: string;
  /** The name for a person who gave none; made up when first needed. */
  madeUp: string;
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** The groups of sounds that are not to be heard. */
  muted: SoundGroup[];
  previews: boolean;
  confirm: boolean;
  /** Whether single-character shortcuts work at a table. */
  letters: boolean;
  liveScores: boolean;
  /** Whether opponents with a style talk about their moves. */
  remarks: boolean;
  /** Whether the city of one's scored game stands beside a free try of the same cards. */
  ghost: boolean;
  notices: boolean;
  /** By game; `first` where nothing is stored. */
  coach: Record<string, Coaching>;
  /** The lessons that the coach has told, by game. */
  told: Record<string, string[]>;
}

const KEY = "cardtown";
const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function read(): Kept {
  const fresh: Kept = {
    name: "",
    madeUp: "",
    language: preferredLanguage(navigator.languages),
    theme: "system",
    speed: "normal",
    sound: false,
    volume: 0.7,
    muted: [],
    previews: true,
    confirm: true,
    letters: true,
    liveScores: true,
    remarks: true,
    ghost: true,
    notices: false,
    coach: {},
    told: {},
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Settings {
  kept = $state<Kept>(read());
  systemNight = $state(night.matches);
  systemStill = $state(still.matches);

  start(): void {
    night.addEventListener("change", () => (this.systemNight = night.matches));
    still.addEventListener("change", () => (this.systemStill = still.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.night ? "night" : "day";
        document.documentElement.dataset.speed = this.speed;
        document.documentElement.lang = this.kept.language;
      });
      $effect(() => {
        try {
          localStorage.setItem(KEY, JSON.stringify(this.kept));
        } catch {
          // The site works even if the browser stores nothing.
        }
      });
    });
  }

  get night(): boolean {
    return this.kept.theme === "system" ? this.systemNight : this.kept.theme === "night";
  }

  get speed(): Speed {
    return this.systemStill ? "off" : this.kept.speed;
  }

  /** The duration of an animation that takes `ms` at normal speed. */
  duration(ms: number): number {
    return PACE[this.speed] * ms;
  }
}

export const settings = new Settings();
