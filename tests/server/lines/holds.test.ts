import { describe, expect, test } from "vitest";
import { formatDateTime12 } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { defaultRules, type TradeRules } from "#domain/trade-rules.ts";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { freeStones, heldBy, onMemo, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { aTalk, decline, offer } from "#support/talks.ts";

const portal = useApp();

describe("a customer", () => {
  test("holds three stones for 48 hours, at the prices of this moment", async () => {
    const stones = await freeStones(portal, 3);
    const lines = await heldBy(portal, "customer", stones);
    expect(lines.map(({ stone }) => stone.stock_no)).toEqual(stones);
    const until = new Date(portal.clock.now().getTime() + hours(48)).toISOString();
    for (const line of lines) {
      expect(line).toMatchObject({ list: "hold", status: 1, state: "held", expires_at: until });
      expect(line.sell_amt).toBe(line.stone.sell_amt);
      expect(line).not.toHaveProperty("price_per_ct");
      expect(await stoneNow(portal, line.stone.stock_no)).toEqual({ status: 4, is_listed: true });
    }
  });

  test("who comes second reads why not and until when, never by whom, and nothing changes", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const [line] = await heldBy(portal, "customer", [first]);
    const answer = await portal.as("customer2").call("createHolds", { body: { stock_numbers: [second, first] } });
    expectRefusal(answer, 409, "onlyAvailableStones");
    expect(answer.message).toBe("Only available diamonds must be selected.");
    const until = line?.expires_at;
    const now = { is: "held", is_own: false, client: null, paper: null, until, sold_at: null };
    expect(answer.body.refused).toEqual([
      { stock_no: first, code: "onlyAvailableStones", reason: answer.message, until, now },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain("Lind");
    expect((await stoneNow(portal, second)).status).toBe(1);
  });

  test("releases own holds, and the stones are available again", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await heldBy(portal, "customer", [stone]);
    const released = await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
    expect(released.data.data[0]).toMatchObject({ status: 2, state: "released", ended_by: "released" });
    expect((await stoneNow(portal, stone)).status).toBe(1);
    const again = await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
    expectRefusal(again, 409, "transitionRefused");
  });

  test("does not know of somebody else's holds", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await heldBy(portal, "customer", [stone]);
    expectRefusal(
      await portal.as("customer2").call("releaseHolds", { body: { ids: [line?.id ?? 0] } }),
      404,
      "notFound",
    );
    expect((await stoneNow(portal, stone)).status).toBe(4);
  });

  test("who is not registered reads the sentence of the KYC", async () => {
    const stock_numbers = await freeStones(portal, 1);
    for (const sender of [portal.as("newcomer"), portal.asGuest()]) {
      const answer = await sender.call("createHolds", { body: { stock_numbers } });
      expectRefusal(answer, 422, "kycPending");
      expect(answer.message).toBe(
        "Your KYC verification is pending. Please complete your business verification before proceeding.",
      );
    }
  });
});

describe("the house's people", () => {
  test("hold for a client whom they name, and are asked for one", async () => {
    const stock_numbers = await freeStones(portal, 1);
    expectRefusal(await portal.as("admin").call("createHolds", { body: { stock_numbers: [] } }), 422, "selectDiamond");
    expectRefusal(await portal.as("admin").call("createHolds", { body: { stock_numbers } }), 422, "selectClient");
    const user_id = await ownerId(portal, "customer");
    const { data } = await portal.as("associate").call("createHolds", { body: { stock_numbers, user_id } });
    expect(data.data[0]).toMatchObject({ user: { id: user_id }, made_by: { first_name: "Jonas" } });
  });

  test("an associate does not know of another associate's client", async () => {
    const stock_numbers = await freeStones(portal, 1);
    const user_id = await ownerId(portal, "customer");
    const answer = await portal.as("associate2").call("createHolds", { body: { stock_numbers, user_id } });
    expectRefusal(answer, 404, "notFound");
  });

  test("an administrator extends a hold twice, nobody more often, and nobody else at all", async () => {
    const [line] = await heldBy(portal, "customer", await freeStones(portal, 1));
    const body = { ids: [line?.id ?? 0] };
    expectRefusal(await portal.as("associate").call("extendHolds", { body }), 403, "forbidden");
    const { data } = await portal.as("admin").call("extendHolds", { body });
    expect(Date.parse(data.data[0]?.expires_at ?? "") - Date.parse(line?.expires_at ?? "")).toBe(hours(48));
    await portal.as("admin").call("extendHolds", { body });
    expectRefusal(await portal.as("admin").call("extendHolds", { body }), 409, "tooManyExtensions");
  });

  test("a client holds twenty stones at most", async () => {
    const stones = await freeStones(portal, 21);
    expectRefusal(
      await portal.as("customer").call("createHolds", { body: { stock_numbers: stones } }),
      422,
      "tooManyHolds",
    );
    await heldBy(portal, "customer", stones.slice(0, 20));
    const more = await portal.as("customer").call("createHolds", { body: { stock_numbers: stones.slice(20) } });
    expectRefusal(more, 422, "tooManyHolds");
  });
});

