import type { Data } from "#api/operation-types.ts";
import { diamondTypes, originNames, stoneOrigins } from "#domain/stone.ts";
import { type SameReport, sameReports } from "#domain/trade-rules.ts";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { words } from "./words.ts";

export type StoredRules = Omit<Data<"getTradeRules">, "four_eyes_now">;
type Eyes = "auto" | "on" | "off";
export type Counted = Exclude<
  keyof StoredRules,
  "four_eyes" | "first_type" | "first_origin" | "same_report" | "version"
>;
type Chosen = { four_eyes: Eyes; first_type: string; first_origin: string; same_report: SameReport };

/** The rules as fields; an empty field holds an empty text. */
export type RulesForm = Record<Counted, number | string> & Chosen & { version: number };

/** The choice for both kinds of stones at the start of a search. */
const both = "both";
type Options = { value: string; label: string }[];
export const types: Options = [
  ...diamondTypes.map((type) => ({ value: type, label: words.types[type] })),
  { value: both, label: words.both },
];
export const origins: Options = [
  ...stoneOrigins.toReversed().map((code) => ({ value: String(code), label: originNames[code] })),
  { value: both, label: words.both },
];
export const reportChoices = sameReports.map((value) => ({ value, label: words.sameReports[value] }));
const nameIn = (options: Options, value: string) => options.find((one) => one.value === value)?.label ?? value;

/** The units of the fields with a number: of one, and of any other number. */
type Unit = readonly [one: string, many: string];
const hours: Unit = [words.hour, words.hours];
const units: Record<Counted, Unit> = {
  hold_hours: hours,
  most_holds: [words.stone, words.stones],
  most_extensions: [words.time, words.times],
  hold_rest_hours: hours,
  memo_days: [words.businessDay, words.businessDays],
  reversal_hours: hours,
  far_off_percent: [words.percent, words.percent],
};

/** The unit behind a number in its field: "1 stone", "2 stones". */
export function unitOf(name: Counted, value: number | string): string {
  const [one, many] = units[name];
  return ` ${Number(value) === 1 ? one : many}`;
}

export const fields: FieldWords<RulesForm> = {
  hold_hours: { label: words.hold_hours },
  most_holds: { label: words.most_holds },
  most_extensions: { label: words.most_extensions },
  hold_rest_hours: { label: words.hold_rest_hours },
  memo_days: { label: words.memo_days },
  reversal_hours: { label: words.reversal_hours },
  far_off_percent: { label: words.far_off_percent },
  four_eyes: { label: words.four_eyes, show: (value) => words[value] },
  first_type: { label: words.first_type, show: (value) => nameIn(types, value) },
  first_origin: { label: words.first_origin, show: (value) => nameIn(origins, value) },
  same_report: { label: words.same_report, show: (value) => words.sameReports[value] },
};

export const formOf = ({
  four_eyes,
  four_eyes_now: _,
  first_type,
  first_origin,
  ...rules
}: Data<"getTradeRules">): RulesForm => ({
  ...rules,
  first_type: first_type ?? both,
  first_origin: first_origin?.toString() ?? both,
  four_eyes: four_eyes === null ? "auto" : four_eyes ? "on" : "off",
});

/** The body of a save. An empty field is absent, and the server says that it is required. */
export function bodyOf({
  four_eyes,
  first_type,
  first_origin,
  same_report,
  version,
  ...counted
}: RulesForm): StoredRules {
  const given = Object.entries(counted).filter(([, value]) => value !== "");
  const numbers = Object.fromEntries(given.map(([name, value]) => [name, sentNumber(value)])) as Record<
    Counted,
    number
  >;
  return {
    ...numbers,
    four_eyes: four_eyes === "auto" ? null : four_eyes === "on",
    first_type: diamondTypes.find((type) => type === first_type) ?? null,
    first_origin: stoneOrigins.find((code) => String(code) === first_origin) ?? null,
    same_report,
    version,
  };
}
