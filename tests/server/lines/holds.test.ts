import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { freeStones, heldBy, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

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
    expect(answer.body.refused).toEqual([
      { stock_no: first, code: "onlyAvailableStones", reason: answer.message, until: line?.expires_at },
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
