import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { usePagesDoor } from "#support/pages-door.ts";
import { rawHttp } from "#support/raw-http.ts";

const { door, defects } = usePagesDoor();
const ask = (url: string, headers: Record<string, string>, method: "GET" | "HEAD" = "GET") =>
  door.app.inject({ method, url, headers });

test("a range past the end of a file is refused with the file's size, and is no defect of the house", async () => {
  for (const url of ["/", "/index.html", "/icon.svg", "/docs/", "/docs/api.html"]) {
    const refused = await ask(url, { range: "bytes=99999999-" });
    expect([url, refused.statusCode, refused.json()]).toEqual([
      url,
      416,
      expect.objectContaining({ status: "fail", code: "rangeBeyondFile", message: messages.rangeBeyondFile }),
    ]);
    expect(refused.headers["content-range"]).toMatch(/^bytes \*\/\d+$/);
    expect((await ask(url, { range: "bytes=99999999-" }, "HEAD")).statusCode).toBe(416);
  }
  expect(defects).toEqual([]);
});

test("a part of a file is sent as that part", async () => {
  const part = await ask("/icon.svg", { range: "bytes=1-3" });
  expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([206, "svg", "bytes 1-3/41"]);
});

test("a request without a host is refused in the form of every failure", async () => {
  const { status, body } = await rawHttp(door, "GET /api/v1/user/profile HTTP/1.1\r\nConnection: close\r\n\r\n");
  expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ status: "fail", code: "malformed" })]);
});

test("documents that name what this version does not withstand are not shown to strangers", async () => {
  for (const name of ["security-review", "threat-model", "asvs"])
    expect([name, (await ask(`/docs/${name}.html`, { accept: "text/html" })).statusCode]).toEqual([name, 404]);
  expect((await ask("/docs/security.html", { accept: "text/html" })).statusCode).toBe(200);
  expect((await ask("/docs/search.json", {})).body).not.toContain("threat-model.html");
});
