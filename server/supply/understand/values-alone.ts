import type { SupplyField } from "../mapping.ts";
import { codeKey } from "./code-lookup.ts";
import type { ColumnValues } from "./column-values.ts";

const SURE = 0.9;

/** Fields whose values are like no others, and those that look alike and are asked. */
const distinct: SupplyField[] = ["measurements", "shape", "clarity", "color", "lab", "fluorescence", "location"];
const grades: SupplyField[] = ["cut", "polish", "symmetry"];

/** Whole words, as opposed to letters that are colours, countries and much else. */
const gradeWords = new Set(["IDEAL", "EXCELLENT", "VERYGOOD", "GOOD", "FAIR"]);
const MEASURED = 0.9;
const GRADED = 0.8;

/** The fields of which the values speak under any header: three lengths in one, and grades in words. */
export function plainFields(values: ColumnValues): SupplyField[] {
  if (values.isEmpty) return [];
  if (values.fit("measurements") >= MEASURED) return ["measurements"];
  const words = values.texts.map(codeKey).filter((key) => key.length > 1);
  if (words.length < 2 && !words.some((word) => gradeWords.has(word))) return [];
  return grades.filter((field) => values.fit(field) >= GRADED);
}

/** The fields that a column without any header may be, by its values alone. */
export function fieldsByValues(values: ColumnValues): SupplyField[] {
  if (values.isEmpty) return [];
  if (values.fit("video") >= SURE) return ["image", "video", "certificate"];
  const fields = [...distinct, ...grades].filter((field) => values.fit(field) >= SURE);
  if (fields.length > 0) return fields;
  if (values.share(1, 1_000_000_000_00) < SURE && values.share(-100_00, 0) < SURE) return [];
  if (values.share(-100_00, 0) >= SURE) return ["disc"];
  const numbers: SupplyField[] = [];
  if (values.texts.every((text) => /^\d{7,12}$/.test(text))) return ["report_no"];
  if (values.share(1, 20_00) >= SURE) numbers.push("carat", "length", "width", "height");
  if (values.share(40_00, 80_00) >= SURE) numbers.push("depth_pct", "table_pct", "disc");
  if (values.share(100_00, 1_000_000_00) >= SURE) numbers.push("rap", "price_per_ct", "total_amt");
  return numbers;
}
