import { describe, expect, test } from "vitest";
import { canonical } from "#machines/kit/canonical.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { demoAccount, guestFields } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { auditRows, brokenAt } from "#support/audit.ts";
import { png } from "#support/forms.ts";
import { aCode, aFilledMaster, aMaster, aProof, knownCode } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const end = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

describe("a row of the log", () => {
  test("of a change names what changed, before and after, and nothing else", async () => {
    const id = await aMaster(portal);
    const since = await end();
    await portal.as("admin").call("updateMaster", { path: { id }, body: { name: "Due", version: 1 } });
    const fact = (await auditRows(portal.pool, since)).map((row) => row.fact).find((row) => row.workflow === "master");
    expect(fact).toMatchObject({ item: String(id), transition: "master.update" });
    expect(fact?.before).toEqual({ name: "Terms", version: 1, updated_at: expect.any(String) });
    expect(fact?.after).toEqual({ name: "Due", version: 2, updated_at: "2026-11-20T09:00:00.000Z" });
  });

  test("of a transition names it, and the model that decided it", async () => {
    const id = await aMaster(portal);
    const since = await end();
    await portal.as("admin").call("setMasterStatus", { path: { id }, body: { is_active: false } });
    const fact = (await auditRows(portal.pool, since)).map((row) => row.fact).find((row) => row.workflow === "master");
    expect(fact).toMatchObject({
      transition: "master.deactivate",
      from: "active",
      to: "inactive",
      event: { type: "DEACTIVATE" },
      before: { is_active: true },
      after: { is_active: false },
    });
    const model = await portal.db
      .selectFrom("machine_version")
      .selectAll()
      .where("hash", "=", String(fact?.model))
      .executeTakeFirstOrThrow();
    expect(model.machine).toBe("master");
  });

  test("of a new order names the old one", async () => {
    const { master_id, ids } = await aFilledMaster(portal);
    const since = await end();
    await portal.as("admin").call("reorderSubMasters", { body: { master_id, ids: ids.toReversed(), seen: ids } });
    const fact = (await auditRows(portal.pool, since)).map((row) => row.fact).find((row) => row.workflow === "master");
    expect(fact).toMatchObject({ before: { sequence: ids }, after: { sequence: ids.toReversed() } });
  });

  test("is written as it is hashed: time and form first, then keys in order, one text for one fact", async () => {
    await portal.as("admin").call("createMaster", { body: { code: "TERMS", name: "Zahlungsziel – 30 Tage €" } });
    for (const { body, fact } of await auditRows(portal.pool)) {
      const { at, form, ...said } = fact;
      expect(body).toBe(`{"at":"${at}","form":${form},${canonical(said).slice(1)}`);
    }
  });
});

describe("what is refused", () => {
  test("leaves nothing", async () => {
    const admin = portal.as("admin");
    const customer = portal.as("customer");
    await admin.call("createMaster", { body: { code: "TERMS", name: "Terms" } });
    await customer.call("getProfile");
    const since = await end();
    const id = (await admin.call("listMasters", { query: { search: "SHAPE" } })).data.data[0]?.id ?? 0;
    const refused = [
      await admin.call("createMaster", { body: { code: "TERMS", name: "Again" } }),
      await admin.call("updateMaster", { path: { id }, body: { name: "Forms", version: 9 } }),
      await admin.call("deleteMaster", { path: { id } }),
      await admin.call("setMasterStatus", { path: { id }, body: { is_active: true } }),
      await customer.call("createMaster", { body: { code: "MINE", name: "Mine" } }),
      await customer.call("updateProfile", { body: { country_id: 9999, version: 1 } }),
      await customer.call("updateProfile", { body: { version: 9 }, files: { picture: png() } }),
      await customer.call("changePassword", { body: { current_password: demoPassword, password: demoPassword } }),
    ];
    for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400);
    expect(await end()).toBe(since);
  });

  test("but for a try that counts: a wrong password and a wrong code are remembered without what was tried", async () => {
    await aCode(portal, "signup", "nora@harbour.test");
    const since = await end();
    const guest = portal.anonymous;
    await guest.call("login", { body: { email: demoAddress("customer"), password: "a wrong password" } });
    await guest.call("login", { body: { email: "nobody@demo.test", password: "a wrong password" } });
    await guest.call("verifySignupOtp", { body: { email: "nora@harbour.test", otp: "000000" } });
    const rows = await auditRows(portal.pool, since);
    const { id } = await demoAccount(portal, "customer");
    expect(rows.map(({ fact }) => [fact.transition, fact.item])).toEqual([
      ["signIn.refuse", String(id)],
      ["signIn.refuse", "unknown"],
      ["oneTimeCode.refuse", expect.stringMatching(/^\d+$/)],
    ]);
    expect(rows.map(({ body }) => body).join()).not.toMatch(/wrong password|demo\.test|harbour|000000/);
  });
});

