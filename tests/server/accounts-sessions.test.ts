import { describe, expect, onTestFinished, test } from "vitest";
import { sessionIdleMs } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function signedInAgain() {
  const { data } = await portal.anonymous
    .with({ "user-agent": firefox })
    .call("login", { body: { email: demoAddress("customer"), password: demoPassword } });
  return { key: data.key, api: portal.anonymous.holding(data.token ?? "") };
}

/** Until the test is over. */
function sessionsLast(sessionDays: number) {
  const { limits } = portal.house;
  portal.house.limits = { ...limits, sessionDays };
  onTestFinished(() => {
    portal.house.limits = limits;
  });
}

describe("a token", () => {
  test("is dead after logout, and logout says so", async () => {
    const customer = portal.as("customer");
    expect((await customer.call("logout")).message).toBe(messages.signedOut);
    expectRefusal(await customer.call("getProfile"), 401, "unauthorized");
    expectRefusal(await customer.call("logout"), 401, "unauthorized");
  });

  test.each([
    ["nothing", {}],
    ["an empty one", { authorization: "Bearer " }],
    ["words", { authorization: "Bearer let me in" }],
    ["one that nobody was given", { authorization: `Bearer ${"A".repeat(43)}` }],
    ["one of 300 letters", { authorization: `Bearer ${"A".repeat(300)}` }],
    ["another scheme", { authorization: `Basic ${Buffer.from("admin:admin").toString("base64")}` }],
    ["SQL", { authorization: "Bearer '--" }],
  ])("%s opens nothing", async (_, headers) => {
    expectRefusal(
      await portal.anonymous.with(headers as Record<string, string>).call("getProfile"),
      401,
      "unauthorized",
    );
  });

  test("the session's public key is no token", async () => {
    const { key } = (await portal.as("customer").call("getProfile")).data;
    expectRefusal(await portal.anonymous.holding(key).call("getProfile"), 401, "unauthorized");
  });

  test("of an account that was switched off is dead", async () => {
    const customer = portal.as("customer");
    await customer.call("getProfile");
    await portal.db
      .updateTable("account")
      .set({ is_active: false })
      .where("email", "=", demoAddress("customer"))
      .execute();
    expectRefusal(await customer.call("getProfile"), 401, "unauthorized");
  });

  test("is good for twelve hours after the last request, however long that goes on", async () => {
    const customer = portal.as("customer");
    await customer.call("getProfile");
    for (let i = 0; i < 3; i++) {
      portal.clock.advance(hours(11));
      expect((await customer.call("getProfile")).status).toBe(200);
    }
    portal.clock.advance(sessionIdleMs);
    expectRefusal(await customer.call("getProfile"), 401, "unauthorized");
  });

  test("ends seven days after the sign-in, however much it is used, and says so before", async () => {
    sessionsLast(houseLimits.sessionDays);
    const customer = portal.as("customer");
    await customer.call("getProfile");
    for (let passed = 0; passed < 7 * 24 - 8; passed += 8) {
      portal.clock.advance(hours(8));
      expect((await customer.call("getProfile")).status).toBe(200);
    }
    const [session] = (await customer.call("listSessions")).data.data;
    expect(session).toMatchObject({
      created_at: "2026-11-20T09:00:00.000Z",
      expires_at: "2026-11-27T09:00:00.000Z",
    });
    portal.clock.advance(hours(8) - 1);
    expect((await customer.call("getProfile")).status).toBe(200);
    portal.clock.advance(1);
    expectRefusal(await customer.call("getProfile"), 401, "unauthorized");
  });

  test("of a house that shortens the life of its sessions ends by then, also where it was open before", async () => {
    const customer = portal.as("customer");
    await customer.call("getProfile");
    for (let passed = 0; passed < 30; passed += 10) {
      portal.clock.advance(hours(10));
      expect((await customer.call("getProfile")).status).toBe(200);
    }
    sessionsLast(1);
    expectRefusal(await customer.call("getProfile"), 401, "unauthorized");
  });
});

describe("one's own sessions", () => {
  test("are listed with when, where and by what, the present one marked", async () => {
    const customer = portal.as("customer");
    await customer.call("getProfile");
    portal.clock.advance(minutes(5));
    const { key } = await signedInAgain();
    const { data, pagination } = (await customer.call("listSessions")).data;
    expect(pagination.totalRecords).toBe(2);
    expect(data.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
    const other = data.find(({ id }) => id === key);
    expect(other).toEqual({
      id: key,
      created_at: "2026-11-20T09:05:00.000Z",
      last_seen_at: "2026-11-20T09:05:00.000Z",
      expires_at: "2026-11-20T21:05:00.000Z",
      address: "127.0.0.1",
      device: "Firefox on Windows",
      is_current: false,
    });
    expect(data.find(({ is_current }) => is_current)?.last_seen_at).toBe("2026-11-20T09:05:00.000Z");
  });

  test("show nothing of somebody else's, and none that has expired", async () => {
    await portal.as("customer2").call("getProfile");
    const old = await signedInAgain();
    portal.clock.advance(sessionIdleMs);
    const { data } = (await portal.as("customer").call("listSessions")).data;
    expect(data.map(({ id }) => id)).not.toContain(old.key);
    expect(data).toHaveLength(1);
  });

  test("one can be ended from another", async () => {
    const { key, api } = await signedInAgain();
    expect((await portal.as("customer").call("revokeSession", { path: { id: key } })).message).toBe(
      messages.sessionEnded,
    );
    expectRefusal(await api.call("getProfile"), 401, "unauthorized");
    expectRefusal(await portal.as("customer").call("revokeSession", { path: { id: key } }), 404, "notFound");
  });

  test("somebody else's is not found, and lives on", async () => {
    const { key, api } = await signedInAgain();
    for (const name of ["customer2", "admin"] as const) {
      expectRefusal(await portal.as(name).call("revokeSession", { path: { id: key } }), 404, "notFound");
    }
    expect((await api.call("getProfile")).status).toBe(200);
  });
});
