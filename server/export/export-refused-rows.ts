import { type FindingCode, findingSentence, severityOf } from "#domain/supply-words.ts";
import { refusedAfter } from "../db/queries/load-rows.ts";
import type { LoadRecord } from "../db/queries/loads.ts";
import { keepDownload } from "../files/downloads.ts";
import { type RemarkedRow, writeRemarkedRows } from "../formats/xlsx-rows.ts";
import type { Context } from "../house/context.ts";
import { inExportFolder } from "./export-file.ts";

const AT_ONCE = 1_000;
type Column = { column: number; header: string };
type Finding = { code: FindingCode; raw: string; column: number | null; other_line?: number };

/** Writes the refused rows of a load as the provider sent them, each with its reasons and its refused cells in red. Answers the file's address. */
export async function exportRefusedRows(ctx: Context, load: LoadRecord): Promise<string> {
  const columns = load.columns as Column[];
  const head = ["Line", ...columns.map(({ header }) => header), "Reasons"];
  const rows = { title: "Refused", head, at: ctx.now, batches: batches(ctx, load.id, columns) };
  const { link } = await inExportFolder(
    { name: `refused-rows-${load.id}`, format: "xlsx" },
    (place) => writeRemarkedRows(rows, place),
    (file) =>
      keepDownload(ctx.house, ctx.db, ctx.actor.accountId, file, (name) =>
        ctx.ifRefused(() => ctx.house.files.remove(name)),
      ),
  );
  const after = { format: "xlsx", load_id: load.id };
  ctx.audit.push({ workflow: "export", item: link, transition: "export.ask", after });
  return link;
}

async function* batches({ db }: Context, loadId: number, columns: readonly Column[]) {
  let after = 0;
  for (;;) {
    const rows = await refusedAfter(db, loadId, after, AT_ONCE);
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    yield rows.map(({ line, raw, findings }): RemarkedRow => {
      const found = (findings ?? []) as Finding[];
      const cells = columns.map(({ column }) => raw?.[column] ?? "");
      const reasons = found.map((finding) => reason(finding, columns)).join(" ");
      return { cells: [String(line ?? ""), ...cells, reasons], marked: refusedCells(found, columns) };
    });
  }
}

/** The places of the cells that refuse the row. A warning refuses nothing. */
function refusedCells(findings: readonly Finding[], columns: readonly Column[]): ReadonlySet<number> {
  const refused = new Set(findings.flatMap(({ code, column }) => (severityOf(code) === "refuses" ? [column] : [])));
  return new Set(columns.flatMap(({ column }, at) => (refused.has(column) ? [at + 1] : [])));
}

/** The sentence of a finding, behind the column and the text that it is about. */
function reason({ column, raw, ...finding }: Finding, columns: readonly Column[]): string {
  const header = columns.find((one) => one.column === column)?.header;
  return header ? `${header} "${raw}": ${findingSentence(finding)}` : findingSentence(finding);
}