describe("the log", () => {
  test("holds no secret and nothing by which a person is known", async () => {
    const guest = portal.anonymous;
    const person = { user_name: "nora.quist", first_name: "Nora", last_name: "Quist", mobile: "70 765 43 21" };
    const email = "nora@harbour.test";
    const verification = await aProof(portal, "signup", email);
    const signedUp = await guest.call("signup", {
      body: { verification, email, password: "nine-green-bottles", ...person, mobile_country_id: 213 },
    });
    const token = signedUp.data.token ?? "";
    const me = guest.holding(token);
    await me.call("updateProfile", {
      body: { first_name: "Honora", version: 1 },
      files: { picture: png("nora-at-the-beach.png") },
    });
    const { picture, version } = (await me.call("getProfile")).data;
    await me.call("updateProfile", { body: { removeFiles: [picture?.id ?? 0], version } });
    await me.call("changePassword", {
      body: { current_password: "nine-green-bottles", password: "ten-green-bottles" },
    });
    await guest.call("login", { query: { is_guest: true }, body: guestFields });
    await guest.call("login", { body: { email: demoAddress("customer"), password: demoPassword } });
    portal.house.mailer = { send: () => Promise.reject(new Error(`550 <${email}>: recipient rejected`)) };
    await guest.call("forgotPassword", { body: { email } });
    const code = await portal.codeFor(email);
    portal.house.mailer = null;
    await aCode(portal, "reset", demoAddress("customer"));
    await guest.call("verifyResetOtp", { body: { email: demoAddress("customer"), otp: knownCode } });
    await me.call("logout");

    const log = (await auditRows(portal.pool)).map(({ body }) => body).join("\n");
    const stored = picture?.url.split("/").at(-1) ?? "";
    const secrets = ["green-bottles", demoPassword, token, verification, knownCode, code, "$argon2", stored];
    const personal = [
      ...Object.values(person),
      ...Object.values(guestFields).filter((value) => typeof value === "string"),
      "Honora",
      "harbour.test",
      "demo.test",
      "orchard.test",
      "nora-at-the-beach",
      "Lind",
    ];
    expect(stored).toMatch(/\.png$/);
    for (const word of [...secrets, ...personal]) {
      expect(log.toLowerCase().includes(word.toLowerCase()) ? word : "").toBe("");
    }
  });

  test("is one chain from the first row on", async () => {
    for (const code of ["ONE", "TWO"])
      await portal.as("admin").call("createMaster", { body: { code, name: "Ünïcode" } });
    const rows = await auditRows(portal.pool);
    expect(rows.length).toBeGreaterThan(10);
    expect(brokenAt(rows)).toBeUndefined();
    const head = (await portal.pool.query("SELECT size, hash FROM audit_head")).rows[0];
    expect([head.size, head.hash]).toEqual([rows.length, rows.at(-1)?.hash]);
  });

  test("shows where somebody changed a row, or cut one out", async () => {
    const rows = await auditRows(portal.pool);
    const changed = rows.map((row, place) => (place === 4 ? { ...row, body: `${row.body} ` } : row));
    expect(brokenAt(changed)).toBe(5);
    expect(brokenAt(rows.toSpliced(6, 1))).toBe(7);
  });
});
