import { createHash } from "node:crypto";
import { permissionsOf } from "#api/operation-facts.ts";
import { roleIds } from "#domain/roles.ts";
import { insert } from "../db/crud.ts";
import { oneTrip } from "../db/one-trip.ts";
import { ftpOrder, leftAgain, lockOrders } from "../db/queries/ftp-orders.ts";
import { accountAsActor } from "../db/queries/sessions.ts";
import { linesByIds } from "../db/queries/stone-lines.ts";
import type { Actor } from "../ground/actor.ts";
import { insistOnPermission } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { beginLines } from "../workflows/advance.ts";
import type { Wanted } from "../workflows/new-line.ts";
import { readOrderFile } from "./order-file.ts";
import { refusedResult, requestedResult, resultName, unreadableResult } from "./result-file.ts";
import type { Left } from "./spool.ts";

/** The permission for an order: that of a request to confirm stones, whichever way it comes. */
export const mayOrder = permissionsOf("confirmStones");

/**
 * Reads a file once: its confirm requests, all or none, and its row are one transaction. If it comes again, from a
 * client or from the spool of a killed process, its row exists and the answer stays the same.
 */
export async function readOrder(house: House, { id, accountId, fileName, at }: Left, bytes: Buffer): Promise<void> {
  const account = await accountAsActor(house.db, accountId);
  const actor: Actor = { accountId, roleId: roleIds.ftpClient, sessionKey: "", rights: account?.rights ?? [] };
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await inTransaction(house, { actor, requestId: id, operation: "readFtpOrder" }, async (ctx) => {
    if (!(await lockOrders(ctx.db, accountId))) return undefined; // the account is gone, and its order with it
    const known = await ftpOrder(ctx.db, accountId, fileName, sha256);
    if (known) return leftAgain(ctx.db, known.id, ctx.now);
    return insert(ctx, "ftp_order", {
      account_id: accountId,
      file_name: fileName,
      sha256,
      result_name: resultName(fileName),
      ...(await answerTo(ctx, bytes, account !== undefined)),
      received_at: at,
      left_at: ctx.now,
    });
  });
}

type Answer = { paper_id: number | null; stones: number; result: string };

async function answerTo(ctx: Context, bytes: Buffer, isActive: boolean): Promise<Answer> {
  const file = await readOrderFile(bytes);
  const { wanted, faults } = file;
  const nothing = { paper_id: null, stones: wanted.length };
  if (faults.length > 0) return { ...nothing, result: unreadableResult(file) };
  try {
    if (isActive) insistOnPermission(ctx.actor, mayOrder); // a switched-off account is refused by the trade itself
    return await ask(ctx, wanted);
  } catch (error) {
    // A refusal comes before anything is written (workflows/advance.ts); any other failure undoes all of it.
    if (!(error instanceof Problem)) throw error;
    return { ...nothing, result: refusedResult(wanted, error) };
  }
}

async function ask(ctx: Context, wanted: readonly Wanted[]): Promise<Answer> {
  const [[line]] = await oneTrip(ctx.db, linesByIds(await beginLines(ctx, "confirm", { wanted }), ctx.now));
  return {
    paper_id: line?.order_id ?? null,
    stones: wanted.length,
    result: requestedResult(wanted, line?.order_no ?? ""),
  };
}
