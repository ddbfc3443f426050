import { clientFilterOf } from "../access/client-filter.ts";
import { clientsById, clientsKnown } from "../db/queries/client-list.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { clientColumns, clientRecord } from "./client-columns.ts";
import { inExportFolder, type MadeFile, writeList } from "./export-file.ts";

type OnBatch = (done: number) => Promise<void>;
const atOnce = 500;

/** Writes a file of clients as far as the actor may know them now, and hands it on. */
export async function makeClientExport<T>(
  ctx: Reading,
  ids: readonly number[],
  handOn: (made: MadeFile) => Promise<T>,
  onBatch: OnBatch = async () => {},
): Promise<T> {
  const { timeZone, publicUrl, now } = ctx.house;
  const at = now();
  const sheet = {
    title: "Clients",
    columns: clientColumns,
    hasOffer: false,
    isWithoutTotals: true as const,
    batches: records(ctx, ids, onBatch),
    at,
    house: await houseNameOf(ctx.db),
    timeZone,
    publicUrl,
  };
  const name = `clients-${dayIn(timeZone, at)}`;
  return inExportFolder({ name, format: "xlsx" }, (place) => writeList("xlsx", sheet, place), handOn);
}

/** The clients in batches. One that is out of reach by now is left out. */
async function* records(ctx: Reading, ids: readonly number[], onBatch: OnBatch) {
  const filter = clientFilterOf(ctx, {});
  for (let from = 0; from < ids.length; from += atOnce) {
    const known = await clientsKnown(ctx.db, filter, ids.slice(from, from + atOnce));
    const rows = await clientsById(ctx.db, known, ctx.now);
    yield await Promise.all(rows.map(clientRecord));
    await onBatch(Math.min(from + atOnce, ids.length));
  }
}
