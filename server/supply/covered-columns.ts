import { suppliedColumns } from "../db/queries/load-columns.ts";
import type { JoinedField, Mapping, SupplyField } from "./mapping.ts";

/** The columns that every file gives: what kind of stone it is follows from them, and each of them limits the others. */
const always = [
  "diamond_type",
  "stone_origin",
  "shape",
  "carat",
  "color",
  "clarity",
  "fancy_color",
  "intensity",
  "overtone",
  "growth_type",
];
const joined: Record<JoinedField, readonly string[]> = {
  measurements: ["length", "width", "height"],
  cut_polish_symmetry: ["cut", "polish", "symmetry"],
  fluorescence_with_color: ["fluorescence", "fluorescence_color"],
};
const isJoined = (field: SupplyField): field is JoinedField => field in joined;

/** The columns of a stone that a file gives under a mapping. What it does not give stays as it is. */
export function coveredColumns({ columns, fixed }: Pick<Mapping, "columns" | "fixed">): string[] {
  const fields = [...columns, ...fixed].flatMap(({ field }) => field ?? []);
  const given = new Set<string>([...always, ...fields.flatMap((field) => (isJoined(field) ? joined[field] : [field]))]);
  return suppliedColumns.filter((column) => given.has(column));
}
