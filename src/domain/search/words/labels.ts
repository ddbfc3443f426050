import { type Status, statuses } from "../../codes.ts";
import { number2, usd } from "../../format.ts";
import { originNames, stoneAttributes, stoneNumbers, stoneOrigins } from "../../stone.ts";
import {
  type AttributeFilter,
  containCodes,
  flagAttributes,
  type NumberRange,
  type SearchAttribute,
  type SearchRange,
} from "../stone-search.ts";
import type { Part, Vocabulary } from "./types.ts";

const stoneStatuses: Record<string, Status | undefined> = statuses.stone;

/** Attributes whose codes are easier to read for the trade than their names. */
const byCode: ReadonlySet<string> = new Set([
  "color",
  "clarity",
  "cut",
  "polish",
  "symmetry",
  "lab",
  "black_inclusion",
]);
export const flagNames: Record<string, string> = {
  has_image: "image",
  has_video: "video",
  has_certificate: "certificate",
  has_hearts_arrows: "hearts and arrows",
};

/** A part that filters by codes, with its label: "Colour D", "Fluorescence Medium", "Shade without Brown". */
export function attributePart(
  vocabulary: Vocabulary,
  attribute: SearchAttribute,
  values: string[],
  contain?: AttributeFilter["contain"],
): Part {
  const filter: AttributeFilter = contain === containCodes.doesNotContain ? { values, contain } : { values };
  const names = values.map((value) => nameOf(vocabulary, attribute, value));
  const without = filter.contain ? "without " : "";
  const label = flagAttributes.some((flag) => flag === attribute)
    ? `${values[0] === "Y" ? "With" : "Without"} ${flagNames[attribute]}`
    : `${attributeLabel(attribute)} ${without}${inWords(vocabulary, attribute, values, names)}`.trim();
  return { label, part: { attributes: { [attribute]: filter } } };
}

export function attributeLabel(attribute: SearchAttribute): string {
  if (attribute in stoneAttributes) return stoneAttributes[attribute as keyof typeof stoneAttributes].label;
  return { status: "Status", provider: "Provider" }[attribute as string] ?? "";
}

/** The house's name for a code, or the code itself where the trade says codes. */
export function nameOf(vocabulary: Vocabulary, attribute: SearchAttribute, value: string): string {
  if (attribute === "stone_origin") {
    const code = stoneOrigins.find((one) => String(one) === value);
    return code ? originNames[code] : value;
  }
  if (attribute === "status") return stoneStatuses[value]?.label ?? value;
  if (byCode.has(attribute)) return value;
  return vocabulary[attribute]?.find(({ code }) => code === value)?.name ?? value;
}

/** Values in words. Three or more neighbours in their list are written by their ends. */
function inWords(vocabulary: Vocabulary, attribute: SearchAttribute, values: string[], names: string[]): string {
  const list = vocabulary[attribute]?.map(({ code }) => code) ?? [];
  const first = list.indexOf(values[0] ?? "");
  const isRun = values.length > 2 && values.every((value, place) => list[first + place] === value);
  const isPlain = !/[-,]/.test(`${names[0]}${names.at(-1)}`); // "G to Y-Z", "Mumbai, India; Surat, India"
  return isRun ? names[0] + (isPlain ? "–" : " to ") + names.at(-1) : names.join(isPlain ? ", " : "; ");
}

const rangeLabels: Partial<Record<SearchRange, string>> = {
  rap: "List price",
  markup_ppc: "Price per carat",
  sell_amt: "Amount",
};
const inDollars: ReadonlySet<string> = new Set(["rap", "markup_ppc", "sell_amt"]);

export const rangePart = (name: SearchRange, range: NumberRange): Part => ({
  label: rangeLabel(name, range),
  part: { ranges: { [name]: range } },
});

/** A number with its bounds: "Depth 58.5–62.0". */
export function rangeLabel(name: SearchRange, { from, to }: NumberRange): string {
  if (name === "markup_disc") return discountLabel(from ?? undefined, to ?? undefined);
  const number = name in stoneNumbers ? stoneNumbers[name as keyof typeof stoneNumbers] : undefined;
  const say = (value: number) =>
    inDollars.has(name) ? usd(value) : number?.decimals === 1 ? value.toFixed(1) : number2(value);
  const label = rangeLabels[name] ?? number?.label ?? name;
  if (from == null) return `${label} up to ${say(to ?? 0)}`;
  if (to == null) return `${label} from ${say(from)}`;
  return from === to ? `${label} ${say(from)}` : `${label} ${say(from)}–${say(to)}`;
}

/** The label of a discount. Below zero "up to" would be read the wrong way round. */
function discountLabel(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `Discount ${number2(to)} % or deeper`;
  if (to === undefined) return `Discount no deeper than ${number2(from)} %`;
  return from === to ? `Discount ${number2(from)} %` : `Discount ${number2(from)} to ${number2(to)} %`;
}
