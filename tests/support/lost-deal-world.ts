import { afterEach } from "vitest";
import type { Data, QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import { useApp } from "./app.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "./line-stones.ts";

export type Query = QueryInput<"getLostDeals">;

export type Step = NonNullable<Data<"getLostDeals">["total"]["hold"]>;

export const idsOf = (lines: readonly { id: number }[]) => ({ ids: lines.map(({ id }) => id) });

export const today = { startDate: "2026-11-20", endDate: "2026-11-20" };

export function useLostDealWorld() {
  const portal = useApp();
  afterEach(() => {
    portal.house.timeZone = "UTC";
  });
  const lost = async (query: Query = {}, who: DemoName = "admin") =>
    (await portal.as(who).call("getLostDeals", { query })).data;
  const linesOf = async (query: QueryInput<"listLostDeals">, who: DemoName = "admin") =>
    (await portal.as(who).call("listLostDeals", { query })).data;
  /** Deals of every end: holds let go by each side, by time and taken on; requests refused and withdrawn; memos. */
  async function deals() {
    const admin = portal.as("admin");
    const numbers = await freeStones(portal, 9);
    const at = (...places: number[]) => places.map((place) => numbers[place] ?? "");
    const holds = await heldBy(portal, "customer", at(0, 1, 2));
    await portal.as("customer").call("releaseHolds", { body: idsOf(holds.slice(0, 1)) });
    await admin.call("releaseHolds", { body: idsOf(holds.slice(1, 2)) });
    const [taken] = await requestedBy(portal, "customer", at(2));
    await admin.call("approveStones", { body: idsOf(taken ? [taken] : []) });
    const memos = await onMemo(portal, "customer", at(2, 3, 4));
    await admin.call("sellMemo", { body: idsOf(memos.slice(0, 1)) });
    await admin.call("receiveMemo", { body: idsOf(memos.slice(1, 2)) });
    const asked = await requestedBy(portal, "customer2", at(5, 6, 7));
    await admin.call("rejectStones", { body: { ...idsOf(asked.slice(0, 1)), reason: "Sold elsewhere" } });
    await admin.call("rejectStones", { body: { ...idsOf(asked.slice(1, 2)), reason: "sold elsewhere" } });
    await heldBy(portal, "customer2", at(8));
    return { memos };
  }
  const plain = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
  return { portal, lost, linesOf, deals, plain };
}
