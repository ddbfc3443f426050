import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";

const portal = useApp();
const admin = () => portal.as("admin");

describe("lists, countries and documents", () => {
  test("are counted as their lists count them, and open with their lines", async () => {
    const [held = "", asked = "", memo = ""] = await freeStones(portal, 3);
    await heldBy(portal, "customer", [held]);
    await requestedBy(portal, "customer2", [asked]);
    await onMemo(portal, "customer", [memo]);
    for (const name of ["admin", "auditor", "associate", "customer"] as const) {
      const who = portal.as(name);
      const total = async (
        list: "listCarts" | "listHolds" | "listMemos" | "listNotes" | "listWatchlist" | "listConfirms",
        currentTab?: string,
      ) => {
        const { data } = await who.call(list, { query: currentTab ? { currentTab } : {} });
        return (data as { pagination: { totalRecords: number } }).pagination.totalRecords;
      };
      expect((await who.call("getEnquiryCount")).data).toEqual({
        cartCount: await total("listCarts"),
        confirmStonesCount: await total("listConfirms", "approved"),
        holdsCount: await total("listHolds"),
        memosCount: await total("listMemos"),
        notesCount: await total("listNotes"),
        pendingStonesCount: await total("listConfirms"),
        watchListCount: await total("listWatchlist"),
      });
      const { data } = await who.call("getEnquiryDetails");
      expect(data.Hold?.count).toBe(await total("listHolds"));
      expect(data.Memos?.lines.length).toBe(Math.min(5, await total("listMemos")));
    }
    const ofQuality = (await portal.as("qc").call("getEnquiryCount")).data;
    const { memosCount, ...others } = ofQuality;
    expect(memosCount).toBe((await admin().call("getEnquiryCount")).data.memosCount); // it receives them
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
    const { Memos, ...details } = (await portal.as("qc").call("getEnquiryDetails")).data;
    expect([Memos?.count, ...Object.values(details)]).toEqual([memosCount, null, null, null]);
    expect((await admin().call("getEnquiryDetails")).data.Hold?.lines[0]?.stock_no).toBe(held);
    await later(portal, hours(24 * 30));
    expect((await admin().call("getEnquiryCount")).data.holdsCount).toBe(0);
  });
});
