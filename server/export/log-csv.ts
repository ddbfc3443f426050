import { createHash } from "node:crypto";
import { byteOrderMark, csvLine } from "#domain/csv.ts";
import { roleNames } from "#domain/roles.ts";
import type { WholeRow } from "../db/queries/audit-log.ts";
import { type LogLine, logLines } from "../evidence/log-lines.ts";
import { writeZipFile } from "../formats/zip-file.ts";
import type { Reading } from "../house/context.ts";
import { type LogExport, logBatches, type OnBatch } from "./log-rows.ts";

type Row = LogLine & { before: string; after: string; hash: string };
const text = (value: string | number | null | undefined) => String(value ?? "");
const roles: Readonly<Record<number, string>> = roleNames;

const columns: readonly [head: string, of: (row: Row) => string][] = [
  ["No", ({ seq }) => text(seq)],
  ["At (UTC)", ({ at }) => at],
  ["Who", ({ who }) => text(who?.name)],
  ["Account", ({ who }) => text(who?.id)],
  ["Role", ({ role_id }) => (role_id === null ? "" : (roles[role_id] ?? text(role_id)))],
  ["On behalf of", ({ on_behalf_of }) => text(on_behalf_of?.name)],
  ["What", ({ what }) => what],
  ["Workflow", ({ workflow }) => workflow],
  ["Item", ({ item }) => item],
  ["Transition", ({ transition }) => transition],
  ["From", ({ from }) => text(from)],
  ["To", ({ to }) => text(to)],
  ["Before", ({ before }) => before],
  ["After", ({ after }) => after],
  ["Operation", ({ operation }) => operation],
  ["Request", ({ request_id }) => request_id],
  ["Model", ({ model }) => text(model)],
  ["Deviation", ({ has_deviation }) => (has_deviation ? "Yes" : "")],
  ["Hash", ({ hash }) => hash],
];

/**
 * Writes the log as a table, with the signature of its bytes in a second file: among the rows a spreadsheet would read
 * it as a row. The zip takes its second part after the first was written.
 */
export async function writeLogCsv(ctx: Reading, order: LogExport, file: string, onBatch: OnBatch): Promise<void> {
  const hash = createHash("sha256");
  let rows = 0;
  async function* table() {
    const head = Buffer.from(`${byteOrderMark}${csvLine(columns.map(([name]) => name))}`);
    hash.update(head);
    yield head;
    for await (const batch of logBatches(ctx.db, order, onBatch)) {
      const part = Buffer.from(await linesOf(ctx.db, batch));
      hash.update(part);
      rows += batch.length;
      yield part;
    }
  }
  function* signature() {
    const digest = hash.digest();
    const { auditKey, publicUrl, now } = ctx.house;
    const said = {
      format: "loupe-audit-csv/1",
      house: publicUrl,
      made_at: now().toISOString(),
      ...order.reach,
      size_of_log: order.size,
      rows,
      sha256: digest.toString("hex"),
      public_key: auditKey.publicKey.toString("base64"),
      signature: auditKey.sign(digest).toString("base64"),
    };
    yield Buffer.from(`${JSON.stringify(said, null, 2)}\n`);
  }
  await writeZipFile(file, ctx.house.now(), (zip) => {
    zip.add("audit-log.csv", table, 6);
    zip.add("audit-log.csv.signature.json", signature, 0);
  });
}

async function linesOf(db: Reading["db"], batch: readonly WholeRow[]): Promise<string> {
  const lines = await logLines(
    db,
    batch.map(({ body: _, prev: __, hash: ___, is_shown: ____, ...row }) => row),
  );
  return lines
    .map((line, at) => {
      const { body = "{}", hash } = batch[at] ?? {};
      const fact = JSON.parse(body) as { before?: object; after?: object };
      const side = (values: object | undefined) => (values ? JSON.stringify(values) : "");
      const row = { ...line, before: side(fact.before), after: side(fact.after), hash: hash?.toString("hex") ?? "" };
      return csvLine(columns.map(([, of]) => of(row)));
    })
    .join("");
}
