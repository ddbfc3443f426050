import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operations } from "#api/operations.gen.ts";
import { readEnvironment } from "#server/environment.ts";
import { startPortal } from "#server/portal.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { fetchHeld } from "#support/held-answers.ts";
import { silentLogger } from "#support/silent-log.ts";
import { demoPassword, testStones } from "#support/template.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();

type Line = { id: number; status: number; stone: { stock_no: string }; expires_at?: string };
type Answer<Data = unknown> = { status: number; code?: string; data: Data; headers: Headers };

/** The whole house on a port, and whoever calls it with nothing but fetch. */
async function house() {
  const env = readEnvironment({
    PORT: "0",
    DATA_DIR: place.dir,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DEMO_PASSWORD: demoPassword,
    DEMO_STONES: String(testStones),
  });
  const portal = await startPortal(env, silentLogger);
  closing(() => portal.close());
  const caller =
    (token?: string) =>
    async <Data>(method: string, path: string, data?: object, idempotencyKey?: string): Promise<Answer<Data>> => {
      const response = await fetchHeld(`${portal.address}/api/v1${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(data && { "content-type": "application/json" }),
          ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        },
        ...(data && { body: JSON.stringify({ data }) }),
      });
      const { code, data: inside } = (await response.json()) as { code?: string; data: Data };
      return { status: response.status, headers: response.headers, data: inside, ...(code && { code }) };
    };
  const signIn = async (name: string) => {
    const body = { email: `${name}@demo.test`, password: demoPassword };
    return caller((await caller()<{ token: string }>("POST", "/user/login", body)).data.token);
  };
  return { address: portal.address, caller, signIn };
}

/** A key as the administrator makes it for the demo house's API client. */
async function keyFor(admin: Awaited<ReturnType<Awaited<ReturnType<typeof house>>["signIn"]>>, scopes: string[]) {
  const { data } = await admin<{ data: { id: number }[] }>("GET", "/external-clients?source=6");
  const made = await admin<{ secret: string }>("POST", `/external-clients/${data.data[0]?.id}/keys`, {
    name: "Web shop",
    scopes,
    calls_per_minute: 1000,
  });
  return made.data.secret;
}

test("a program searches, holds, asks for it, repeats itself without harm, and reads what became of it", async () => {
  const { address, caller, signIn } = await house();
  const key = await keyFor(await signIn("admin"), ["stones:read", "lists:read", "lists:write"]);
  const program = caller(key);

  const search = { diamond_type: "white" };
  const guides = readFileSync("docs/api.md", "utf8").match(/-d '(.*"attributes".*)'/)?.[1] ?? "";
  expect((await program("POST", "/inventory/search", JSON.parse(guides).data)).status).toBe(200);
  const found = await program<{ stockList: { stock_no: string; status: number }[] }>(
    "POST",
    "/inventory/search?size=500",
    search,
  );
  const free = found.data.stockList.filter(({ status }) => status === 1).map(({ stock_no }) => stock_no);
  const [stone = "", other = ""] = free;

  const hold = () =>
    program<{ data: Line[] }>("POST", "/inventory/new-arrival/hold", { stock_numbers: [stone] }, "order-1-hold");
  const [first, again] = [await hold(), await hold()];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.data).toEqual(first.data);
  const reused = await program("POST", "/inventory/new-arrival/hold", { stock_numbers: [other] }, "order-1-hold");
  expect([reused.status, reused.code]).toEqual([409, "idempotencyReused"]);

  const lines = [{ stock_no: stone, remark: "For Friday" }, { stock_no: other }];
  const asked = await program<{ data: Line[] }>("POST", "/inventory/new-arrival/confirm-stone", { lines });
  expect([asked.status, asked.data.data.map(({ status }) => status)]).toEqual([201, [1, 1]]);
  const taken = await program("POST", "/inventory/new-arrival/confirm-stone", { lines });
  expect([taken.status, taken.code]).toEqual([409, "onlyAvailableStones"]);

  const admin = await signIn("admin2");
  const ids = asked.data.data.map(({ id }) => id);
  expect((await admin("PUT", "/inventory/new-arrival/approve-stone", { ids })).status).toBe(200);
  const after = await program<{ data: Line[] }>("POST", "/inventory/new-arrival/get-confirm-stone?currentTab=approved");
  expect(after.data.data.map(({ id }) => id).sort()).toEqual(ids.sort());

  const file = await program<string>("POST", "/inventory/download", { format: "csv", stock_numbers: [stone] });
  const fetched = await fetch(`${address}${file.data}`, { headers: { authorization: `Bearer ${key}` } });
  expect(await fetched.text()).toContain(stone);
  expect((await fetch(`${address}${file.data}`)).status).toBe(401);

  const refused = await program("GET", "/user/profile");
  expect([refused.status, refused.code]).toEqual([403, "scopeMissing"]);
}, 180_000); // it starts a whole house

test("a program listens to changes of stones with its key, where it may see stones", async () => {
  const { address, signIn } = await house();
  const admin = await signIn("admin");
  const listen = async (key: string) => {
    const stop = new AbortController();
    const { status, headers } = await fetch(`${address}/live/stones`, {
      headers: { authorization: `Bearer ${key}` },
      signal: stop.signal,
    });
    stop.abort();
    return [status, headers.get("content-type")?.split(";")[0]];
  };
  expect(await listen(await keyFor(admin, ["stones:read"]))).toEqual([200, "text/event-stream"]);
  expect((await listen(await keyFor(admin, ["lists:read"])))[0]).toBe(403);
}, 180_000);

test("every call that the guide for integrators names is in the contract", () => {
  const guide = readFileSync("docs/api.md", "utf8");
  const named = [
    ...guide.matchAll(/(?:\$HOUSE|(?:GET|POST|PUT|under|PDF) `?)(\/(?:inventory|user|jobs)[\w/{}-]*)/g),
  ].map(([, path]) => path);
  const known = Object.values(operations).map(([, path]) => path as string);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((path) => !known.includes(path ?? ""))).toEqual([]);
});
