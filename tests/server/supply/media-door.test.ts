import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { useOwnApp } from "#support/app.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
/** The provider's number of the stone is the name of its picture, as with most providers. */
const number = "078Q2BC";
const film = Buffer.concat([Buffer.from("0000001866747970", "hex"), Buffer.from("isomABCDEFGHIJKLMNOPQRSTUVWXYZ")]);
const paper = Buffer.from("%PDF-1.4 a report of Secret Supplier");
let server: Server;
let host = "";
let asked: string[] = [];

beforeAll(async () => {
  const dots = { width: 64, height: 48, channels: 3, background: "#3a6" } as const;
  const picture = await sharp({ create: dots })
    .withExif({ IFD0: { Artist: "Secret Supplier", Copyright: number } })
    .jpeg()
    .toBuffer();
  expect(picture.toString("latin1")).toContain("Secret Supplier");
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url?.endsWith(".jpg")) return void response.end(picture);
    if (request.url?.endsWith(".mp4")) return void response.end(film);
    if (request.url?.endsWith(".pdf")) return void response.end(paper);
    response.writeHead(302, { location: "http://secret-supplier.test/viewer" }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  asked = [];
  const supplier = await Supplier.of(portal, "Secret Supplier", "SECR");
  const links = {
    Image: `${host}/${number}.jpg`,
    Video: `${host}/${number}.mp4`,
    Certificate: `${host}/${number}.pdf`,
  };
  await supplier.take([aRow("A1", links), aRow("A2", { ...links, Video: `${host}/viewer?stone=${number}` })]);
});

const stoneOf = async (name: "customer" | "admin", stock_no: string) =>
  (await portal.as(name).call("getStoneHistory", { query: { stock_no } })).data.stone;
const open = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

test("a client reads addresses of the house, without host, path or number of the provider", async () => {
  const client = await stoneOf("customer", "SECRA1");
  for (const field of ["image", "video", "certificate"] as const)
    expect(client[field]).toMatch(new RegExp(`^/files/media/\\d+-[\\w-]{22}/${field}\\.(jpg|mp4|pdf)$`));
  expect(JSON.stringify(client)).not.toMatch(new RegExp(`127\\.0\\.0\\.1|${number}|Secret`));
});

test("staff read the source beside the house's address", async () => {
  const { image, media_source } = await stoneOf("admin", "SECRA1");
  expect(image).toMatch(/^\/files\/media\//);
  expect(media_source?.image).toBe(`${host}/${number}.jpg`);
});

test("the house fetches a picture once, and shows its pixels without what the camera wrote", async () => {
  const { image } = await stoneOf("customer", "SECRA1");
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(image ?? "")));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(asked).toEqual([`/${number}.jpg`]);
  expect(answers[0]?.headers["content-type"]).toBe("image/jpeg");
  expect(answers[0]?.rawPayload.toString("latin1")).not.toMatch(/Secret|078Q2BC/);
});

test("a film is sent in the parts that a player asks for", async () => {
  const { video } = await stoneOf("customer", "SECRA1");
  const part = await open(video ?? "", { range: "bytes=12-14" });
  expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
    206,
    "ABC",
    `bytes 12-14/${film.length}`,
  ]);
  const end = await open(video ?? "", { range: "bytes=-2" });
  expect([end.statusCode, end.body]).toEqual([206, "YZ"]);
  const beyond = await open(video ?? "", { range: `bytes=${film.length}-` });
  expect([beyond.statusCode, beyond.json().code]).toEqual([416, "rangeBeyondFile"]);
  expect((await open(video ?? "")).rawPayload.equals(film)).toBe(true);
});

test("a report is handed out as it is, under a name of the house", async () => {
  const { certificate } = await stoneOf("customer", "SECRA1");
  const answer = await open(certificate ?? "");
  expect([answer.statusCode, answer.headers["content-type"], answer.rawPayload.equals(paper)]).toEqual([
    200,
    "application/pdf",
    true,
  ]);
});

test("a viewer's page that leads to the provider is shown on request, and the provider's address is not told", async () => {
  const { video } = await stoneOf("customer", "SECRA2");
  expect(video).toMatch(/\/video$/);
  const page = await open(video ?? "", { accept: "text/html" });
  expect([page.statusCode, page.body.includes(messages.mediumOnRequest)]).toEqual([404, true]);
  expect(page.body + JSON.stringify(page.headers)).not.toMatch(/secret-supplier|078Q2BC|127\.0\.0\.1/);
});

test("an address of another stone cannot be guessed from one's own", async () => {
  const { id, image } = await stoneOf("customer", "SECRA1");
  const other = (await stoneOf("customer", "SECRA2")).id;
  expect((await open((image ?? "").replace(`/${id}-`, `/${other}-`))).statusCode).toBe(404);
  expect((await open(`/files/thumbnails?of=${encodeURIComponent(`${host}/${number}.jpg`)}`)).statusCode).toBe(204);
});
