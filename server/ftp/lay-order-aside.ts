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
 * Takes a file out of the way that the house has begun to read too often. Whoever left it finds that as its answer, and
 * is told of it, as administrators are. It is moved last: what is cut off here is done again and told once.
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
