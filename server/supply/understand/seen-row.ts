import type { ReadRow } from "../mapping.ts";
import type { FileWatch } from "./file-watch.ts";

/** A row with what the rest of the file says of it. A finding that refuses takes its stone out. */
export function seen(row: ReadRow, watch: FileWatch): ReadRow {
  const more = watch.see(row);
  if (more.length === 0) return row;
  const isRefused = more.some(({ severity }) => severity === "refuses");
  const taken = isRefused ? { stone: null, gone: null } : {};
  return { ...row, findings: [...row.findings, ...more], ...taken };
}
