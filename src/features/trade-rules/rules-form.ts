import type { Data } from "#api/operation-types.ts";
import type { FieldWords } from "#ui/form-drawer.tsx";
import { words } from "./words.ts";

export type StoredRules = Omit<Data<"getTradeRules">, "four_eyes_now">;
type Eyes = "auto" | "on" | "off";
type Counted = Exclude<keyof StoredRules, "four_eyes" | "version">;

/** The rules as fields; an empty field holds an empty text. */
export type RulesForm = Record<Counted, number | string> & { four_eyes: Eyes; version: number };

/** The fields that hold a number, with the unit that stands behind it. */
export const units: Record<Counted, string> = {
  hold_hours: words.hours,
  most_holds: words.stones,
  most_extensions: words.times,
  memo_days: words.days,
  reversal_hours: words.hours,
  far_off_percent: words.percent,
};

export const fields: FieldWords<RulesForm> = {
  hold_hours: { label: words.hold_hours },
  most_holds: { label: words.most_holds },
  most_extensions: { label: words.most_extensions },
  memo_days: { label: words.memo_days },
  reversal_hours: { label: words.reversal_hours },
  far_off_percent: { label: words.far_off_percent },
  four_eyes: { label: words.four_eyes, show: (value) => words[value] },
};

export const formOf = ({ four_eyes, four_eyes_now: _, ...rules }: Data<"getTradeRules">): RulesForm => ({
  ...rules,
  four_eyes: four_eyes === null ? "auto" : four_eyes ? "on" : "off",
});

/** What is sent; an empty field is absent, and the server says that it is wanted. */
export function bodyOf({ four_eyes, version, ...counted }: RulesForm): StoredRules {
  const given = Object.entries(counted).filter(([, value]) => value !== "");
  const numbers = Object.fromEntries(given.map(([name, value]) => [name, Number(value)])) as Record<Counted, number>;
  return { ...numbers, four_eyes: four_eyes === "auto" ? null : four_eyes === "on", version };
}
