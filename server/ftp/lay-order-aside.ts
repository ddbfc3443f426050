import { messages } from "#domain/messages.ts";
import { insert } from "../db/crud.ts";
import { administrators } from "../db/queries/administrators.ts";
import { ftpOrder, leftAgain, lockOrders } from "../db/queries/ftp-orders.ts";
import { sha256Of } from "../ground/sha256-of.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { orderLaidAside } from "../mail/notices/order-notices.ts";
import { tell } from "../mail/tell.ts";
import { resultName, unreadableResult } from "./result-file.ts";
import type { Left, Spool } from "./spool.ts";

const result = unreadableResult({
  wanted: [],
  faults: [{ line: 0, stock_no: "", reason: messages.orderCouldNotBeRead }],
});

/**
 * Lays a file aside that was tried too often. The client gets that as its result, and the client and administrators are
 * told. The file is moved last: a run that was cut off is repeated and told once.
 */
export async function layOrderAside(house: House, spool: Spool, left: Left): Promise<void> {
  const { id, accountId, fileName, at } = left;
  const sha256 = await sha256Of(spool.placeOf(left));
  await inTransaction(house, { requestId: id, operation: "layFtpOrderAside" }, async (ctx) => {
    const account = await lockOrders(ctx.db, accountId);
    if (!account) return;
    const known = await ftpOrder(ctx.db, accountId, fileName, sha256);
    if (known) return void (await leftAgain(ctx.db, known.id, ctx.now));
    await insert(ctx, "ftp_order", {
      account_id: accountId,
      file_name: fileName,
      sha256,
      result_name: resultName(fileName),
      paper_id: null,
      stones: 0,
      result,
      received_at: at,
      left_at: ctx.now,
    });
    await tell(ctx, account, orderLaidAside.toClient(fileName));
    for (const office of await administrators(ctx.db)) await tell(ctx, office, orderLaidAside.toOffice(accountId));
  });
  await spool.layAside(left);
  house.log.error({ account: accountId, file: id }, "an order file was set aside after two failed attempts to read it");
}
