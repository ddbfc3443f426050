import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { buildApp } from "#server/services/web/app.ts";
import { useApp } from "#support/app.ts";
import { heldToContract } from "#support/held-answers.ts";
import { rawGet, rawHttp } from "#support/raw-http.ts";
import { remembering, silentLogger } from "#support/silent-log.ts";

const portal = useApp();
const log = remembering();
const pages = mkdtempSync(path.join(tmpdir(), "loupe-pages-"));
let built: { app: Awaited<ReturnType<typeof buildApp>> };

beforeAll(async () => {
  mkdirSync(path.join(pages, "assets"));
  writeFileSync(path.join(pages, "index.html"), "<!doctype html><title>Loupe</title>");
  writeFileSync(path.join(pages, "assets", "a.js"), "export {};");
  const logger = { ...(silentLogger as object), ...log, child: () => logger } as never;
  built = { app: heldToContract(await buildApp(portal.house, { pages, logger })) };
});
afterAll(async () => {
  await built.app.close();
  rmSync(pages, { recursive: true });
});

describe("an address of a file", () => {
  test("that leads out of the folder or nowhere is not found, and no defect, however it is written", async () => {
    const addresses = [
      "/index.html%00",
      "/%2e%2e/x",
      "/.%2e/",
      "/assets/%2e%2e/%2e%2e/package.json",
      "/assets/%00.js",
      "/..%5cpackage.json",
      "/assets/..%2f..%2fpackage.json",
      "/%2e%2e",
      "/assets/nothing.js",
      "/%00",
      "//%2e%2e//",
    ];
    for (const address of addresses) {
      for (const accept of ["*/*", "text/html"]) {
        const { status, body } = await rawGet(built, address, accept);
        const isScreen = accept === "text/html" && status === 200;
        if (!isScreen) expect([address, status, JSON.parse(body).code]).toEqual([address, 404, "notFound"]);
        else expect(body).toContain("<title>Loupe</title>");
      }
    }
    expect(log.said.filter((line) => line.startsWith("error"))).toEqual([]);
  });

  test("that is not there is not found, and is not answered by the page of the screens", async () => {
    const missing = [
      "/assets/nope.js",
      "/assets/nope",
      "/assets",
      "/media/demo/nope.webp",
      "/favicon-x.png",
      "/wp-login.php",
      "/index.php/admin",
      "/.env",
      "/%2egit/config",
      "/dashboard.html?x=1",
    ];
    for (const address of missing) {
      const { status, body } = await rawGet(built, address, "text/html,application/xhtml+xml,*/*;q=0.8");
      expect([address, status, JSON.parse(body).code]).toEqual([address, 404, "notFound"]);
    }
  });

  test("of a screen is answered by the one page of the screens, whatever its parameters hold", async () => {
    const screens = [
      "/",
      "/dashboard",
      "/nowhere/at/all",
      "/search?search=0.50&from=/a.js",
      "/login?form=set-up",
      "/shared/Zq3_x-9",
      // A full stop that a message put behind its link.
      "/shared/Zq3_x-9.",
      "/search/letter/5b0c1c4e-6a4e-4f1f-9a53-0d1b7f3f5a10).",
      "/mail/7.offers.AbCdEfGhIjKlMnOpQrStUv",
      "/medialist",
    ];
    for (const address of screens) {
      const { status, body } = await rawGet(built, address, "text/html");
      expect([address, status, body]).toEqual([address, 200, expect.stringContaining("<title>Loupe</title>")]);
    }
  });

  test("that is one is sent", async () => {
    expect(await rawGet(built, "/assets/a.js")).toMatchObject({ status: 200, body: "export {};" });
    expect((await rawGet(built, "/", "text/html")).body).toContain("<title>Loupe</title>");
  });

  test("is shown in nobody's frame, and asks nothing of the device", async () => {
    const { head } = await rawGet(built, "/", "text/html");
    expect(head).toMatch(/content-security-policy: .*frame-ancestors 'none'/i);
    expect(head).toMatch(/x-frame-options: deny/i);
    expect(head).toMatch(/permissions-policy: camera=\(\), geolocation=\(\)/i);
  });

  test("may load and run what its rules name, and nothing else", async () => {
    const { head } = await rawGet(built, "/", "text/html");
    const rules = /content-security-policy: (.+)/i.exec(head)?.[1]?.split(/; ?/) ?? [];
    expect(rules).toEqual([
      "default-src 'none'",
      "base-uri 'self'",
      "connect-src 'self'",
      "font-src 'self' data:",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "frame-src blob:",
      "img-src 'self' data: blob:",
      "media-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
    ]);
  });
});

describe("what is no HTTP", () => {
  const odd: [string, number, string, string][] = [
    ["no request", 400, "malformed", "nonsense\r\n\r\n"],
    ["a header that is none", 400, "malformed", "GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n"],
    ["two lengths", 400, "malformed", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
    ["a head without end", 431, "tooLarge", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
  ];
  test.each(odd)(
    "%s is answered in the form of every failure, and the connection ends",
    async (_, status, code, sent) => {
      const answer = await rawHttp(portal, sent);
      expect(answer.status).toBe(status);
      expect(answer.head).toMatch(/\r\nconnection: close/i);
      expect(answer.head).toMatch(/\r\nx-content-type-options: nosniff/i);
      expect(JSON.parse(answer.body)).toEqual({
        status: "fail",
        code,
        message: messages[code as "malformed"],
        request_id: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      });
    },
  );
});

test("the scheme of a token has no case", async () => {
  const token = await portal.tokenOf("customer");
  for (const scheme of ["Bearer", "bearer", "BEARER"]) {
    const headers = { authorization: `${scheme} ${token}` };
    expect((await portal.app.inject({ url: "/api/v1/user/profile", headers })).statusCode).toBe(200);
  }
});
