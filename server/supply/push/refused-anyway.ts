import type { Finding } from "../mapping.ts";
import { readNumber } from "../understand/numbers.ts";

/**
 * True if a finding takes its row out whatever the house answers about the columns. A value that is missing in a known
 * column stays missing. An unknown value, a weight in points and a price may be read otherwise after an answer.
 */
export function refusesAnyway({ severity, code, column, raw }: Finding): boolean {
  if (severity !== "refuses") return false;
  if (code === "stockNoMissing" || code === "neededMissing") return column !== null;
  if (code === "neededUnreadable") return readNumber(raw, null) !== "ambiguous";
  return code.startsWith("stockNo") || code === "neededCellError";
}
