import { beforeEach, describe, expect, test } from "vitest";
import { seconds } from "#support/clock.ts";
import { freeStones } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { events, useTrackReportWorld, wholeLife } from "#support/track-report-world.ts";

const { portal, report, later } = useTrackReportWorld();
let stone = "";

/** Everything that can happen to a stone, between it and a customer who has an associate. */
async function aWholeLife(): Promise<void> {
  const stock_numbers = [stone];
  const user_id = await ownerId(portal, "customer");
  const [customer, associate, admin, qc] = (["customer", "associate", "admin", "qc"] as const).map(portal.as);
  const step = async <T>(act: Promise<{ status: number; data: T; text: string }>) => {
    const answer = await act;
    if (answer.status > 299) throw new Error(answer.text);
    later();
    return answer.data;
  };
  if (!customer || !associate || !admin || !qc) throw new Error("nobody is there");
  later();
  await step(customer.call("addToWatchlist", { body: { stock_numbers } }));
  await step(customer.call("addToCart", { body: { stock_numbers } }));
  await step(customer.call("addNotes", { body: { stock_numbers, text: "Nora's stone" } }));
  await step(customer.call("createHolds", { body: { stock_numbers } }));
  const asked = await step(associate.call("confirmStones", { body: { stock_numbers, user_id } }));
  await step(admin.call("approveStones", { body: { ids: asked.data.map(({ id }) => id) } }));
  const memo = await step(associate.call("issueMemo", { body: { stock_numbers, user_id } }));
  const ids = memo.data.map(({ id }) => id);
  await step(
    associate.call("sellMemo", {
      body: { lines: ids.map((id) => ({ id, price_per_ct: 4321 })), reason: "A parcel deal" },
    }),
  );
  await step(admin.call("reverseMemo", { body: { ids, reason: "Sold by mistake" } }));
  await step(qc.call("receiveMemo", { body: { ids } }));
}

beforeEach(async () => {
  [stone = ""] = await freeStones(portal, 1);
});

describe("the whole life of a stone", () => {
  beforeEach(aWholeLife);

  test("is told in order, the latest first, to administrators, quality control and auditors alike", async () => {
    for (const name of ["admin", "qc", "auditor"] as const) {
      const { history } = await report(name, stone);
      expect(events(history).reverse(), name).toEqual(wholeLife);
      expect(history.map(({ at }) => at)).toEqual(
        history
          .map(({ at }) => at)
          .sort()
          .reverse(),
      );
    }
  });

  test("knows the papers of a step, and how its line stands since, where the log wrote an elder act later", async () => {
    const [other = "", sold = ""] = (await freeStones(portal, 3)).filter((one) => one !== stone);
    const user_id = await ownerId(portal, "customer");
    const memo = await portal.as("associate").call("issueMemo", { body: { stock_numbers: [sold], user_id } });
    const ids = memo.data.data.map(({ id }) => id);
    portal.clock.advance(seconds(2));
    await portal.as("customer").call("addToWatchlist", { body: { stock_numbers: [other] } });
    portal.clock.advance(seconds(-1));
    await portal.as("associate").call("sellMemo", { body: { ids } });
    await portal.as("admin").call("reverseMemo", { body: { ids, reason: "Sold by mistake" } });
    const again = await portal.as("associate").call("sellMemo", { body: { ids } });
    const { history } = await report("admin", sold);
    expect(history.slice(0, 3).map(({ event, paper }) => [event, paper?.kind])).toEqual([
      ["memo.sell", "invoice"],
      ["memo.reverseSold", "credit"],
      ["memo.sell", "invoice"],
    ]);
    expect(history[0]?.paper?.id).not.toBe(history[2]?.paper?.id);
    const [now] = again.data.data;
    expect(history.filter(({ line_version }) => line_version !== null)).toEqual([history[0]]);
    expect(history[0]?.line_version).toBe(now?.version);
    expect(Date.parse(history[0]?.at ?? "")).toBeGreaterThan(Date.parse(now?.updated_at ?? ""));
  });

  test("is told by the steps of one role where that is asked for", async () => {
    expect(events((await report("admin", stone, 2)).history).reverse()).toEqual(wholeLife.slice(1, 5));
    expect(events((await report("admin", stone, 3)).history)).toEqual(["memo.receive"]);
    expect((await report("admin", stone, 8)).history).toEqual([]);
  });
});
