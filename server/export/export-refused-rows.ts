import { findingsSaid } from "#domain/findings-said.ts";
import { type FindingCode, findingSentence, severityOf } from "#domain/supply-words.ts";
import { refusedAfter } from "../db/queries/load-rows.ts";
import type { LoadRecord } from "../db/queries/loads.ts";
import { keepDownload } from "../files/downloads.ts";
import { type RemarkedRow, writeRemarkedRows } from "../formats/xlsx-rows.ts";
import type { Context } from "../house/context.ts";
import { labelOf } from "../supply/understand/supply-fields.ts";
import { inExportFolder } from "./export-file.ts";

const AT_ONCE = 1_000;
type Column = { column: number; header: string };
type Finding = { code: FindingCode; field: string | null; raw: string; column: number | null; other_line?: number };

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
      const reasons = reasonsOf(found, columns).join(" ");
      return { cells: [String(line ?? ""), ...cells, reasons], marked: refusedCells(found, columns) };
    });
  }
}

/** The places of the cells that refuse the row. A warning refuses nothing. */
function refusedCells(findings: readonly Finding[], columns: readonly Column[]): ReadonlySet<number> {
  const refused = new Set(findings.flatMap(({ code, column }) => (severityOf(code) === "refuses" ? [column] : [])));
  return new Set(columns.flatMap(({ column }, at) => (refused.has(column) ? [at + 1] : [])));
}

/** A sentence about each cell, behind its column and text, and after them what is said of fields that no column fills. */
function reasonsOf(found: readonly Finding[], columns: readonly Column[]): string[] {
  const headers = new Map(columns.map(({ column, header }) => [column, header]));
  const headerOf = ({ column }: Finding) => (column === null ? undefined : headers.get(column)) || undefined;
  const ofCells = found
    .filter(headerOf)
    .map((finding) => `${headerOf(finding)} "${finding.raw}": ${sentenceOf(finding)}`);
  const others = found.filter((finding) => !headerOf(finding));
  const said = others.map((finding) => ({ ...finding, sentence: sentenceOf(finding) }));
  return [...ofCells, ...findingsSaid(said, labelOf)];
}

const sentenceOf = ({ code, other_line }: Finding) =>
  findingSentence({ code, ...(other_line !== undefined && { other_line }) });
