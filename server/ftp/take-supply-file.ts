import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { insert } from "../db/crud.ts";
import { lockOrders } from "../db/queries/ftp-orders.ts";
import { providerOfAccount } from "../db/queries/providers.ts";
import { isTaken } from "../db/queries/supply-files.ts";
import type { Actor } from "../ground/actor.ts";
import { isOfHouse, Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { takeDelivery } from "../supply/take-delivery.ts";
import type { Left, Spool } from "./spool.ts";
import { modeOfUpload, plainNameOf } from "./upload-place.ts";

/**
 * Takes a provider's file once: its load and its row are one transaction. If it comes again from the spool of a killed
 * process, its row exists and nothing happens.
 */
export const takeSupplyFile = (house: House, spool: Spool, left: Left): Promise<void> =>
  noted(house, left, (ctx, provider_id) => taken(ctx, provider_id, spool.placeOf(left), left));

/** Lays a file aside that was tried too often, and says so in its result. */
export async function laySupplyFileAside(house: House, spool: Spool, left: Left): Promise<void> {
  await noted(house, left, async () => ({ load_id: null, sentence: messages.supplyFileNotRead }));
  await spool.layAside(left);
  house.log.error(
    { account: left.accountId, file: left.id },
    "a provider's file was set aside after two failed attempts",
  );
}

type Outcome = { load_id: number | null; sentence: string | null };
const inactive: Outcome = { load_id: null, sentence: messages.accountOff };

async function noted(
  house: House,
  { id, accountId, fileName, at }: Left,
  work: (ctx: Context, providerId: number) => Promise<Outcome>,
): Promise<void> {
  const actor: Actor = { accountId, roleId: roleIds.ftpClient, sessionKey: "", rights: [] };
  await inTransaction(house, { actor, requestId: id, operation: "takeSupplyFile" }, async (ctx) => {
    const account = await lockOrders(ctx.db, accountId);
    const provider_id = account && (await providerOfAccount(ctx.db, accountId));
    // An account that is gone, or delivers for nobody any more, has no such folder.
    if (!provider_id || (await isTaken(ctx.db, id))) return;
    const row = { account_id: accountId, provider_id, spool_id: id, mode: modeOfUpload(fileName), left_at: at };
    // An account may be switched off while its file comes, or waits to be taken.
    const outcome = account.is_active ? await work(ctx, provider_id) : inactive;
    await insert(ctx, "supply_file", { ...row, file_name: plainNameOf(fileName), ...outcome });
  });
}

async function taken(ctx: Context, provider_id: number, place: string, left: Left): Promise<Outcome> {
  const { fileName, bytes } = left;
  const file = { place, name: plainNameOf(fileName), bytes };
  try {
    const mode = modeOfUpload(fileName);
    const { load_id } = await takeDelivery(ctx, { provider_id, mode, via: "folder", feed_id: null, file });
    return { load_id, sentence: null };
  } catch (error) {
    // A file that cannot be read is refused before anything is written. Any other failure undoes all of it, a file store
    // that is away among them.
    if (!(error instanceof Problem) || isOfHouse(error)) throw error;
    return { load_id: null, sentence: error.extra.errors?.[0]?.message ?? error.message };
  }
}
