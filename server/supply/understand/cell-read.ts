import type { Hundredths } from "#domain/money.ts";
import type { FindingCode } from "#domain/supply-words.ts";
import type { MappedColumn, Mapping, SupplyStone, World } from "../mapping.ts";

export type TextSlot = Exclude<keyof SupplyStone, "quote_kind" | "quote" | "rap" | "disc" | "price_per_ct">;
export type MoneySlot = "rap" | "disc" | "price_per_ct" | "total_amt";
/** The numbers that are compared with each other. */
export type NumberSlot = "carat" | "length" | "width" | "height" | "depth_pct" | MoneySlot;

export interface TextSaid {
  slot: TextSlot;
  text: string;
}
export interface NumberSaid {
  slot: NumberSlot;
  value: Hundredths;
}

/** The reading of one cell. Cells with the same text say the same, so it is worked out once for each text. */
export interface CellRead {
  texts: readonly TextSaid[];
  numbers: readonly NumberSaid[];
  codes: readonly FindingCode[];
  isUnknown: boolean;
  isDiscSaid: boolean;
}
export type CellReader = (raw: string) => CellRead;

/** The facts that a reader needs of its column, its file and the house. */
export type Reading = {
  column: Pick<MappedColumn, "values" | "factor">;
  mapping: Pick<Mapping, "decimal">;
  world: World;
};

const none: readonly never[] = [];
/** Makes every result of a cell with the same shape, which is quick: rows are read by the million. */
export const said = (
  texts: readonly TextSaid[],
  numbers: readonly NumberSaid[] = none,
  codes: readonly FindingCode[] = none,
): CellRead => ({ texts, numbers, codes, isUnknown: false, isDiscSaid: false });
export const nothing: CellRead = said(none);
export const unknown: CellRead = { ...nothing, codes: ["codeUnknown"], isUnknown: true };
export const found = (...codes: FindingCode[]): CellRead => said(none, none, codes);
export const textSaid = (slot: TextSlot, text: string): CellRead => said([{ slot, text }]);
