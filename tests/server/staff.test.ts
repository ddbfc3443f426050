import { describe, expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours } from "#support/clock.ts";
import { acceptedBy } from "#support/invitation.ts";
import { aColleague } from "#support/staff-samples.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const admin = portal.as("admin");
const nora = { email: "nora@harbour.test", user_name: "nora.quist", first_name: "Nora", last_name: "Quist" };
const password = "nine-green-bottles";
const kinds = [
  {
    who: "an administrator",
    role: roleIds.administrator,
    list: "listAdmins",
    calls: ["createAdmin", "updateAdmin", "deleteAdmin"],
  },
  {
    who: "somebody of quality control",
    role: roleIds.qualityControl,
    list: "listQcs",
    calls: ["createQc", "updateQc", "deleteQc"],
  },
  {
    who: "an auditor",
    role: roleIds.auditor,
    list: "listAuditors",
    calls: ["createAuditor", "updateAuditor", "deleteAuditor"],
  },
] as const;
const signIn = (email: string, word: string) => portal.anonymous.call("login", { body: { email, password: word } });

for (const { who, role, list, calls } of kinds) {
  const [create, update, remove] = calls;
  const ask = (id: OperationId, input: object) => admin.send(id, input);

  describe(who, () => {
    test("is added with the rights of the role, and signs in with the password that was handed over", async () => {
      const { status, data } = await admin.call(create, { body: { ...nora, password } });
      expect([status, data]).toEqual([
        201,
        expect.objectContaining({ ...nora, is_active: true, is_locked: false, version: 1 }),
      ]);
      const signed = await signIn("NORA@harbour.test", password);
      expect(signed.data.role_id).toBe(role);
      expect(
        signed.data.permissions.flatMap((one) => one.permissions).some((one) => one.user_permissions[0]?.read_access),
      ).toBe(true);
      expect((await admin.call(list, { query: { search: "quist" } })).data.data).toHaveLength(1);
    });

    test("without a password is invited to set one", async () => {
      await admin.call(create, { body: nora });
      await acceptedBy(portal, nora.email, password);
      expect((await signIn(nora.email, password)).data.role_id).toBe(role);
    });

    test("was last seen when they were last here, whatever became of their sessions", async () => {
      const { data: created } = await admin.call(create, { body: { ...nora, password } });
      const seen = async () => (await admin.call(list, { query: { search: "quist" } })).data.data[0]?.last_seen_at;
      expect(await seen()).toBeNull();
      await signIn(nora.email, password);
      const came = portal.clock.now().toISOString();
      portal.clock.advance(hours(1));
      expect(await seen()).toBe(came);
      await ask("setAccountStatus", { path: { id: created.id }, body: { is_active: false } });
      expect(await seen()).toBe(came);
    });

    for (const field of Object.keys(nora)) {
      test(`is refused at ${field} where it is missing`, async () => {
        const { [field as "email"]: _, ...rest } = nora;
        expectRefusal(await ask(create, { body: rest }), 400, "malformed", [`/data/${field}`]);
      });
    }

    test("is refused at a name that would be read in another order than it was written", async () => {
      for (const mark of ["\u202a", "\u202e", "\u2066", "\u2069"]) {
        const refused = await ask(create, { body: { ...nora, first_name: `${mark}admin` } });
        expectRefusal(refused, 400, "malformed", ["/data/first_name"]);
        expect(refused.body.errors?.[0]?.message).toBe("Contains a character that cannot be stored.");
      }
      // A mark that only says where letters belong turns nothing around: names in Hebrew and Arabic have it.
      expect((await ask(create, { body: { ...nora, first_name: "נורה\u200f" } })).status).toBe(201);
    });

    test("is refused at the field whose value is taken, in whatever case it is written", async () => {
      const email = demoAddress("customer").toUpperCase();
      expectRefusal(await ask(create, { body: { ...nora, email } }), 409, "emailTaken", ["/data/email"]);
      expectRefusal(await ask(create, { body: { ...nora, user_name: "CUSTOMER" } }), 409, "userNameTaken", [
        "/data/user_name",
      ]);
      const id = await aColleague(portal, role);
      expectRefusal(await ask(update, { path: { id }, body: { email, version: 1 } }), 409, "emailTaken", [
        "/data/email",
      ]);
    });

    test("is refused a password that is easy to guess, and a place that nobody knows", async () => {
      expectRefusal(await ask(create, { body: { ...nora, password: "password123" } }), 422, "passwordCommon", [
        "/data/password",
      ]);
      const far = { ...nora, mobile: "70 123 45 67", mobile_country_id: 9999 };
      expectRefusal(await ask(create, { body: far }), 422, "placeUnknown", ["/data/mobile_country_id"]);
    });

    test("is changed, and a second editor reads what the first one saved", async () => {
      const id = await aColleague(portal, role);
      const { data } = await admin.call(update, {
        path: { id },
        body: { first_name: "Honora", mobile: "70 123 45 67", mobile_country_id: 214, version: 1 },
      });
      expect(data).toMatchObject({ first_name: "Honora", last_name: "Quist", mobile: "70 123 45 67", version: 2 });
      const stale = await portal
        .as("admin2")
        .call(update, { path: { id }, body: { first_name: "Eleonora", version: 1 } });
      expectRefusal(stale, 409, "staleVersion");
      expect(stale.body.current).toMatchObject({ id, first_name: "Honora", version: 2 });
    });

    test("is deleted as long as nothing names them", async () => {
      const id = await aColleague(portal, role);
      expect((await admin.call(remove, { path: { id } })).status).toBe(200);
      expectRefusal(await admin.call(remove, { path: { id } }), 404, "notFound");
    });

    test("who has done something stays, and is told by what they are held", async () => {
      await admin.call(create, { body: { ...nora, password } });
      const { data } = await signIn(nora.email, password);
      await portal.anonymous
        .holding(data.token ?? "")
        .call("updateProfile", { body: { first_name: "Honora", version: 1 } });
      const kept = await admin.call(remove, { path: { id: data.id } });
      expectRefusal(kept, 409, "inUse", ["/path/id"]);
      expect(kept.body.errors?.[0]?.message).toBe("Used by 1 log entry.");
    });

    test("is no matter of the calls for the other role", async () => {
      const id = await aColleague(portal, role === 1 ? roleIds.qualityControl : roleIds.administrator);
      expectRefusal(
        await admin.call(update, { path: { id }, body: { first_name: "Honora", version: 1 } }),
        404,
        "notFound",
      );
      expectRefusal(await admin.call(remove, { path: { id } }), 404, "notFound");
      expectRefusal(
        await admin.call(remove, { path: { id: (await demoAccount(portal, "customer")).id } }),
        404,
        "notFound",
      );
    });

    test("leaves no name, address or number in the log", async () => {
      await admin.call(create, { body: { ...nora, mobile: "70 123 45 67", mobile_country_id: 214 } });
      const log = (await auditRows(portal.pool)).map(({ body }) => body).join("\n");
      for (const word of ["nora", "quist", "harbour", "70 123"]) expect(log.toLowerCase()).not.toContain(word);
    });
  });
}

