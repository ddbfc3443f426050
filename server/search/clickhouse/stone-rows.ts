import { searchAttributes } from "#domain/search/stone-search.ts";
import type { StoneFields } from "../../db/queries/stone-fields.ts";
import { normalKey } from "../index/key-text.ts";
import { kindOf } from "./sight.ts";
import { heldNumbers, stoneKeys } from "./stone-table.ts";

/** The columns that a stone is read by, in the order of its fields. */
export const readColumns: readonly string[] = [
  "id",
  "diamond_type",
  ...searchAttributes,
  ...heldNumbers,
  "arrived_at",
  ...stoneKeys,
];

/** A row in the order of the columns of the table. */
export type StoneRow = (string | number | null)[];

/** The kind of a stone of no provider, such as one that stands back for another: nobody's sight has it. */
const ofNobody = -1;
const originAt = searchAttributes.indexOf("stone_origin");
const providerAt = searchAttributes.indexOf("provider");

/** The row of a stone from its fields, with the number of its last change. */
export function rowOf(fields: StoneFields, version: number): StoneRow {
  const [id, type, ...rest] = fields;
  const codes = rest.slice(0, searchAttributes.length).map((code) => code ?? "");
  const numbers = rest.slice(codes.length, codes.length + heldNumbers.length).map(unitsOf);
  const [arrived, ...keys] = rest.slice(codes.length + heldNumbers.length);
  const provider = codes[providerAt];
  const kind = provider ? kindOf(Number(provider), type ?? "", codes[originAt] ?? "") : ofNobody;
  const texts = keys.map((key) => normalKey(key ?? ""));
  return [Number(id), version, 0, kind, type ?? "", ...codes, ...numbers, Number(arrived), ...texts];
}

/** The row of a stone that is gone. */
export const goneRow = (id: number, version: number): StoneRow => [
  id,
  version,
  1,
  ofNobody,
  "",
  ...searchAttributes.map(() => ""),
  ...heldNumbers.map(() => 0),
  0,
  ...stoneKeys.map(() => ""),
];

/** A decimal without its point: its scale is the column's. */
const unitsOf = (text: string | null) => (text === null ? null : Number(text.replace(".", "")));