describe("a stone that a client has held", () => {
  const again = (stock_no: string, by: "customer" | "customer2" = "customer") =>
    portal.as(by).call("createHolds", { body: { stock_numbers: [stock_no] } });
  const rule = async (change: Partial<TradeRules>) => {
    const { version } = (await portal.as("admin").call("getTradeRules")).data;
    await portal.as("admin").call("setTradeRules", { body: { ...defaultRules, ...change, version } });
  };
  const release = (id = 0) => portal.as("customer").call("releaseHolds", { body: { ids: [id] } });

  test("is left to others for twelve hours once it is released, and the refusal says from when it is free again", async () => {
    const [stone = "", other = ""] = await freeStones(portal, 2);
    const [line] = await heldBy(portal, "customer", [stone]);
    portal.clock.advance(hours(1));
    await release(line?.id);
    const refused = await portal.as("customer").call("createHolds", { body: { stock_numbers: [other, stone] } });
    expectRefusal(refused, 409, "holdTooSoon");
    const from = formatDateTime12(new Date(portal.clock.now().getTime() + hours(12)), portal.house.timeZone);
    expect(refused.body.refused).toEqual([
      {
        stock_no: stone,
        code: "holdTooSoon",
        reason: `${messages.holdTooSoon} It can be held again from ${from} (${portal.house.timeZone}).`,
      },
    ]);
    // All or none, and the house is bound as its client is.
    expect((await stoneNow(portal, other)).status).toBe(1);
    const user_id = await ownerId(portal, "customer");
    const byHouse = await portal.as("associate").call("createHolds", { body: { stock_numbers: [stone], user_id } });
    expectRefusal(byHouse, 409, "holdTooSoon");
    portal.clock.advance(hours(12) - 1);
    expectRefusal(await again(stone), 409, "holdTooSoon");
    portal.clock.advance(1);
    expect((await again(stone)).status).toBe(201);
  });

  test("rests for as long when its time has passed, whether or not it was swept", async () => {
    await rule({ hold_hours: 4, hold_rest_hours: 5 });
    const [swept = "", late = ""] = await freeStones(portal, 2);
    await heldBy(portal, "customer", [swept, late]);
    portal.clock.advance(hours(4));
    expectRefusal(await again(late), 409, "holdTooSoon");
    await expireDueHolds(portal.house);
    expectRefusal(await again(swept), 409, "holdTooSoon");
    // It rests since its time, not since somebody swept it.
    portal.clock.advance(hours(5));
    expect((await again(swept)).status).toBe(201);
  });

  test("rests for everybody of the client's business, and for nobody else", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await heldBy(portal, "customer", [stone]);
    await release(line?.id);
    expect((await again(stone, "customer2")).status).toBe(201);
    const [shared = ""] = await freeStones(portal, 1);
    const [own] = await heldBy(portal, "customer", [shared]);
    await release(own?.id);
    await portal.pool.query(
      `UPDATE account SET business_id = (SELECT business_id FROM account WHERE user_name = 'customer')
        WHERE user_name = 'customer2'`,
    );
    expectRefusal(await again(shared, "customer2"), 409, "holdTooSoon");
  });

  test("may be asked for, taken on memo and offered with a hold while it rests", async () => {
    const [stone = "", lent = ""] = await freeStones(portal, 2);
    for (const line of await heldBy(portal, "customer", [stone, lent])) await release(line.id);
    const asked = await portal.as("customer").call("confirmStones", { body: { stock_numbers: [stone] } });
    expect(asked.status).toBe(201);
    await onMemo(portal, "customer", [lent]);
    const talk = await aTalk(portal);
    const [held] = await heldBy(portal, "customer", [talk.stock_no]);
    await release(held?.id);
    expect((await offer(portal.as("associate"), talk.id, { is_held: true })).status).toBe(200);
    // A hold of the house's own making leaves the client free to hold the stone themselves.
    const given = await aTalk(portal);
    await offer(portal.as("associate"), given.id, { is_held: true });
    await decline(portal.as("customer"), given.id);
    expect((await again(given.stock_no)).status).toBe(201);
  });

  test("rests for nobody where the house has it so", async () => {
    await rule({ hold_rest_hours: 0 });
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await heldBy(portal, "customer", [stone]);
    await release(line?.id);
    expect((await again(stone)).status).toBe(201);
  });
});

test("a hold whose time has passed is none: somebody else takes the stone, and the log says that it expired", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const [line] = await heldBy(portal, "customer", [stone]);
  portal.clock.advance(hours(48));
  const [next] = await heldBy(portal, "customer2", [stone]);
  expect(next?.status).toBe(1);
  const { rows } = await portal.pool.query(
    "SELECT data->>'transition' AS transition FROM audit_event WHERE data->>'workflow' = 'hold' AND data->>'item' = $1 ORDER BY seq",
    [String(line?.id)],
  );
  expect(rows.map(({ transition }) => transition)).toEqual(["hold.hold", "hold.expire"]);
});
