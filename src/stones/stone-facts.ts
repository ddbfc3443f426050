import type { Data } from "#api/operation-types.ts";
import { reportWords } from "#domain/code-word.ts";
import { number2, signed2, textOf, usd } from "#domain/format.ts";
import {
  originNames,
  type StoneAttribute,
  stoneAttributeNames,
  stoneAttributes,
  stoneNumberNames,
  stoneNumbers,
  stonePrices,
  stoneTexts,
} from "#domain/stone.ts";
import type { Fact } from "#ui/marks/facts.tsx";
import { words } from "./words.ts";

export type Stone = Data<"getStoneHistory">["stone"];
type NameOf = (attribute: StoneAttribute, code: string) => string;

/** The stone's type, origin, report and provider. */
export const wholeFacts = (stone: Stone): Fact[] => [
  { label: words.type, value: words.types[stone.diamond_type] },
  { label: words.origin, value: originNames[stone.stone_origin] },
  { label: stoneTexts.report_no, value: textOf(reportWords(stone)) },
  ...(stone.provider ? [{ label: words.provider, value: stone.provider.name }] : []),
  ...(stone.org_stock_no === undefined ? [] : [{ label: stoneTexts.org_stock_no, value: stone.org_stock_no }]),
];

/** Every graded attribute that the stone has. */
export const gradingFacts = (stone: Stone, nameOf: NameOf): Fact[] => [
  ...stoneAttributeNames.flatMap((attribute) => {
    const code = stone[attribute];
    return code ? [{ label: stoneAttributes[attribute].label, value: nameOf(attribute, code) }] : [];
  }),
  ...(stone.has_hearts_arrows ? [{ label: words.heartsArrows, value: words.yes }] : []),
];

/** Every measure that the stone has, with its unit. */
export const measureFacts = (stone: Stone): Fact[] =>
  stoneNumberNames.flatMap((name) => {
    const value = stone[name];
    const { label, unit } = stoneNumbers[name];
    return value === null ? [] : [{ label, value: `${number2(value)} ${unit}`.trim() }];
  });

/** The stone's prices for the viewer. */
export const priceFacts = (stone: Stone): Fact[] => [
  { label: stonePrices.rap, value: usd(stone.rap) },
  { label: stonePrices.markup_disc, value: signed2(stone.markup_disc) },
  { label: stonePrices.markup_ppc, value: usd(stone.markup_ppc) },
  { label: stonePrices.sell_amt, value: usd(stone.sell_amt) },
];

/** The house's cost of the stone; empty if the answer lacks it. */
export const costFacts = (stone: Stone): Fact[] =>
  stone.total_amt === undefined
    ? []
    : [
        { label: stonePrices.disc, value: signed2(stone.disc) },
        { label: stonePrices.price_per_ct, value: usd(stone.price_per_ct) },
        { label: stonePrices.total_amt, value: usd(stone.total_amt) },
      ];
