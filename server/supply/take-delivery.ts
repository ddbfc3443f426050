import type { LoadMode, LoadVia } from "#domain/load.ts";
import { one } from "../db/crud.ts";
import { lastMappingOf, lockLoadsOf, sameDelivery } from "../db/queries/loads.ts";
import { listInForce } from "../db/queries/price-lists.ts";
import { sha256Of } from "../ground/sha256-of.ts";
import type { Context } from "../house/context.ts";
import { portal } from "../workflows/work.ts";
import { keepFile, lookInto } from "./receive-file.ts";
import { renewFreshness } from "./renew-freshness.ts";

export type Delivery = {
  provider_id: number;
  mode: LoadMode;
  via: LoadVia;
  feed_id: number | null;
  /** A file on this machine. The house keeps a copy: the caller deletes the file once the transaction has committed. */
  file: { place: string; name: string; bytes: number };
};

/** A load came of it, or nothing because the same list was taken last: then it is fresh again. */
export type Taken = { outcome: "load" | "unchanged"; load_id: number };

/**
 * Takes a file that a provider delivers without a person. A file of which nothing can be read is refused in words
 * (422). A file that lies in the provider's latest load already makes no second one.
 */
export async function takeDelivery(ctx: Context, delivery: Delivery): Promise<Taken> {
  const { provider_id, mode, via, file } = delivery;
  await one(ctx, "provider", provider_id);
  const file_hash = await sha256Of(file.place);
  const find = async () => {
    const price_list_id = (await listInForce(ctx.db))?.id ?? null;
    return sameDelivery(ctx.db, { provider_id, mode, file_hash, price_list_id });
  };
  const upload = { path: file.place, filename: file.name, size: file.bytes };
  // Without the lock: whoever delivers at the same time does not wait for this file to be looked into.
  const before = (await find()) ? undefined : await lookInto(ctx, await sentBy(ctx, delivery), upload);
  await lockLoadsOf(ctx.db, provider_id);
  const same = await find();
  if (same?.is_taken) await renewFreshness(ctx, provider_id, { load_id: same.id, via });
  if (same) return { outcome: same.is_taken ? "unchanged" : "load", load_id: same.id };
  const sent = await sentBy(ctx, delivery);
  const into = before ?? (await lookInto(ctx, sent, upload));
  const { load_id } = await keepFile(ctx, sent, upload, { into, actor: portal });
  return { outcome: "load", load_id };
}

/** A delivery as it is received. Its columns are read as those of the provider's latest load that was taken. */
const sentBy = async (ctx: Context, { provider_id, mode, via, feed_id }: Delivery) => {
  const earlierId = await lastMappingOf(ctx.db, provider_id);
  return { provider_id, mode, via, feed_id, header_row: null, earlierId, goes_alone: true };
};
