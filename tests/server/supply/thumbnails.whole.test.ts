import { rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { followLinks, walkLinks } from "#server/db/queries/gathered-links.ts";
import { beginWalk, followChanges } from "#server/db/queries/stone-sweeps.ts";
import { mediaOnWire } from "#server/wire/media-names.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { fill, mountDisk } from "#support/small-disk.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
let server: Server;
let url = "";
let asked: string[] = [];
let busiest = 0;
let open = 0;
let picture: Buffer;
let isDown = false;
/** The promise that the picture's server waits for before it answers. */
let held: Promise<void> = Promise.resolve();
const PIXELS = 12_000;
/** A server of the house's own network, as every machine of a cloud has one. */
const inside = "http://169.254.169.254/latest/a.jpg";

beforeAll(async () => {
  const dots = { width: 640, height: 480, channels: 3, background: "#3a6" } as const;
  picture = await sharp({ create: dots }).jpeg().toBuffer();
  const bomb = await sharp({ create: { ...dots, width: PIXELS, height: PIXELS } })
    .png()
    .toBuffer();
  server = createServer(async (request, response) => {
    asked.push(request.url ?? "");
    busiest = Math.max(busiest, ++open);
    response.on("close", () => open--);
    await held;
    if (isDown) return void response.writeHead(503).end();
    if (request.url === "/bomb.png") return void response.writeHead(200, { "content-type": "image/png" }).end(bomb);
    if (request.url === "/page.jpg") return void response.writeHead(200, { "content-type": "text/html" }).end("<html>");
    if (request.url === "/inside.jpg") return void response.writeHead(302, { location: inside }).end();
    if (request.url === "/noise.jpg") return void response.writeHead(200).end("no picture at all");
    if (request.url === "/endless.jpg") {
      const flood = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 255)));
      };
      response.writeHead(200, { "content-type": "image/jpeg" }).on("drain", flood);
      return flood();
    }
    response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  [asked, busiest, isDown, held] = [[], 0, false, Promise.resolve()];
});

/** Stones with these pictures, whose links the house knows. */
async function stonesWith(...names: string[]): Promise<void> {
  const supplier = await Supplier.of(portal);
  await supplier.take(names.map((name, at) => aRow(`A${at}`, { Image: `${url}${name}` })));
  const [{ db }, now] = [portal, portal.clock.now()];
  await beginWalk(db, "media_sweep", now);
  while (await walkLinks(db, now, 1000));
  await followChanges(db, AbortSignal.timeout(60_000), (turn) => followLinks(db, now, turn, 1000));
}
/** The house's own address of a stone's picture; an address of nobody's where no stone has it. */
async function addressOf(name: string): Promise<string> {
  const { rows } = await portal.pool.query("SELECT id FROM stone WHERE image = $1 LIMIT 1", [`${url}${name}`]);
  const stone = { id: rows[0]?.id ?? 0, image: `${url}${name}`, video: null, certificate: null };
  return mediaOnWire(stone).image ?? "";
}
const small = async (name: string) =>
  portal.app.inject({ url: `/files/thumbnails?of=${encodeURIComponent(await addressOf(name))}` });
/** The portal's readers of pictures take files alone. */
async function sidesOf(bytes: Buffer): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "loupe-test-"));
  try {
    await writeFile(path.join(folder, "small.jpg"), bytes);
    const { width, height } = await sharp(path.join(folder, "small.jpg")).metadata();
    return [width, height];
  } finally {
    await rm(folder, { recursive: true });
  }
}
const rows = async () => (await portal.pool.query("SELECT stored_name FROM thumbnail")).rows;

test("a picture is fetched once and kept small, also when two ask at once and when its server is gone later", async () => {
  await stonesWith("/a.jpg", "/b.jpg", "/c.jpg");
  const answers = await Promise.all(["/a.jpg", "/a.jpg", "/b.jpg", "/c.jpg"].map(small));
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await sidesOf(rawPayload)).toEqual([96, 72]);
    expect(rawPayload.length).toBeLessThan(picture.length);
  }
  expect(asked.sort()).toEqual(["/a.jpg", "/b.jpg", "/c.jpg"]);
  expect(busiest).toBe(1);
  isDown = true;
  await portal.pool.query("UPDATE media_link SET state = 'dead', reason = 'missing'");
  expect((await small("/a.jpg")).statusCode).toBe(200);
  expect(asked).toHaveLength(3);
});

