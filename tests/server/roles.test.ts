import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { permissionCatalogue } from "#domain/permissions.ts";
import { roleNames } from "#domain/roles.ts";
import { type DemoName, demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const ROLES = "/settings/roles-permissions";
const MASTERS = "/settings/master-settings/master";
const SYSTEM = "/settings/system-settings";
const OUTBOX = "/admin/outbox";
const PROFILE = "/customer-profile/profile";
type Access = "none" | "read" | "write";
type Rights = Data<"getUserPermissions">;
type Subject = { role_id: number; user_id?: number };

const all = (rights: Pick<Rights, "categories">) => rights.categories.flatMap(({ permissions }) => permissions);
const asked = async (query: Subject) => (await admin().call("getUserPermissions", { query })).data;
async function permission(path: string): Promise<number> {
  const row = await portal.db.selectFrom("permission").select("id").where("path", "=", path).executeTakeFirstOrThrow();
  return row.id;
}
const of = async (name: DemoName): Promise<Required<Subject>> => {
  const { id, role_id } = await demoAccount(portal, name);
  return { role_id, user_id: id };
};

/** Gives or takes rights as the screen does it: with the version that it was shown. */
async function give(
  query: Subject,
  wanted: Record<string, Access>,
  options: { by?: Api; apply_to_users?: boolean } = {},
) {
  const { by = admin(), ...rest } = options;
  const { version } = await asked(query);
  const permissions = await Promise.all(
    Object.entries(wanted).map(async ([path, access]) => ({
      permission_id: await permission(path),
      read_access: access !== "none",
      write_access: access === "write",
    })),
  );
  return by.call("updateUserPermissions", { query, body: { permissions, version, ...rest } });
}
const mayReadOutbox = async (name: DemoName) => (await portal.as(name).call("listOutbox")).status === 200;

describe("what the permission screens show", () => {
  test("the eight roles, each with how many accounts it has", async () => {
    const { data } = (await admin().call("listRoles")).data;
    expect(data.map(({ role_id, role_name }) => [String(role_id), role_name])).toEqual(Object.entries(roleNames));
    expect(data.map(({ account_count }) => account_count)).toEqual([2, 4, 1, 0, 2, 1, 1, 1]);
  });

  test("the users of a role, and those whose name or address holds a word", async () => {
    const users = async (query: object) =>
      (await admin().call("listRoleUsers", { query })).data.data.map(({ email }) => email.split("@")[0]).sort();
    expect(await users({ role_id: 2 })).toEqual(["applicant", "customer", "customer2", "newcomer"]);
    expect(await users({ role_id: 1 })).toEqual(["admin", "admin2"]);
    expect(await users({ role_id: 5, search: "RAMAN" })).toEqual(["associate2"]);
    expect(await users({ search: "jonas okafor" })).toEqual(["associate"]);
    expect(await users({ search: "%" })).toEqual([]);
  });

  test("the categories of a role carry name, role_id and permissions (spec §3)", async () => {
    for (const [role_id, audience] of [
      [5, "office"],
      [2, "customer"],
      [4, "guest"],
    ] as const) {
      const { data } = (await admin().call("listCategories", { query: { role_id } })).data;
      const expected = permissionCatalogue.filter((category) => category.audience === audience);
      expect(data.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
      for (const category of data) {
        expect(category.role_id).toBe(role_id);
        for (const { path, role_permissions } of category.permissions) {
          const right = expected.flatMap(({ permissions }) => permissions).find((one) => one.path === path)?.roles[
            role_id
          ];
          expect(role_permissions).toEqual([
            { role_id, read_access: right !== undefined, write_access: right === "write" },
          ]);
        }
      }
    }
  });

  test("the sub-modules of a category carry the rights of every role that can have them, or of one", async () => {
    const { data } = (await admin().call("listCategories", { query: { role_id: 5 } })).data;
    const setting = data.find(({ name }) => name === "Setting");
    const query = { category_id: setting?.id ?? 0 };
    const everybody = (await admin().call("listSubmodules", { query })).data.data;
    expect(everybody.map(({ path }) => path)).toEqual([
      MASTERS,
      ROLES,
      `${SYSTEM}/maintenance`,
      `${SYSTEM}/trade-rules`,
    ]);
    for (const { role_permissions, user_permissions } of everybody) {
      expect(role_permissions.map(({ role_id }) => role_id)).toEqual([1, 3, 5, 6, 7, 8]);
      expect(role_permissions.filter(({ read_access }) => read_access).map(({ role_id }) => role_id)).toEqual([1]);
      expect(user_permissions).toEqual([]);
    }
    const one = (await admin().call("listSubmodules", { query: { ...query, role_id: 1 } })).data.data;
    expect(one[0]?.role_permissions).toEqual([{ role_id: 1, read_access: true, write_access: true }]);
    for (const category_id of [999_999, 9_007_199_254_740_991]) {
      expectRefusal(await admin().call("listSubmodules", { query: { category_id } }), 404, "notFound");
    }
  });

  test("the rights of one account stand beside those of its role", async () => {
    const associate = await of("associate");
    const rights = await asked(associate);
    expect(rights).toMatchObject({ ...associate, version: 1 });
    expect(all(rights).find(({ path }) => path === PROFILE)?.user_permissions).toEqual([
      { user_id: associate.user_id, read_access: true, write_access: true },
    ]);
    expect(await asked({ role_id: 5 })).toMatchObject({ role_id: 5, user_id: null });
  });

  test("an account under another role than its own is not found, nor one that does not exist", async () => {
    const { user_id } = await of("associate");
    for (const query of [
      { role_id: 3, user_id },
      { role_id: 5, user_id: 999_999 },
    ]) {
      expectRefusal(await admin().call("getUserPermissions", { query }), 404, "notFound");
      const body = { permissions: [{ permission_id: 1, read_access: true, write_access: false }], version: 1 };
      expectRefusal(await admin().call("updateUserPermissions", { query, body }), 404, "notFound");
    }
    expectRefusal(await admin().send("getUserPermissions"), 400, "malformed", ["/query/role_id"]);
    expectRefusal(await admin().send("getUserPermissions", { query: { role_id: 9 } }), 400, "malformed", [
      "/query/role_id",
    ]);
  });
});

describe("a change of rights", () => {
  test("acts on the next request, for that account alone", async () => {
    expect(await mayReadOutbox("associate")).toBe(false);
    const answer = await give(await of("associate"), { [OUTBOX]: "read" });
    expect(answer.message).toBe(messages.rightsSaved);
    expect(answer.data.version).toBe(2);
    expect([await mayReadOutbox("associate"), await mayReadOutbox("associate2")]).toEqual([true, false]);
    await give(await of("associate"), { [OUTBOX]: "none" });
    expect(await mayReadOutbox("associate")).toBe(false);
  });

  test("read is not write", async () => {
    await give(await of("associate"), { [MASTERS]: "read" });
    const associate = portal.as("associate");
    expect((await associate.call("listMasters")).status).toBe(200);
    const body = { code: "TERMS", name: "Terms" };
    expectRefusal(await associate.call("createMaster", { body }), 403, "forbidden");
  });

  test("of a role is what its new accounts begin with, and nothing to those it has", async () => {
    await give({ role_id: 5 }, { [OUTBOX]: "read" });
    expect(await mayReadOutbox("associate")).toBe(false);
    expect(all(await asked({ role_id: 5 })).find(({ path }) => path === OUTBOX)?.role_permissions[0]).toMatchObject({
      read_access: true,
    });
  });

  test("of a role reaches its accounts where one says so, and makes what they were shown stale", async () => {
    const before = (await asked(await of("associate"))).version;
    await give({ role_id: 5 }, { [OUTBOX]: "read" }, { apply_to_users: true });
    expect([await mayReadOutbox("associate"), await mayReadOutbox("associate2"), await mayReadOutbox("qc")]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await asked(await of("associate"))).version).toBe(before + 1);
  });

  test("of the role of customers acts on customers, of one customer on nobody", async () => {
    const dashboard = "/portal/customer/dashboard";
    const reads = async () => {
      const { permissions } = (await portal.as("customer").call("getProfile")).data;
      const found = all({ categories: permissions }).find(({ path }) => path === dashboard);
      return [found?.role_permissions[0]?.read_access, found?.user_permissions[0]?.read_access];
    };
    await give(await of("customer"), { [dashboard]: "none" });
    expect(await reads()).toEqual([true, false]);
    await give({ role_id: 2 }, { [dashboard]: "none" });
    expect(await reads()).toEqual([false, false]);
  });

  test("a stale version is refused with the rights as they are now", async () => {
    const query = await of("associate");
    await give(query, { [OUTBOX]: "read" });
    const body = {
      permissions: [{ permission_id: await permission(OUTBOX), read_access: false, write_access: false }],
      version: 1,
    };
    const refused = await portal.as("admin2").call("updateUserPermissions", { query, body });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ ...query, version: 2, categories: expect.any(Array) });
    expect(await mayReadOutbox("associate")).toBe(true);
  });
});

