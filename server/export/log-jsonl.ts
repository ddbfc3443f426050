import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { allModels, type WholeRow } from "../db/queries/audit-log.ts";
import type { Reading } from "../house/context.ts";
import { isWhole, type LogExport, logBatches, type OnBatch } from "./log-rows.ts";

/** Writes the log as lines of JSON: the head of the file, the entries as they were hashed, the signature. */
export const writeLogJsonl = (ctx: Reading, order: LogExport, file: string, onBatch: OnBatch): Promise<void> =>
  pipeline(logText(ctx, order, onBatch), createWriteStream(file, { mode: 0o600 }));

async function* logText({ db, house }: Reading, order: LogExport, onBatch: OnBatch): AsyncGenerator<string> {
  const { auditKey, publicUrl, now } = house;
  const hash = createHash("sha256");
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  let last: WholeRow | undefined;
  let rows = 0;
  for await (const batch of logBatches(db, order, onBatch)) {
    if (!last) {
      const head = {
        format: "loupe-audit/1",
        house: publicUrl,
        made_at: now().toISOString(),
        from: order.reach.from,
        to: order.reach.to,
        size_of_log: order.size,
        is_whole: isWhole(order),
        prev: isWhole(order) ? batch[0]?.prev.toString("hex") : null,
        public_key: auditKey.publicKey.toString("base64"),
        models: await models(db),
      };
      yield hashed(line(head));
    }
    yield hashed(batch.map(entryLine).join(""));
    rows += batch.length;
    last = batch.at(-1);
  }
  const signature = auditKey.sign(hash.digest()).toString("base64");
  yield line({ rows, head: last?.hash.toString("hex") ?? null, signature });
}

const line = (value: object) => `${JSON.stringify(value)}\n`;
/** An entry's time is in its body: outside it, no hash would cover it. */
const entryLine = ({ seq, body, prev, hash }: WholeRow) =>
  line({ seq, body, prev: prev.toString("hex"), hash: hash.toString("hex") });

/** All versions of machines that ever decided, so that each entry can be judged without a house. */
const models = async (db: Reading["db"]) =>
  Object.fromEntries((await allModels(db)).map(({ hash, description }) => [hash, description]));
