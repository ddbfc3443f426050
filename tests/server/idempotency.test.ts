import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp, useOwnApp } from "#support/app.ts";
import { png } from "#support/forms.ts";

const key = { "idempotency-key": "7b1c2e64-0001" };
const terms = { code: "TERMS", name: "Terms" };

describe("a request that is sent twice with one key", () => {
  const portal = useApp();
  const admin = () => portal.as("admin").with(key);
  const count = async () =>
    (await portal.db.selectFrom("master").select("id").where("code", "=", "TERMS").execute()).length;

  test("is done once, and answered alike", async () => {
    const first = await admin().call("createMaster", { body: terms });
    const again = await admin().call("createMaster", { body: terms });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(first.status).toBe(201);
    expect(await count()).toBe(1);
  });

  test("is the same whatever the order of its fields and the time that it bears", async () => {
    await admin().call("createMaster", { body: terms });
    const again = await admin().send("createMaster", {
      query: { timestamp: 1_795_000_000_000 },
      body: { name: "Terms", code: "TERMS" },
    });
    expect(again.status).toBe(201);
  });

  test("with another body is refused", async () => {
    await admin().call("createMaster", { body: terms });
    const other = await admin().call("createMaster", { body: { ...terms, name: "Other" } });
    expectRefusal(other, 409, "idempotencyReused");
  });

  test("for another row or another call is refused", async () => {
    const { id } = (await admin().call("createMaster", { body: terms })).data;
    const body = { is_active: false };
    expectRefusal(await admin().call("setMasterStatus", { path: { id }, body }), 409, "idempotencyReused");
  });

  test("by two people is two acts", async () => {
    const { id } = (await portal.as("admin").call("createMaster", { body: terms })).data;
    const set = (name: "admin" | "admin2", is_active: boolean) =>
      portal.as(name).with(key).call("setMasterStatus", { path: { id }, body: { is_active } });
    expect((await set("admin", false)).status).toBe(200);
    expect((await set("admin2", true)).data.is_active).toBe(true);
  });

  test("where the first one failed, is tried anew", async () => {
    const { id } = (await portal.as("admin").call("createMaster", { body: terms })).data;
    expectRefusal(await admin().call("createMaster", { body: terms }), 409, "codeTaken");
    await portal.as("admin").call("deleteMaster", { path: { id } });
    expect((await admin().call("createMaster", { body: terms })).status).toBe(201);
  });

  test("that was refused after it counted, such as a wrong password, is refused alike and counts once", async () => {
    const customer = portal.as("customer").with(key);
    const body = { current_password: "not-this-one-at-all", password: "four-quiet-lanterns" };
    const wrong = () => customer.send("changePassword", { body });
    const failures = async () =>
      (await portal.pool.query("SELECT coalesce(sum(failures), 0)::int AS n FROM sign_in_failure")).rows[0].n;
    const first = await wrong();
    expect(first.status).toBe(422);
    expect(await failures()).toBe(1);
    const again = await wrong();
    const ofOwn = { request_id: expect.any(String) };
    expect([again.status, again.body]).toEqual([first.status, { ...first.body, ...ofOwn }]);
    expect(await failures()).toBe(1);
  });

  test("keeps the words of its first answer", async () => {
    const { id } = (await portal.as("admin").call("createMaster", { body: terms })).data;
    for (let i = 0; i < 2; i++) {
      const answer = await admin().call("deleteMaster", { path: { id } });
      expect([answer.status, answer.message, answer.body.data]).toEqual([200, messages.masterDeleted, null]);
    }
  });

  test("with a picture is one picture, and with another picture refused", async () => {
    const send = (picture: File) =>
      portal
        .as("customer")
        .with(key)
        .call("updateProfile", { body: { version: 1 }, files: { picture } });
    const kept = () =>
      readdirSync(portal.filesFolder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
    const first = await send(png("a.png", "x"));
    const again = await send(png("a.png", "x"));
    expect(again.body).toEqual(first.body);
    expect(kept()).toHaveLength(1);
    expectRefusal(await send(png("a.png", "y")), 409, "idempotencyReused");
  });

  test("with a key that is too short, too long or not of letters is refused", async () => {
    for (const wrong of ["short", "k".repeat(201), "with a space in it"]) {
      const refused = await portal.as("admin").with({ "idempotency-key": wrong }).call("createMaster", { body: terms });
      expectRefusal(refused, 400, "malformed");
      const message = "Must be 8 to 200 visible characters.";
      expect(refused.body.errors).toEqual([{ path: "/header/idempotency-key", message }]);
    }
  });

  test("without a key is two requests", async () => {
    await portal.as("admin").call("createMaster", { body: terms });
    expectRefusal(await portal.as("admin").call("createMaster", { body: terms }), 409, "codeTaken");
  });

  test("a read takes no notice of a key", async () => {
    expect((await admin().call("listMasters")).status).toBe(200);
    expect((await admin().call("listRoles")).status).toBe(200);
  });
});

describe("five at once with one key", () => {
  const portal = useOwnApp();

  test("are one act", async () => {
    const admin = portal.as("admin").with(key);
    await portal.as("admin").call("getProfile");
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => admin.call("createMaster", { body: terms })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const rows = await portal.db.selectFrom("master").select("id").where("code", "=", "TERMS").execute();
    expect(rows).toHaveLength(1);
  });
});
