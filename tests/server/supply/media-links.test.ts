import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lookAtLink } from "#server/remote/look-at-link.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useOwnApp } from "#support/app.ts";
import { MediaPeer } from "#support/media-peer.ts";

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

describe("the links of stones", () => {
  test("of an empty house are no trouble", async () => {
    await look();
    expect(await links()).toEqual([]);
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

  test("that never ends its answer is left after a few bytes", async () => {
    peer.sent = 0;
    expect(await at("/endless")).toEqual({ state: "alive", reason: null });
    expect(peer.sent).toBeLessThan(8_000_000);
  });

  test("that sends a visitor round in a circle, asks for a password or answers a page is told from a picture", async () => {
    expect(await at("/around")).toEqual({ state: "dead", reason: "redirects" });
    expect(await at("/locked")).toEqual({ state: "dead", reason: "refused" });
    expect(await at("/viewer")).toEqual({ state: "dead", reason: "notMedia" });
    expect(await at("/empty")).toEqual({ state: "dead", reason: "empty" });
    expect(await at("/no-head")).toEqual({ state: "alive", reason: null });
  });

  test("is not visited within a private network, also where a redirect leads there", async () => {
    const inside = { state: "dead", reason: "private" };
    const asked = peer.asked.length;
    expect(await at("/stone.jpg", false)).toEqual(inside);
    for (const host of ["localhost", "10.1.2.3", "169.254.169.254", "0x7f.1", "2130706433", "[::1]"]) {
      expect([host, await at(`http://${host}/stone.jpg`, false)]).toEqual([host, inside]);
    }
    expect(peer.asked).toHaveLength(asked);
  });

  test("whose address cannot be read is not visited", async () => {
    for (const url of ["https://", "http://user:word@example.com/a.jpg", "ftp://example.com/a.jpg"]) {
      expect(await at(url)).toEqual({ state: "dead", reason: "invalid" });
    }
  });
});