test("a picture that there was no room for is made as soon as there is", async (context) => {
  await stonesWith("/a.jpg");
  const ballast = fill(mountDisk(context, portal.filesFolder, 1));
  expect((await small("/a.jpg")).statusCode).toBe(507);
  expect(await rows()).toEqual([]);
  rmSync(ballast);
  expect((await small("/a.jpg")).statusCode).toBe(200);
});

test("whoever looked while a picture was being made finds it made, and its server is asked no second time", async () => {
  await stonesWith("/a.jpg");
  let answer = () => {};
  held = new Promise((done) => {
    answer = done;
  });
  const first = small("/a.jpg");
  await expect.poll(() => asked).toEqual(["/a.jpg"]);
  // The second has found no thumbnail, and waits for the row of its link until the first has ended.
  const holder = await portal.pool.connect();
  try {
    await holder.query("BEGIN; LOCK TABLE media_link");
    const second = small("/a.jpg");
    await expect.poll(waiting).toBe(1);
    answer();
    expect((await first).statusCode).toBe(200);
    await holder.query("COMMIT");
    expect((await second).statusCode).toBe(200);
  } finally {
    holder.release();
  }
  expect(asked).toEqual(["/a.jpg"]);
});
const waiting = async () =>
  (
    await portal.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rowCount;

test("an address that no stone links to is not visited, and neither is what is no address", async () => {
  await stonesWith("/a.jpg");
  for (const name of ["/secret", "/b.jpg"]) expect((await small(name)).statusCode).toBe(204);
  for (const of of ["", "file:///etc/passwd", "http://", "ftp://a.example/b.jpg"]) {
    expect((await portal.app.inject({ url: `/files/thumbnails?of=${encodeURIComponent(of)}` })).statusCode).toBe(204);
  }
  expect((await portal.app.inject({ url: "/files/thumbnails" })).statusCode).toBe(204);
  expect((await portal.app.inject({ url: "/files/thumbnails?of=a&of=b" })).statusCode).toBe(204);
  await portal.pool.query("UPDATE media_link SET state = 'dead', reason = 'missing'");
  expect((await small("/a.jpg")).statusCode).toBe(204);
  expect([asked, await rows()]).toEqual([[], []]);
});

test("what is no picture, too large or without end makes no thumbnail, and is tried again a day later", async () => {
  const names = ["/bomb.png", "/page.jpg", "/noise.jpg", "/endless.jpg"];
  await stonesWith(...names);
  for (const name of names) expect((await small(name)).statusCode, name).toBe(204);
  for (const name of names) await small(name);
  expect(asked).toEqual(names);
  expect(await rows()).toEqual(names.map(() => ({ stored_name: null })));
  portal.clock.advance(hours(25));
  await small("/noise.jpg");
  expect(asked).toEqual([...names, "/noise.jpg"]);
});

test("an address in a private network is not visited unless the house allows it", async () => {
  await stonesWith("/a.jpg");
  const { remote } = portal.house;
  portal.house.remote = { ...remote, allowsPrivate: false };
  expect((await small("/a.jpg")).statusCode).toBe(204);
  portal.house.remote = remote;
  expect(asked).toEqual([]);
});

test("an address that leads into a private network makes no thumbnail, and nobody is visited there", async () => {
  await stonesWith("/inside.jpg");
  const { remote } = portal.house;
  const looked: string[] = [];
  // The first server may be visited, as if it stood in the open; where it leads to is looked at anew.
  portal.house.remote = {
    ...remote,
    get allowsPrivate() {
      looked.push("asked");
      return asked.length === 0;
    },
  };
  expect((await small("/inside.jpg")).statusCode).toBe(204);
  portal.house.remote = remote;
  expect([asked, await rows()]).toEqual([["/inside.jpg"], [{ stored_name: null }]]);
  expect(looked.length).toBeGreaterThan(1);
});

test("a store that is full forgets what nobody asked for the longest", async () => {
  await stonesWith("/a.jpg", "/b.jpg");
  await small("/a.jpg");
  const [first] = await rows();
  await portal.pool.query(`INSERT INTO thumbnail (key, made_at, asked_on)
    SELECT 'k' || n, now(), '2999-01-01' FROM generate_series(1, 49999) n`);
  portal.clock.advance(hours(1));
  await small("/b.jpg");
  const kept = await rows();
  expect(kept).toHaveLength(50_000);
  expect(kept).not.toContainEqual(first);
  expect(await portal.house.files.open(first.stored_name)).toBeUndefined();
});
