import { describe, expect, onTestFinished, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { folderPlace } from "#server/backups/folder-place.ts";
import { keepBackup, keepBackupFailure } from "#server/db/queries/backups.ts";
import { keepDrill } from "#server/db/queries/drills.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { smtpPeer } from "#support/smtp-peer.ts";

const portal = useApp();
const fixed = useApp({ isZoneFixed: true, mailer: smtpMailer("smtp://house:secret@127.0.0.1:1") });
const admin = () => portal.as("admin");
const read = async () => (await admin().call("getHouseSettings")).data;
const set = async (change: Omit<Body<"setHouseSettings">, "version">) =>
  admin().call("setHouseSettings", { body: { ...change, version: (await read()).version } });
const server = { host: "smtp.house.test", port: 465, security: "tls", from: "house@house.test" } as const;
const signed = { ...server, user_name: "house", password: "a-password-for-mail" };

describe("the house's settings", () => {
  test("begin with UTC and no mail server, and are an administrator's alone", async () => {
    expect(await read()).toEqual({
      time_zone: "UTC",
      is_zone_fixed: false,
      mail: null,
      is_mail_fixed: false,
      second_factor_roles: [],
      last_test: null,
      last_drill: null,
      backups: null,
      version: 1,
    });
    for (const name of ["associate", "customer", "auditor"] as const) {
      expectRefusal(await portal.as(name).call("getHouseSettings"), 403, "forbidden");
      expectRefusal(await portal.as(name).call("sendTestMail"), 403, "forbidden");
    }
  });

  test("say when a backup was last tested, and what came back", async () => {
    const drill = { at: "2026-11-19T09:00:00.000Z", seconds: 41, stones: 300, entries: 42, files: 3, faults: 1 };
    await keepDrill(portal.house.db, drill);
    expect((await read()).last_drill).toEqual(drill);
    await keepDrill(portal.house.db, { ...drill, faults: 0 });
    expect((await read()).last_drill).toEqual({ ...drill, faults: 0 });
  });

  test("say how the planned backups stand, and null without a plan", async () => {
    const { house } = portal;
    expect((await read()).backups).toBeNull();
    onTestFinished(() => {
      house.backups = null;
    });
    house.backups = {
      place: folderPlace("/backups"),
      key: Buffer.alloc(32, 3),
      schedule: { kind: "time", hour: 2, minute: 30, day: null },
      keepDays: 7,
      keepWeeks: 4,
      dataDir: "/data",
      houseKeys: {},
    };
    const last = {
      at: "2026-11-20T02:30:04.000Z",
      seconds: 12,
      bytes: 84_000_000,
      files: 3,
      missing: 0,
      place: "the folder /b",
    };
    await keepBackup(house.db, last);
    await keepBackupFailure(house.db, { at: "2026-11-20T08:00:00.000Z", why: "the disk is full" });
    expect((await read()).backups).toEqual({
      place: "the folder /backups",
      schedule: "30 2 * * *",
      keep_days: 7,
      keep_weeks: 4,
      next_at: "2026-11-21T02:30:00.000Z",
      next_try_at: "2026-11-21T02:30:00.000Z",
      is_overdue: false,
      last,
      failure: { at: "2026-11-20T08:00:00.000Z", why: "the disk is full", count: 1 },
    });
    // A change is answered with how they stand, too.
    expect((await set({ second_factor_roles: [8] })).data.backups?.last).toEqual(last);
    await set({ second_factor_roles: [] });
  });

  test("change the time zone at once, and back when the change is refused", async () => {
    expect((await set({ time_zone: "Asia/Kolkata" })).data.time_zone).toBe("Asia/Kolkata");
    expect(portal.house.timeZone).toBe("Asia/Kolkata");
    expectRefusal(await set({ time_zone: "Mars/Olympus" }), 422, "timeZoneUnknown", ["/data/time_zone"]);
    expect(portal.house.timeZone).toBe("Asia/Kolkata");
    await set({ time_zone: "UTC" });
  });

  test("keep the password of the mail server sealed, and show it to nobody", async () => {
    const { data } = await set({ mail: signed });
    expect(data.mail).toEqual({ ...server, user_name: "house", has_password: true });
    const { rows } = await portal.pool.query(
      "SELECT s::text AS kept, (SELECT string_agg(body, '') FROM audit_event) AS log FROM setting s WHERE key = 'house'",
    );
    for (const text of [rows[0].kept, rows[0].log]) expect(text).not.toContain(signed.password);
    const other = portal.house.safe.openText(rows[0].kept.match(/,([A-Za-z0-9+/=]{40,}),/)?.[1] ?? "", "another/place");
    expect(other).toBeUndefined();
  });

  test("keep a password for its own server alone: another host or user has to bring one", async () => {
    await set({ mail: signed });
    const { password: _, ...same } = signed;
    expect((await set({ mail: { ...same, from: "sales@house.test" } })).data.mail?.has_password).toBe(true);
    for (const change of [{ host: "smtp.thief.test" }, { user_name: "other" }, { security: "none" } as const])
      expectRefusal(await set({ mail: { ...same, ...change } }), 422, "mailPasswordNeeded", ["/data/mail/password"]);
    expect((await set({ mail: null })).data.mail).toBeNull();
    expectRefusal(await set({ mail: same }), 422, "mailPasswordNeeded");
  });

  test("give way to the environment, and refuse to change what it names", async () => {
    const { data } = await fixed.as("admin").call("getHouseSettings");
    expect(data).toMatchObject({ is_zone_fixed: true, is_mail_fixed: true });
    for (const change of [{ time_zone: "Asia/Kolkata" }, { mail: { ...server, user_name: null } }])
      expectRefusal(
        await fixed.as("admin").call("setHouseSettings", { body: { ...change, version: 1 } }),
        409,
        "setByEnvironment",
      );
  });

  test("of two people the second reads what the first saved", async () => {
    await set({ time_zone: "Asia/Tokyo" });
    const body = { time_zone: "Europe/Brussels", version: 1 };
    const late = await portal.as("admin2").call("setHouseSettings", { body });
    expectRefusal(late, 409, "staleVersion");
    expect(late.body.current).toMatchObject({ time_zone: "Asia/Tokyo", version: 2 });
    await set({ time_zone: "UTC" });
  });
});

describe("a test mail", () => {
  test("goes to one's own address by the server of the settings, and the page says so", async () => {
    const peer = await smtpPeer();
    const { hostname: host, port } = new URL(peer.url);
    await set({ mail: { ...server, host, port: Number(port), security: "none", user_name: null } });
    const { body, data } = await admin().call("sendTestMail");
    expect(body.message).toBe("The test mail is on its way.");
    expect(data).toMatchObject({ to: "admin@demo.test", status: "waiting" });
    await portal.runJobs();
    expect(peer.received.map(({ to, from }) => [to?.[0]?.address, from?.address])).toEqual([
      ["admin@demo.test", server.from],
    ]);
    expect((await read()).last_test).toMatchObject({ status: "sent", error: null });
  });

  test("stays in the outbox without a server, and says so from the start", async () => {
    await set({ mail: null });
    const { body, data } = await admin().call("sendTestMail");
    expect(body.message).toBe("The mail stays in the outbox: no mail server is set.");
    expect(data.status).toBe("kept");
    expect((await read()).last_test?.status).toBe("kept");
    await portal.runJobs();
    expect((await read()).last_test?.status).toBe("kept");
  });
});
