import { expect, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { aStone } from "#support/a-stone.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { aMailing, sendsOf, sentNow } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();
const readers = ["customer", "customer2"] as const;
type Reader = (typeof readers)[number];

/** More stones than an address could name without growing too long for a mail. */
const many = 70;
const search = { begins: "QUAY-", sort: "-stock_no" };
const numbers = Array.from({ length: many }, (_, at) => `QUAY-${100 + at}`).reverse();

/** Sends stones to two clients who pay differently; answers the link in the letter of each, and what the report keeps. */
async function sent(more: Parameters<typeof aMailing>[2]) {
  const peer = await throughPeer(portal);
  for (const [at, number] of numbers.entries()) await aStone(portal, number, { price_per_ct: 4000 + at });
  const people = { client_ids: await Promise.all(readers.map((name) => ownerId(portal, name))) };
  const run = await sentNow(portal, await aMailing(portal, "draft", { search, people, ...more }));
  const sends = await sendsOf(portal, run.id);
  const of = (name: Reader) => {
    const mail = peer.received.find(({ to }) => to?.some(({ address }) => address === demoAddress(name)));
    const link = mail?.text?.match(/https?:\S+\/(search|shared)\/\S+/)?.[0] ?? "";
    return {
      link,
      end: link.slice(link.lastIndexOf("/") + 1),
      send: sends.find(({ email }) => email === demoAddress(name)),
    };
  };
  return { customer: of("customer"), customer2: of("customer2") };
}
const sumOf = (stones: readonly { sell_amt: number }[]) => stones.reduce((sum, { sell_amt }) => sum + sell_amt, 0);

test("the link to the portal opens exactly the letter's stones at its reader's prices, whatever has come since", async () => {
  const letters = await sent({ link: "portal" });
  expect(letters.customer.send?.sell_amt).not.toBe(letters.customer2.send?.sell_amt);
  await aStone(portal, "QUAY-999");
  for (const name of readers) {
    const { link, end: uid, send } = letters[name];
    expect(link).toBe(`${portal.house.publicUrl}/search/letter/${uid}`);
    const reader = portal.as(name);
    const { stock_numbers } = (await reader.call("getLetterStones", { path: { uid } })).data;
    expect(stock_numbers).toEqual(numbers);
    const { data } = await reader.call("searchStones", { body: { numbers: stock_numbers } });
    expect(data.stockList.map(({ stock_no }) => stock_no).sort()).toEqual([...numbers].sort());
    expect(sumOf(data.stockList)).toBeCloseTo(send?.sell_amt ?? 0, 2);
  }
});

test("the link to the portal opens for nobody who is not signed in, and a changed one for nobody", async () => {
  const { customer } = await sent({ link: "portal" });
  expectRefusal(await portal.anonymous.send("getLetterStones", { path: { uid: customer.end } }), 401, "unauthorized");
  const uid = customer.end.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  expectRefusal(await portal.as("customer").send("getLetterStones", { path: { uid } }), 404, "notFound");
});

test("a shared link opens exactly the letter's stones at its reader's prices, and ends after its hours", async () => {
  const letters = await sent({ link: "shared", share_hours: 2 });
  await aStone(portal, "QUAY-999");
  await portal.pool.query(
    "UPDATE stone SET price_per_ct = price_per_ct * 2, quote_kind = NULL, quote = NULL WHERE stock_no LIKE 'QUAY-%'",
  );
  const open = (name: Reader) => portal.anonymous.send("getSharedStones", { path: { token: letters[name].end } });
  for (const name of readers) {
    const { stones } = (await portal.anonymous.call("getSharedStones", { path: { token: letters[name].end } })).data;
    expect(stones.map(({ stock_no }) => stock_no)).toEqual(numbers);
    expect(sumOf(stones.map(({ sell_amt }) => ({ sell_amt: Number(sell_amt) })))).toBeCloseTo(
      letters[name].send?.sell_amt ?? 0,
      2,
    );
  }
  portal.clock.advance(hours(2) - 1);
  expect((await open("customer")).status).toBe(200);
  portal.clock.advance(1);
  for (const name of readers) expectRefusal(await open(name), 404, "linkExpired");
});

test("a shared link opens no more once its sender may not publish", async () => {
  const { customer } = await sent({ link: "shared" });
  await portal.pool.query(
    `UPDATE user_permission SET write_access = false FROM permission p
     WHERE p.id = permission_id AND p.path = '/share-link' AND account_id = $1`,
    [await ownerId(portal, "admin")],
  );
  const answer = await portal.anonymous.send("getSharedStones", { path: { token: customer.end } });
  expectRefusal(answer, 404, "linkExpired");
});
