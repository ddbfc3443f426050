import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { permissionCatalogue } from "#domain/permissions.ts";
import { roleNames } from "#domain/roles.ts";

import { expectRefusal } from "#support/answer.ts";

import { useApp } from "#support/app.ts";
import { rightsDesk } from "#support/rights-desk.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const ROLES = "/settings/roles-permissions";
const MASTERS = "/settings/master-settings/master";
const SYSTEM = "/settings/system-settings";
const OUTBOX = "/admin/outbox";
const PROFILE = "/customer-profile/profile";
const { rightsOf, permission, account, give, mayReadOutbox } = rightsDesk(portal);
const all = (rights: Pick<Data<"getUserPermissions">, "categories">) =>
  rights.categories.flatMap(({ permissions }) => permissions);

describe("what the permission screens show", () => {
  test("the eight roles, each with how many accounts it has", async () => {
    const { data } = (await admin().call("listRoles")).data;
    expect(data.map(({ role_id, role_name }) => [String(role_id), role_name])).toEqual(Object.entries(roleNames));
    expect(data.map(({ account_count }) => account_count)).toEqual([2, 3, 1, 0, 2, 1, 1, 1]);
  });

  test("the users of a role, and those whose name or address holds a word", async () => {
    const users = async (query: object) =>
      (await admin().call("listRoleUsers", { query })).data.data.map(({ email }) => email.split("@")[0]).sort();
    expect(await users({ role_id: 2 })).toEqual(["customer", "customer2", "newcomer"]);
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
      `${SYSTEM}/home-settings`,
      `${SYSTEM}/bulk-email`,
      `${SYSTEM}/house`,
      `${SYSTEM}/papers`,
      `${SYSTEM}/match-pairs`,
      `${SYSTEM}/new-arrivals`,
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
    const associate = await account("associate");
    const rights = await rightsOf(associate);
    expect(rights).toMatchObject({ ...associate, version: 1 });
    expect(all(rights).find(({ path }) => path === PROFILE)?.user_permissions).toEqual([
      { user_id: associate.user_id, read_access: true, write_access: true },
    ]);
    expect(await rightsOf({ role_id: 5 })).toMatchObject({ role_id: 5, user_id: null });
  });

  test("an account under another role than its own is not found, nor one that does not exist", async () => {
    const { user_id } = await account("associate");
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
    const answer = await give(await account("associate"), { [OUTBOX]: "read" });
    expect(answer.message).toBe(messages.rightsSaved);
    expect(answer.data.version).toBe(2);
    expect([await mayReadOutbox("associate"), await mayReadOutbox("associate2")]).toEqual([true, false]);
    await give(await account("associate"), { [OUTBOX]: "none" });
    expect(await mayReadOutbox("associate")).toBe(false);
  });

  test("read is not write", async () => {
    await give(await account("associate"), { [MASTERS]: "read" });
    const associate = portal.as("associate");
    expect((await associate.call("listMasters")).status).toBe(200);
    const body = { code: "TERMS", name: "Terms" };
    expectRefusal(await associate.call("createMaster", { body }), 403, "forbidden");
  });

  test("of a role is what its new accounts begin with, and nothing to those it has", async () => {
    await give({ role_id: 5 }, { [OUTBOX]: "read" });
    expect(await mayReadOutbox("associate")).toBe(false);
    expect(all(await rightsOf({ role_id: 5 })).find(({ path }) => path === OUTBOX)?.role_permissions[0]).toMatchObject({
      read_access: true,
    });
  });

  test("of a role reaches its accounts where one says so, and makes what they were shown stale", async () => {
    const before = (await rightsOf(await account("associate"))).version;
    await give({ role_id: 5 }, { [OUTBOX]: "read" }, { apply_to_users: true });
    expect([await mayReadOutbox("associate"), await mayReadOutbox("associate2"), await mayReadOutbox("qc")]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await rightsOf(await account("associate"))).version).toBe(before + 1);
  });

  test("of the role of customers acts on customers, of one customer on nobody", async () => {
    const dashboard = "/portal/customer/dashboard";
    const reads = async () => {
      const { permissions } = (await portal.as("customer").call("getProfile")).data;
      const found = all({ categories: permissions }).find(({ path }) => path === dashboard);
      return [found?.role_permissions[0]?.read_access, found?.user_permissions[0]?.read_access];
    };
    await give(await account("customer"), { [dashboard]: "none" });
    expect(await reads()).toEqual([true, false]);
    await give({ role_id: 2 }, { [dashboard]: "none" });
    expect(await reads()).toEqual([false, false]);
  });

  test("a stale version is refused with the rights as they are now", async () => {
    const query = await account("associate");
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
