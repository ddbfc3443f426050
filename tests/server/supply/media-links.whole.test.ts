import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lookAtLink } from "#server/remote/look-at-link.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { MediaPeer } from "#support/media-peer.ts";
import { aRow, Supplier } from "#support/supplier.ts";
import { withoutGarbage } from "#support/without-garbage.ts";

const portal = useOwnApp();
let peer: MediaPeer;
beforeAll(async () => {
  peer = await MediaPeer.open();
});
afterAll(() => peer.close());

const look = () =>
  jobKinds.checkMedia.run({}, {
    house: portal.house,
    id: "clock",
    signal: new AbortController().signal,
  } as never);
const links = async () => {
  const { rows } = await portal.pool.query("SELECT url, field, state, reason FROM media_link ORDER BY url, field");
  return rows.map(({ url, field, state, reason }) =>
    `${field} ${url.slice(peer.url.length)} ${state} ${reason ?? ""}`.trim(),
  );
};
const found = async (name: "has_image" | "has_video", value: "Y" | "N") => {
  const attributes = { [name]: { values: [value] } };
  const body = { diamond_type: "white" as const, numbers: ["HARBA1", "HARBA2", "HARBA3"], attributes };
  const { data } = await portal.as("customer").call("searchStones", { body });
  return data.stockList.map(({ stock_no }) => stock_no).sort();
};
const media = (image: string, video: string, certificate: string) => ({
  Image: `${peer.url}${image}`,
  Video: `${peer.url}${video}`,
  Certificate: `${peer.url}${certificate}`,
});

/** A supplier with three stones: one whole, one without its video, one without its picture. */
async function stocked(): Promise<Supplier> {
  const supplier = await Supplier.of(portal);
  await supplier.take([
    aRow("A1", media("/stone.jpg", "/film.mp4", "/report.pdf")),
    aRow("A2", media("/moved", "/gone", "/viewer")),
    aRow("A3", media("/gone", "/viewer", "/polite-page")),
  ]);
  return supplier;
}

describe("the links of stones", () => {
  test("are looked at once, one after another, and what leads nowhere is flagged", async () => {
    await stocked();
    peer.busiest = 0;
    await look();
    expect((await links()).sort()).toEqual([
      "certificate /polite-page dead errorPage",
      "certificate /report.pdf alive",
      "certificate /viewer alive",
      "image /gone dead missing",
      "image /moved alive",
      "image /stone.jpg alive",
      "video /film.mp4 alive",
      "video /gone dead missing",
      "video /viewer alive",
    ]);
    expect(peer.busiest).toBe(1);
    const asked = peer.asked.length;
    await look();
    expect(peer.asked).toHaveLength(asked);
  });

  test("that are dead do not count as media in a search, by the index and by the database", async () => {
    await stocked();
    expect(await found("has_video", "Y")).toEqual(["HARBA1", "HARBA2", "HARBA3"]);
    await look();
    for (const source of ["database", "index"] as const) {
      if (source === "index") await portal.house.stock.live.start();
      const seen = [await found("has_video", "Y"), await found("has_image", "Y"), await found("has_image", "N")];
      expect([portal.house.stock.source, ...seen]).toEqual([
        source,
        ["HARBA1", "HARBA3"],
        ["HARBA1", "HARBA2"],
        ["HARBA3"],
      ]);
    }
    await portal.house.stock.live.stop();
  });

  test("are shown dead to the house's people with the reason, and not to clients", async () => {
    await stocked();
    await look();
    const seen = async (name: "associate" | "customer") =>
      (await portal.as(name).call("getStoneHistory", { query: { stock_no: "HARBA3" } })).data.supply;
    expect((await seen("associate"))?.dead_links).toMatchObject([
      { field: "image", sentence: "The server has nothing at this address." },
      { field: "certificate", sentence: "The server answers with an error page." },
    ]);
    expect(await seen("customer")).toBeUndefined();
  });

  test("are looked at again after a decent time, and come back to life", async () => {
    await stocked();
    await look();
    peer.change("/gone", "picture");
    portal.clock.advance(hours(10));
    await look();
    expect(await links()).toContain("image /gone dead missing");
    portal.clock.advance(hours(24 * 4));
    await look();
    expect(await links()).toContain("image /gone alive");
    const { rows } = await portal.pool.query("SELECT dead_links FROM stone WHERE stock_no = 'HARBA3'");
    expect(rows).toEqual([{ dead_links: 4 }]);
    peer.change("/gone", "gone");
  });

  test("that a load changes count as alive until they are looked at", async () => {
    const supplier = await stocked();
    await look();
    await supplier.take([aRow("A3", media("/stone.jpg", "/viewer", "/polite-page"))], "changes");
    const bits = async () =>
      (await portal.pool.query("SELECT dead_links FROM stone WHERE stock_no = 'HARBA3'")).rows[0].dead_links;
    expect(await bits()).toBe(4);
    await look();
    expect(await bits()).toBe(4);
    await supplier.take([aRow("A2", media("/stone.jpg", "/viewer", "/viewer"))], "changes");
    await jobKinds.cleanUp.run({}, { house: portal.house, id: "clock" } as never);
    expect(await links()).not.toContain("video /gone dead missing");
    expect(await links()).toContain("video /viewer alive");
  });

  test("of a server without an answer are dead after the third time, not before", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take([aRow("A1", { Image: `${peer.url}/broken` })]);
    for (const state of ["unsure", "unsure", "dead"]) {
      await look();
      expect(await links()).toEqual([`image /broken ${state} failing`]);
      portal.clock.advance(hours(7));
    }
  });
});

describe("a server of somebody else", () => {
  const at = (
    path: string,
    allowsPrivate = true,
    field: "image" | "video" | "certificate" = "image",
    visitMs = 30_000,
  ) =>
    lookAtLink(field, path.startsWith("/") ? `${peer.url}${path}` : path, {
      rules: { allowsPrivate },
      visitMs,
      signal: AbortSignal.timeout(120_000),
    });

  test("that says nothing, or a letter at a time for ever, is left after its time", async () => {
    for (const path of ["/silent", "/drip"]) {
      expect([path, await withoutGarbage(at(path, true, "image", 1000))]).toEqual([
        path,
        { state: "unsure", reason: "unreachable" },
      ]);
    }
  });
});
