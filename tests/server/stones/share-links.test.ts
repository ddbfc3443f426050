import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { hours } from "#support/clock.ts";
import { ownerId } from "#support/rows.ts";
import { tokenOf, useShareLinkWorld } from "#support/share-link-world.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const { portal, run, share, open } = useShareLinkWorld();
const links = async (who: Api) => (await who.call("listShareLinks", {})).data.data;

/** Stones that the demo house's second customer may not see: the lab grown ones. */
async function aHiddenStone(): Promise<string> {
  return (await run("SELECT stock_no FROM stone WHERE stone_origin = 1 AND status = 1 LIMIT 1")).rows[0].stock_no;
}

describe("a link to stones", () => {
  test("says the stones in the lines of spec §9", async () => {
    const { text } = await share(portal.as("customer"));
    expect(text).toMatch(/^Stock No: /);
    expect(text).toMatch(/\nConfirm\.\.\.$/);
  });

  test("tells nothing of cost, of supplier, nor of the house's own", async () => {
    const [stone] = (await open(tokenOf(await share(portal.as("admin"))))).data.stones;
    const own = ["id", "disc", "price_per_ct", "total_amt", "rap", "provider", "provider_id", "org_stock_no"];
    const told = [...own, "location", "comment", "version", "arrived_at", "status"].filter(
      (name) => name in (stone ?? {}),
    );
    expect(told).toEqual([]);
  });

  test("keeps the prices of the moment when it was made: the sender's own", async () => {
    const stock_no = await aStockNumber(portal);
    const before = (await portal.as("customer").call("getStoneHistory", { query: { stock_no } })).data.stone;
    const token = tokenOf(await share(portal.as("customer")));
    await run(
      "UPDATE stone SET rap = NULL, disc = NULL, price_list_id = NULL, price_per_ct = 7, quote_kind = NULL, quote = NULL WHERE stock_no = $1",
      [stock_no],
    );
    const [stone] = (await open(token)).data.stones;
    const { markup_disc, markup_ppc, sell_amt } = before;
    expect(stone).toMatchObject({ markup_disc, markup_ppc, sell_amt });
  });

  test("or those of the client for whom it was made", async () => {
    const stock_no = await aStockNumber(portal);
    const theirs = (await portal.as("customer").call("getStoneHistory", { query: { stock_no } })).data.stone;
    const user_id = await ownerId(portal, "customer");
    const [stone] = (await open(tokenOf(await share(portal.as("admin"), { user_id })))).data.stones;
    expect(stone?.sell_amt).toBe(theirs.sell_amt);
    expect(await links(portal.as("admin"))).toMatchObject([{ client: "Northlight Jewels" }]);
  });

  test("says when a stone was taken meanwhile", async () => {
    const stock_no = await aStockNumber(portal);
    const token = tokenOf(await share(portal.as("admin")));
    expect((await open(token)).data.stones).toMatchObject([{ is_available: true }]);
    await run("UPDATE stone SET status = 4 WHERE stock_no = $1", [stock_no]);
    expect((await open(token)).data.stones).toMatchObject([{ is_available: false }]);
  });
});

describe("no link is made", () => {
  test("of nothing", async () => {
    for (const body of [{}, { stock_numbers: [] }]) {
      expectRefusal(await portal.as("customer").call("shareDiamonds", { body }), 422, "selectDiamond");
    }
  });

  test("of a stone that the sender, or the client, may not see; and each is named", async () => {
    const hidden = await aHiddenStone();
    const stock_numbers = [await aStockNumber(portal), hidden];
    const refused = await portal.as("customer2").call("shareDiamonds", { body: { stock_numbers } });
    expectRefusal(refused, 404, "notFound");
    expect((refused.body as { refused?: unknown }).refused).toMatchObject([{ stock_no: hidden }]);
    const user_id = await ownerId(portal, "customer2");
    expectRefusal(
      await portal.as("admin").call("shareDiamonds", { body: { stock_numbers, user_id } }),
      404,
      "notFound",
    );
    expect(await links(portal.as("customer2"))).toEqual([]);
  });

  test("at the prices of somebody else's client", async () => {
    const body = { stock_numbers: [await aStockNumber(portal)], user_id: await ownerId(portal, "customer2") };
    expectRefusal(await portal.as("associate").call("shareDiamonds", { body }), 404, "notFound");
    expectRefusal(await portal.as("customer").call("shareDiamonds", { body }), 404, "notFound");
  });

  test("for less than an hour or more than thirty days", async () => {
    for (const expires_in_hours of [0, 721]) {
      const body = { stock_numbers: [await aStockNumber(portal)], expires_in_hours };
      expect((await portal.as("admin").call("shareDiamonds", { body })).status).toBe(400);
    }
  });
});

describe("a link ends", () => {
  test("when its sender withdraws it", async () => {
    const made = await share(portal.as("customer"));
    await portal.as("customer").call("withdrawShareLink", { path: { id: made.id } });
    expectRefusal(await open(tokenOf(made)), 404, "linkExpired");
    expect(await links(portal.as("customer"))).toMatchObject([{ id: made.id, is_good: false }]);
  });

  test("when its sender may not come in any more", async () => {
    const token = tokenOf(await share(portal.as("customer")));
    await run("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, "customer")]);
    expectRefusal(await open(token), 404, "linkExpired");
  });

  test("when its sender may not publish any more, and the sender is told", async () => {
    const made = await share(portal.as("associate"));
    await run(
      `UPDATE user_permission SET write_access = false FROM permission p
       WHERE p.id = permission_id AND p.path = '/share-link' AND account_id = $1`,
      [await ownerId(portal, "associate")],
    );
    expectRefusal(await open(tokenOf(made)), 404, "linkExpired");
    expect(await links(portal.as("associate"))).toMatchObject([{ id: made.id, is_good: false }]);
    const body = { stock_numbers: [await aStockNumber(portal)] };
    expectRefusal(await portal.as("associate").call("shareDiamonds", { body }), 403, "forbidden");
    expect((await portal.as("associate").call("withdrawShareLink", { path: { id: made.id } })).status).toBe(200);
  });

  test("one that was changed by a letter never was", async () => {
    const token = tokenOf(await share(portal.as("admin")));
    const changed = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    expectRefusal(await open(changed), 404, "notFound");
  });
});

describe("one's own links", () => {
  test("show how often they were opened; nobody else's do", async () => {
    const made = await share(portal.as("customer"));
    await open(tokenOf(made));
    const first = portal.clock.now().toISOString();
    portal.clock.advance(hours(1));
    await open(tokenOf(made));
    expect(await links(portal.as("customer"))).toMatchObject([
      { id: made.id, opened: 2, opened_at: first, is_good: true, stones: [await aStockNumber(portal)] },
    ]);
    expect(await links(portal.as("admin"))).toEqual([]);
    expectRefusal(await portal.as("admin").call("withdrawShareLink", { path: { id: made.id } }), 404, "notFound");
  });
});