describe("the list", () => {
  test("tells who is active, who is locked out, and who was there when", async () => {
    for (let tries = 0; tries < 5; tries++) await signIn(demoAddress("qc"), "a wrong password");
    await portal.pool.query("UPDATE account SET is_active = false WHERE user_name = 'admin2'");
    const qcs = (await admin.call("listQcs", { query: {} })).data.data;
    expect(qcs).toMatchObject([{ user_name: "tuva.berg", is_locked: true, last_seen_at: null }]);
    const admins = (await admin.call("listAdmins", { query: { is_active: true } })).data.data;
    expect(admins).toMatchObject([{ user_name: "admin", is_active: true, last_seen_at: "2026-11-20T09:00:00.000Z" }]);
    const [off] = (await admin.call("listAdmins", { query: { is_active: false } })).data.data;
    expect(off).toMatchObject({ user_name: "admin2", is_active: false });
  });
});

test("whoever the demo house begins with is saved again as they are", async () => {
  const lists = [
    { list: "listAdmins", save: "updateAdmin" },
    { list: "listQcs", save: "updateQc" },
    { list: "listAuditors", save: "updateAuditor" },
  ] as const;
  for (const { list, save } of lists)
    for (const { id, user_name, ...person } of (await admin.call(list, { query: {} })).data.data) {
      const { version, first_name, last_name, email } = person;
      const body = { version, first_name, last_name, email, user_name: user_name ?? "" };
      expect((await admin.send(save, { path: { id }, body })).status, email).toBe(200);
    }
});

describe("the house is never left without somebody who manages it", () => {
  const idOf = async (name: "admin" | "admin2") => (await demoAccount(portal, name)).id;

  test("nobody deletes themselves", async () => {
    expectRefusal(await admin.call("deleteAdmin", { path: { id: await idOf("admin") } }), 422, "ownAccount");
  });

  test("the last administrator is not deleted by anybody who may delete administrators", async () => {
    const [last, qc] = [await idOf("admin2"), portal.as("qc")];
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await idOf("admin")]);
    await portal.pool.query(
      `INSERT INTO user_permission SELECT a.id, p.id, true, true FROM account a, permission p
        WHERE a.user_name = 'tuva.berg' AND p.path = '/admin/admin-users'`,
    );
    expectRefusal(await qc.call("deleteAdmin", { path: { id: last } }), 422, "lastAdministrator");
  });

  test("the last one who manages rights is neither deleted nor switched off", async () => {
    await portal.pool.query(
      `DELETE FROM user_permission USING permission p WHERE p.id = permission_id
        AND p.path = '/settings/roles-permissions' AND account_id = $1`,
      [await idOf("admin")],
    );
    const id = await idOf("admin2");
    expectRefusal(await admin.call("deleteAdmin", { path: { id } }), 422, "lastAdministrator");
    const off = await admin.call("setAccountStatus", { path: { id }, body: { is_active: false } });
    expectRefusal(off, 422, "lastAdministrator");
  });

  test("who is switched off is out at once, and comes in again when switched on", async () => {
    const id = (await demoAccount(portal, "qc")).id;
    await portal.as("qc").call("getProfile");
    await admin.call("setAccountStatus", { path: { id }, body: { is_active: false } });
    expectRefusal(await portal.as("qc").call("getProfile"), 401, "unauthorized");
    expectRefusal(await signIn(demoAddress("qc"), demoPassword), 401, "signInFailed");
    await admin.call("setAccountStatus", { path: { id }, body: { is_active: true } });
    expect((await signIn(demoAddress("qc"), demoPassword)).message).toBe(messages.signInSuccessful);
  });
});
