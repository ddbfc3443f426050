import { shownField } from "#domain/shown-field.ts";
import { stoneNumberNames } from "#domain/stone.ts";
import type { LoadRow } from "./load.ts";

type Change = LoadRow["changes"][number];

const money: readonly string[] = ["price_per_ct", "disc", "rap"];

/** Cost first, then the stone's facts, then its measures: the fields that a person looks for first stand first. */
const order: readonly string[] = [
  ...money,
  "stone_origin",
  "diamond_type",
  "shape",
  "carat",
  "color",
  "fancy_color",
  "intensity",
  "overtone",
  "clarity",
  "cut",
  "polish",
  "symmetry",
  "fluorescence",
  "lab",
  "report_no",
  ...stoneNumberNames,
];
const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);

/** The changes of a row, the price first. */
export const inOrder = (changes: readonly Change[]): Change[] =>
  changes.toSorted((a, b) => place(a.field) - place(b.field));

const told = ["shape", "carat", "color", "intensity", "overtone", "fancy_color", "clarity", "stone_origin"];

/** A new stone in one breath: "Round 1.01 G VS1 Natural". */
export const stoneIn = ({ changes }: LoadRow): string =>
  told
    .flatMap((field) => changes.find((one) => one.field === field) ?? [])
    .filter(({ new: value }) => value !== null && value !== "NONE")
    .map(({ field, new: value }) => shownField(field, value))
    .join(" ");

/** The price per carat that a row brings. */
export const priceIn = ({ changes }: LoadRow): string =>
  shownField("price_per_ct", changes.find(({ field }) => field === "price_per_ct")?.new ?? null);
