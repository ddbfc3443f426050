import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { buildApp } from "#server/services/web/app.ts";
import { useApp } from "#support/app.ts";
import { heldToContract } from "#support/held-answers.ts";
import { rawGet } from "#support/raw-http.ts";
import { writeSite } from "../../tools/docs/write-site.ts";

const portal = useApp();
const pages = mkdtempSync(path.join(tmpdir(), "loupe-docs-"));
let built: { app: Awaited<ReturnType<typeof buildApp>> };

beforeAll(async () => {
  writeFileSync(path.join(pages, "index.html"), "<!doctype html><title>The portal</title>");
  await writeSite(projectFolder, path.join(pages, "docs"));
  built = { app: heldToContract(await buildApp(portal.house, { pages })) };
});
afterAll(async () => {
  await built.app.close();
  rmSync(pages, { recursive: true });
});
const ask = (
  url: string,
  method: "GET" | "HEAD" | "POST" = "GET",
  headers: Record<string, string> = { accept: "text/html" },
) => built.app.inject({ method, url, headers });

test("/docs leads to the documents, without a sign-in, in the portal's own rules for pages", async () => {
  expect(await ask("/docs")).toMatchObject({ statusCode: 308, headers: { location: "/docs/" } });
  const page = await ask("/docs/");
  expect(page).toMatchObject({
    statusCode: 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
  });
  expect(page.body).toContain("<title>Loupe: documents</title>");
  expect(page.headers["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect((await ask("/docs/reference/masters.html")).body).toContain('id="createMaster"');
});

test("whoever has a page already gets nothing anew, and HEAD says the same without the page", async () => {
  const page = await ask("/docs/api.html");
  const tag = String(page.headers.etag);
  expect(await ask("/docs/api.html", "GET", { "if-none-match": tag })).toMatchObject({ statusCode: 304, body: "" });
  expect(await ask("/docs/api.html", "HEAD")).toMatchObject({ statusCode: 200, body: "", headers: { etag: tag } });
  const packed = await ask("/docs/api.html", "GET", { "accept-encoding": "br" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(page.rawPayload.length / 2);
});

test("where there is no document, a reader is told so on a page with the contents, and a program by the refusal", async () => {
  for (const place of ["/docs/missing", "/docs/missing.html", "/docs/reference/nothing/at/all", "/docs/pictures/"]) {
    const page = await ask(place);
    expect([place, page.statusCode, page.headers["content-type"]]).toEqual([place, 404, "text/html; charset=utf-8"]);
    expect(page.body).toContain(`<h1>${messages.notFound}</h1>`);
    expect(page.body).toContain('<base href="/docs/">');
    expect(page.headers.etag).toBeUndefined();
    const refusal = await ask(place, "GET", { accept: "application/json" });
    expect([place, refusal.statusCode, refusal.json().code]).toEqual([place, 404, "notFound"]);
  }
});

test("the documents are for reading alone", async () => {
  for (const place of ["/docs", "/docs/", "/docs/api.html"]) {
    const refusal = await ask(place, "POST");
    expect([place, refusal.statusCode, refusal.json().code]).toEqual([place, 404, "notFound"]);
  }
});

test("nothing beside the documents is reached through them, however the address is written", async () => {
  const addresses = [
    "/docs/../package.json",
    "/docs/%2e%2e/%2e%2e/package.json",
    "/docs/..%2f..%2fpackage.json",
    "/docs/..%5cindex.html",
    "/docs/%00",
  ];
  for (const address of addresses) {
    const { status, body } = await rawGet(built, address);
    expect([address, status, JSON.parse(body).code]).toEqual([address, 404, "notFound"]);
  }
});

test("a screen of the portal whose name begins alike is still the portal's", async () => {
  expect((await ask("/docsets")).body).toContain("<title>The portal</title>");
});

test("a portal that was built without its documents says so as for every other address", async () => {
  const bare = mkdtempSync(path.join(tmpdir(), "loupe-bare-"));
  writeFileSync(path.join(bare, "index.html"), "<!doctype html><title>The portal</title>");
  const app = heldToContract(await buildApp(portal.house, { pages: bare }));
  const answer = await app.inject({ method: "GET", url: "/docs/", headers: { accept: "text/html" } });
  expect([answer.statusCode, answer.json().code]).toEqual([404, "notFound"]);
  await app.close();
  rmSync(bare, { recursive: true });
});
