import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { newFeed } from "#support/feed-samples.ts";
import { fedFrom } from "#support/feeds.ts";
import { Supplier } from "#support/supplier.ts";

const portal = useApp();
const admin = () => portal.as("admin");

describe("a feed is kept", () => {
  test("by its name once for each provider, and is deleted only while it is off", async () => {
    const { id: provider } = await Supplier.of(portal);
    const id = await fedFrom(portal, provider, {});
    const body = newFeed(provider);
    expectRefusal(await admin().send("createFeed", { body }), 409, "feedTaken", ["/data/name"]);
    expectRefusal(await admin().send("deleteFeed", { path: { id } }), 409, "feedNotOff");
    await admin().call("setFeedStatus", { path: { id }, body: { is_active: false } });
    await admin().call("deleteFeed", { path: { id } });
    expect((await portal.pool.query("SELECT count(*)::integer AS n FROM remote_place")).rows[0].n).toBe(0);
  });

  test.each([
    ["25:00", "0 25 * * *", "invalidTime"],
    ["a day beyond Saturday", "0 6 * * 7", "invalidDay"],
    ["25 hours", "0 */25 * * *", "invalidHours"],
    ["four parts", "0 6 * *", "schedulePartsWrong"],
  ] as const)("not with a schedule of %s", async (_, schedule, code) => {
    const { id: provider } = await Supplier.of(portal);
    expectRefusal(await admin().send("createFeed", { body: newFeed(provider, { schedule }) }), 422, code, [
      "/data/schedule",
    ]);
  });

  test("not without its folder, its pattern or a folder below to move to", async () => {
    const { id: provider } = await Supplier.of(portal);
    const { remote_place: _, ...none } = newFeed(provider);
    expectRefusal(await admin().send("createFeed", { body: none }), 422, "feedNeedsPlace", ["/data/remote_place"]);
    const bare = newFeed(provider, { pattern: null });
    expectRefusal(await admin().send("createFeed", { body: bare }), 422, "feedNeedsPattern", ["/data/pattern"]);
    const moved = newFeed(provider, { afterwards: "move" });
    expectRefusal(await admin().send("createFeed", { body: moved }), 422, "feedNeedsMoveTo", ["/data/move_to"]);
    for (const move_to of ["../taken", "/taken", "a/../b", "a//b"]) {
      const body = { ...moved, move_to };
      expectRefusal(await admin().send("createFeed", { body }), 422, "feedMovesElsewhere", ["/data/move_to"]);
    }
  });
});
