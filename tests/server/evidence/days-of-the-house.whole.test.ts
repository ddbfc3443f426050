import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followLog } from "#server/evidence/follow.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { later, replayed, rollUps } from "#support/evidence.ts";
import { freeStones, onMemo } from "#support/line-stones.ts";

const portal = useOwnApp();
const auditor = () => portal.as("auditor");

async function chooseZone(time_zone: string): Promise<void> {
  const { version } = (await portal.as("admin").call("getHouseSettings")).data;
  await portal.as("admin").call("setHouseSettings", { body: { time_zone, version } });
}
const memoOn = async (day: string) =>
  (await auditor().call("getWorkflow", { path: { name: "memo" }, query: { from: day, to: day } })).data;
const issuedOn = async (day: string) =>
  (await memoOn(day)).taken.find(({ transition }) => transition === "memo.issue")?.count;
const endedOn = async (day: string) => (await memoOn(day)).states.find(({ state }) => state === "issued")?.stays;
const loggedOn = async (day: string) => {
  const query = { transition: "memo.issue", startDate: day, endDate: day };
  return (await auditor().call("listAuditLogs", { query })).data.data.length;
};

// A memo at five in the afternoon in UTC, which is two o'clock of the next day in Tokyo.
beforeEach(async () => {
  await later(portal, hours(8));
  const [line] = await onMemo(portal, "customer", await freeStones(portal, 1));
  await later(portal, hours(1));
  await portal.as("admin").call("receiveMemo", { body: { ids: [line?.id ?? 0] } });
});
afterEach(() => {
  portal.house.timeZone = "UTC";
});

describe("after the house chose another time zone, the figures of a workflow", () => {
  test("stand on the days on which the log has their entries, at once and when they are counted anew", async () => {
    expect([await issuedOn("2026-11-20"), await endedOn("2026-11-20"), await loggedOn("2026-11-20")]).toEqual([
      1, 1, 1,
    ]);
    await chooseZone("Asia/Tokyo");
    for (const turn of [async () => {}, () => followLog(portal.house)]) {
      await turn();
      expect([await issuedOn("2026-11-20"), await endedOn("2026-11-20"), await loggedOn("2026-11-20")]).toEqual([
        0, 0, 0,
      ]);
      expect([await issuedOn("2026-11-21"), await endedOn("2026-11-21"), await loggedOn("2026-11-21")]).toEqual([
        1, 1, 1,
      ]);
    }
    const { rows } = await portal.pool.query("SELECT DISTINCT day::text FROM workflow_taken WHERE workflow = 'memo'");
    expect(rows).toEqual([{ day: "2026-11-21" }]);
  });

  test("are cut by party and by business too before they are counted anew", async () => {
    const { rows } = await portal.pool.query("SELECT business_id AS id FROM account WHERE user_name = 'customer'");
    await issuedOn("2026-11-20");
    await chooseZone("Asia/Tokyo");
    const taken = async (query: { party?: "admin" | "customer"; business_id?: number }) => {
      const span = { from: "2026-11-21", to: "2026-11-21" };
      const { data } = await auditor().call("getWorkflow", { path: { name: "memo" }, query: { ...span, ...query } });
      return data.taken.find(({ transition }) => transition === "memo.issue")?.count;
    };
    expect([await taken({ party: "admin" }), await taken({ party: "customer" })]).toEqual([1, 0]);
    expect([await taken({ business_id: rows[0].id }), await taken({ business_id: 999_999 })]).toEqual([1, 0]);
  });

  test("are no fault of the nightly check", async () => {
    await issuedOn("2026-11-20");
    await chooseZone("Asia/Tokyo");
    expect((await replayed(portal)).mended).toBe(0);
    await chooseZone("America/New_York");
    expect((await replayed(portal)).mended).toBe(0);
  });

  test("are counted anew where an earlier portal did not note whose days they are", async () => {
    await issuedOn("2026-11-20");
    await portal.pool.query("DELETE FROM setting WHERE key = 'workflow_days'");
    await chooseZone("Asia/Tokyo");
    expect([await issuedOn("2026-11-20"), await issuedOn("2026-11-21")]).toEqual([0, 1]);
    await followLog(portal.house);
    expect([await issuedOn("2026-11-20"), await issuedOn("2026-11-21")]).toEqual([0, 1]);
    expect((await replayed(portal)).mended).toBe(0);
  });

  test("keep entries that came before they were counted anew", async () => {
    await issuedOn("2026-11-20");
    await chooseZone("Asia/Tokyo");
    await onMemo(portal, "customer", await freeStones(portal, 2));
    expect(await issuedOn("2026-11-21")).toBe(3);
    await followLog(portal.house);
    const counted = await rollUps(portal);
    expect([await issuedOn("2026-11-21"), (await replayed(portal)).mended]).toEqual([3, 0]);
    expect(await rollUps(portal)).toEqual(counted);
  });
});

describe("a process that has not learned of the new time zone yet", () => {
  test("counts nothing anew in the earlier one, and finds no fault in what others counted", async () => {
    await chooseZone("Asia/Tokyo");
    await followLog(portal.house);
    const counted = await rollUps(portal);
    portal.house.timeZone = "UTC"; // as another process of the house goes on until its next start
    await followLog(portal.house);
    expect(await rollUps(portal)).toEqual(counted);
    expect([await issuedOn("2026-11-20"), await issuedOn("2026-11-21")]).toEqual([1, 0]);
    expect((await replayed(portal)).mended).toBe(0);
  });
});
