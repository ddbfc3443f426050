import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { logEnd, logged } from "#support/line-log.ts";
import { heldBy, stoneNow } from "#support/line-stones.ts";
import { accept, ask, aTalk, decline, offer, talkNow } from "#support/talks.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const associate = () => portal.as("associate");
const cents = (price: number) => Math.round(price * 100) / 100;

/** The last request of a stone, as the database has it. */
async function requestOf(stockNo: string) {
  const { rows } = await portal.pool.query(
    `SELECT l.* FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE s.stock_no = $1 AND l.list = 'confirm'
      ORDER BY l.id DESC LIMIT 1`,
    [stockNo],
  );
  return rows[0];
}

describe("confirming the stone of an offer", () => {
  test("ends the enquiry too where the client requests the held stone, at the price that the hold froze", async () => {
    const { id, stock_no, line } = await aTalk(portal);
    const price_per_ct = cents(line.markup_ppc * 0.95);
    await offer(associate(), id, { price_per_ct, is_held: true });
    await ask(customer(), id, "May I confirm it from my holds?");
    const since = await logEnd(portal);
    expect((await customer().call("confirmStones", { body: { stock_numbers: [stock_no] } })).status).toBe(201);
    for (const who of [customer(), associate()]) {
      const { line: ended, messages } = await talkNow(who, id);
      expect(ended).toMatchObject({ state: "accepted", status: 2, waits_since: null, agreed_ppc: price_per_ct });
      expect(messages.at(-1)).toMatchObject({ kind: "accepted", offered_ppc: price_per_ct, stands_until: null });
    }
    expect((await logged(portal, since, "enquiry")).map(({ transition }) => transition)).toEqual(["enquiry.take"]);
    expect(Number((await requestOf(stock_no)).agreed_ppc)).toBe(price_per_ct);
    expectRefusal(await decline(customer(), id), 409, "transitionRefused");
    expect(await stoneNow(portal, stock_no)).toMatchObject({ status: 3 });
  });

  test("ends it at the price of the line that goes on: the client's own wish, or the memo of the house", async () => {
    const wished = await aTalk(portal);
    await offer(associate(), wished.id, { is_held: true });
    const price_per_ct = cents(wished.line.markup_ppc * 0.9);
    await customer().call("confirmStones", { body: { lines: [{ stock_no: wished.stock_no, price_per_ct }] } });
    expect((await talkNow(customer(), wished.id)).line).toMatchObject({ state: "accepted", agreed_ppc: price_per_ct });

    const onMemo = await aTalk(portal);
    await offer(associate(), onMemo.id, { is_held: true });
    const body = { stock_numbers: [onMemo.stock_no], user_id: onMemo.line.user.id };
    expect((await portal.as("admin").call("issueMemo", { body })).status).toBe(201);
    const { line } = await talkNow(customer(), onMemo.id);
    expect(line).toMatchObject({ state: "accepted", agreed_ppc: onMemo.line.markup_ppc });
  });

  test("through a hold that did not come with the offer leaves the enquiry as it is", async () => {
    const { id, stock_no } = await aTalk(portal);
    await heldBy(portal, "customer", [stock_no]);
    await offer(associate(), id);
    await customer().call("confirmStones", { body: { stock_numbers: [stock_no] } });
    expect((await talkNow(customer(), id)).line).toMatchObject({ state: "offered.made", status: 1 });
    expectRefusal(await accept(customer(), id), 409, "onlyAvailableStones");
  });
});
