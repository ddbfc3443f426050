import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { contract } from "#support/contract.ts";

const portal = useApp();
const ours = ["/api/docs/swagger-ui.css", "/api/docs/swagger-ui-bundle.js", "/api/docs/open.js"];
const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ method: "GET", url, headers });

test("the portal gives the whole contract as one file, to whoever asks", async () => {
  const answer = await get("/api/openapi.json");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.json()).toEqual(contract);
  expect(answer.body).not.toContain(".yaml#");
});

test("the contract travels compressed, and not at all to whoever has it", async () => {
  const packed = await get("/api/openapi.json", { "accept-encoding": "br, gzip" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(contract);
  const again = await get("/api/openapi.json", { "if-none-match": String(packed.headers.etag) });
  expect(again).toMatchObject({ statusCode: 304, body: "" });
});

test("the reference page and all that it loads come from the portal, under its content security policy", async () => {
  const page = await get("/api/docs");
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  const rules = String(page.headers["content-security-policy"]);
  expect(rules).toMatch(/^default-src 'none'; .*script-src 'self' 'wasm-unsafe-eval'; .*worker-src 'self'$/);
  expect((await get(ours[2] ?? "")).headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? "");
  expect(loaded).toEqual(["/icon.svg", "/color-scheme.js", ...ours]);
  for (const url of ours) expect((await get(url)).statusCode).toBe(200);
});

test("of the library's folder nothing else is served", async () => {
  for (const name of ["package.json", "index.html", "swagger-ui-bundle.js.map", "..%2f..%2fpackage.json"]) {
    expect((await get(`/api/docs/${name}`, { accept: "text/html" })).statusCode).toBe(404);
  }
});