describe("nobody", () => {
  /** Quality control with the rights screen, and nothing else that an administrator has. */
  const qcWhoManagesRights = async () => {
    await give(await of("qc"), { [ROLES]: "write" });
    return portal.as("qc");
  };

  test("changes the rights of their own account, upwards or downwards", async () => {
    const by = await qcWhoManagesRights();
    for (const access of ["write", "none"] as const) {
      expectRefusal(await give(await of("qc"), { [OUTBOX]: access }, { by }), 422, "ownRights");
    }
    expectRefusal(await give(await of("admin"), { [OUTBOX]: "read" }), 422, "ownRights");
  });

  test("copies rights of their own role onto themselves", async () => {
    const by = await qcWhoManagesRights();
    expectRefusal(await give({ role_id: 3 }, { [OUTBOX]: "write" }, { by, apply_to_users: true }), 422, "ownRights");
    expect((await give({ role_id: 3 }, { [PROFILE]: "read" }, { by })).status).toBe(200);
  });

  test("gives a right that they do not have, to an account or to a role", async () => {
    const by = await qcWhoManagesRights();
    expectRefusal(await give(await of("associate"), { [OUTBOX]: "read" }, { by }), 422, "rightNotHeld");
    expectRefusal(await give({ role_id: 5 }, { [MASTERS]: "write" }, { by }), 422, "rightNotHeld");
    expectRefusal(await give({ role_id: 3 }, { [MASTERS]: "read" }, { by }), 422, "rightNotHeld");
    expect((await give(await of("associate"), { [ROLES]: "write" }, { by })).status).toBe(200);
  });

  test("gives write where they have read", async () => {
    const by = await qcWhoManagesRights();
    await give(await of("qc"), { [OUTBOX]: "read" });
    expectRefusal(await give(await of("associate"), { [OUTBOX]: "write" }, { by }), 422, "rightNotHeld");
    expect((await give(await of("associate"), { [OUTBOX]: "read" }, { by })).status).toBe(200);
  });

  test("gives accounts a right that they lack by way of a role that has it", async () => {
    await give({ role_id: 5 }, { [OUTBOX]: "read" });
    const by = await qcWhoManagesRights();
    const given = await give({ role_id: 5 }, { [OUTBOX]: "read" }, { by, apply_to_users: true });
    expectRefusal(given, 422, "rightNotHeld");
    expect(await mayReadOutbox("associate")).toBe(false);
  });

  test("is kept from leaving a right that somebody has, or from taking it", async () => {
    await give(await of("associate"), { [OUTBOX]: "write" });
    const by = await qcWhoManagesRights();
    expect((await give(await of("associate"), { [OUTBOX]: "write", [PROFILE]: "read" }, { by })).status).toBe(200);
    expect((await give(await of("associate"), { [OUTBOX]: "none" }, { by })).status).toBe(200);
    expect(await mayReadOutbox("associate")).toBe(false);
  });

  test("may write what they may not see", async () => {
    const query = await of("associate");
    const permissions = [{ permission_id: await permission(OUTBOX), read_access: false, write_access: true }];
    const refused = await admin().call("updateUserPermissions", { query, body: { permissions, version: 1 } });
    expectRefusal(refused, 422, "writeNeedsRead");
  });

  test("gets a right that is made for another audience", async () => {
    expectRefusal(await give(await of("customer"), { [ROLES]: "write" }), 422, "rightNotForRole");
    expectRefusal(await give({ role_id: 2 }, { [OUTBOX]: "read" }), 422, "rightNotForRole");
    expectRefusal(await give({ role_id: 5 }, { "/portal/customer/dashboard": "read" }), 422, "rightNotForRole");
    const permissions = [{ permission_id: 999_999, read_access: true, write_access: false }];
    const query = await of("associate");
    const invented = await admin().call("updateUserPermissions", { query, body: { permissions, version: 1 } });
    expectRefusal(invented, 422, "rightNotForRole");
  });

  test("says two things about one right", async () => {
    const permission_id = await permission(OUTBOX);
    const permissions = [
      { permission_id, read_access: true, write_access: false },
      { permission_id, read_access: false, write_access: false },
    ];
    const query = await of("associate");
    const refused = await admin().call("updateUserPermissions", { query, body: { permissions, version: 1 } });
    expectRefusal(refused, 400, "malformed", ["/data/permissions/1/permission_id"]);
  });
});

