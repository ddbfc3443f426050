import { csvLine } from "#domain/csv.ts";
import { ftpResultRows } from "#domain/limits.ts";
import type { LoadState } from "#domain/load.ts";
import { moreRefused } from "#domain/supply-words.ts";
import { refusedRowsOf } from "../db/queries/load-rows.ts";
import type { SuppliedFile } from "../db/queries/supply-files.ts";
import type { LoadCounts } from "../db/supply-tables.ts";
import type { Reading } from "../house/context.ts";
import { findingOnWire, type KeptFinding } from "../wire/load-on-wire.ts";
import { sentenceForProvider } from "../wire/my-load-on-wire.ts";

const head = ["line", "org_stock_no", "state", "field", "value", "reason"];

const states: Record<LoadState, string> = {
  received: "underWay",
  reading: "underWay",
  waiting: "waiting",
  committing: "underWay",
  committed: "taken",
  rollingBack: "takenBack",
  rolledBack: "takenBack",
  refused: "refused",
  cancelled: "dropped",
  "failed.reading": "underWay",
  "failed.committing": "underWay",
  "failed.rollingBack": "takenBack",
};

/**
 * The result for a file that a provider left: a line for the file, then one for each reason that refused a row. A last
 * line says how many refused rows it leaves out.
 */
export async function supplyResult({ db }: Pick<Reading, "db">, file: SuppliedFile): Promise<string> {
  const whole = ["", "", file.state ? states[file.state] : "refused", "", "", sentenceOf(file)];
  const rows = file.load_id === null ? [] : await refusedRowsOf(db, file.load_id).limit(ftpResultRows).execute();
  const refused = rows.flatMap(({ line, org_stock_no, findings }) =>
    ((findings ?? []) as KeptFinding[])
      .map(findingOnWire)
      .filter(({ severity }) => severity === "refuses")
      .map(({ field, raw, sentence }) => [
        String(line ?? ""),
        org_stock_no ?? "",
        "refused",
        field ?? "",
        raw,
        sentence,
      ]),
  );
  const left = (file.counts?.refused ?? 0) - rows.length;
  const rest = left > 0 ? [["", "", "refused", "", "", moreRefused(left)]] : [];
  return [head, whole, ...refused, ...rest].map(csvLine).join("");
}

function sentenceOf({ state, sentence, load_sentence, is_offered, counts }: SuppliedFile): string {
  if (sentence !== null) return sentence;
  const told = state && sentenceForProvider({ state, sentence: load_sentence, is_offered });
  const sum = state === "committed" && counts ? sumOf(counts) : null;
  return [sum, told].filter(Boolean).join(". ");
}

function sumOf({ rows, new: fresh, changed, same, gone, conflict, back, refused }: LoadCounts): string {
  const told = { new: fresh, changed, same, gone: gone + conflict, back, refused };
  return `Rows: ${rows}; ${Object.entries(told)
    .map(([what, many]) => `${what}: ${many}`)
    .join("; ")}`;
}
