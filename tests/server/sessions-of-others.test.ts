import { describe, expect, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp, useOwnApp } from "#support/app.ts";
import { kindsOf } from "#support/letters.ts";
import { aSession, ownerId } from "#support/rows.ts";
import { aTicket } from "#support/second-factors.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp({ accounts: { codesPerDay: 8, tellsOfCredentials: true, showsSecrets: false } });
const admin = () => portal.as("admin");
const customerId = () => ownerId(portal, "customer");
const list = async (by = admin(), id?: number) =>
  by.call("listSessionsOf", { path: { id: id ?? (await customerId()) } });
const end = async (session?: string, by = admin(), id?: number) =>
  by.call("endSessionsOf", {
    path: { id: id ?? (await customerId()) },
    body: { reason: "The laptop was stolen", ...(session && { session }) },
  });
const signedIn = async () => {
  const { data } = await portal.anonymous.call("login", {
    body: { email: demoAddress("customer"), password: demoPassword },
  });
  return portal.anonymous.with({ authorization: `Bearer ${data.token}` });
};

describe("somebody's open sessions", () => {
  test("are listed as their owner sees them, the latest first, and none of a view", async () => {
    const key = await aSession(portal, "customer");
    const path = { id: await customerId() };
    expect((await admin().call("viewAs", { path })).status).toBe(200);
    const { data } = (await list()).data;
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ id: key, device: "Firefox on Windows", address: "192.0.2.7", is_current: false });
  });

  test("of an account without any are none", async () => {
    expect((await list()).data).toMatchObject({ data: [], pagination: { totalRecords: 0 } });
    expectRefusal(await end(), 409, "sessionsNone");
  });

  test("are for administrators alone", async () => {
    await aSession(portal, "customer");
    expectRefusal(await list(portal.as("associate")), 403, "forbidden");
    expectRefusal(await end(undefined, portal.as("associate")), 403, "forbidden");
    for (const by of [portal.as("associate2"), portal.as("customer2")])
      expect([403, 404]).toContain((await list(by)).status);
    expectRefusal(await end(undefined, portal.as("auditor")), 403, "forbidden");
    expect((await list()).data.data).toHaveLength(1);
  });
});

describe("ending them", () => {
  test("one ends at once and alone; its owner is told, and the log keeps why", async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    await first.call("getProfile");
    const key = (await first.call("listSessions")).data.data.find((one) => one.is_current)?.id ?? "";
    expect((await end(key)).status).toBe(200);
    expectRefusal(await first.call("getProfile"), 401, "unauthorized");
    expect((await second.call("getProfile")).status).toBe(200);
    expect(kindsOf(await portal.outbox())).toContainEqual(["customer", "sessionsEnded"]);
    const { rows } = await portal.pool.query("SELECT data FROM audit_event ORDER BY seq");
    const entry = rows.map(({ data }) => data).find(({ transition }) => transition === "session.endByOffice");
    expect(entry).toMatchObject({
      item: key,
      after: { account_id: await customerId(), reason: "The laptop was stolen" },
    });
    expectRefusal(await end(key), 404, "notFound");
  });

  test("all end together, sign-ins that are half way too", async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const ticket = await aTicket(portal, await customerId());
    expect((await end()).status).toBe(200);
    for (const one of [first, second]) expectRefusal(await one.call("getProfile"), 401, "unauthorized");
    const half = await portal.anonymous.call("proveSecondFactor", { body: { ticket, code: "123456" } });
    expectRefusal(half, 409, "signInOver");
    expect((await (await signedIn()).call("getProfile")).status).toBe(200);
  });

  test("a session of somebody else is not found there, and one's own is refused", async () => {
    const key = await aSession(portal, "customer2");
    expectRefusal(await end(key), 404, "notFound");
    expectRefusal(await end(undefined, admin(), await ownerId(portal, "admin")), 422, "ownSessions");
    const body = { reason: "  " };
    expectRefusal(await admin().call("endSessionsOf", { path: { id: await customerId() }, body }), 400, "malformed");
  });
});

const own = useOwnApp();

test("two administrators at the same moment: one ends it, and the other is told", async () => {
  const key = await aSession(own, "customer");
  const path = { id: await ownerId(own, "customer") };
  const body = { session: key, reason: "The laptop was stolen" };
  const [one, two] = [own.as("admin"), own.as("admin2")];
  await Promise.all([one.call("getProfile"), two.call("getProfile")]);
  const answers = await Promise.all([one, two].map((by) => by.call("endSessionsOf", { path, body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});