describe("the last administrator who manages rights", () => {
  const withoutTheOther = () => give({ ...adminTwo }, { [ROLES]: "none" });
  let adminTwo: Subject;

  test("keeps that right, whoever else may manage rights", async () => {
    adminTwo = await of("admin2");
    await give(await of("qc"), { [ROLES]: "write" });
    const by = portal.as("qc");
    expect((await withoutTheOther()).status).toBe(200);
    for (const access of ["none", "read"] as const) {
      expectRefusal(await give(await of("admin"), { [ROLES]: access }, { by }), 422, "lastAdministrator");
    }
    expect((await give(await of("admin"), { [PROFILE]: "none" }, { by })).status).toBe(200);
  });

  test("keeps it also when the whole role is changed with its accounts", async () => {
    await give(await of("qc"), { [ROLES]: "write" });
    const by = portal.as("qc");
    expectRefusal(
      await give({ role_id: 1 }, { [ROLES]: "none" }, { by, apply_to_users: true }),
      422,
      "lastAdministrator",
    );
    expect((await give({ role_id: 1 }, { [ROLES]: "none" }, { by })).status).toBe(200);
    expect((await admin().call("listRoles")).status).toBe(200);
  });

  test("is not one who is switched off", async () => {
    adminTwo = await of("admin2");
    await give(await of("qc"), { [ROLES]: "write" });
    await portal.db
      .updateTable("account")
      .set({ is_active: false })
      .where("id", "=", adminTwo.user_id ?? 0)
      .execute();
    const refused = await give(await of("admin"), { [ROLES]: "none" }, { by: portal.as("qc") });
    expectRefusal(refused, 422, "lastAdministrator");
  });
});
