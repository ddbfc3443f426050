import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { rightsDesk, type Subject } from "#support/rights-desk.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const ROLES = "/settings/roles-permissions";
const MASTERS = "/settings/master-settings/master";
const OUTBOX = "/admin/outbox";
const PROFILE = "/customer-profile/profile";
const { permission, account, give, mayReadOutbox } = rightsDesk(portal);

describe("nobody", () => {
  /** Quality control with the rights screen, and nothing else that an administrator has. */
  const qcWhoManagesRights = async () => {
    await give(await account("qc"), { [ROLES]: "write" });
    return portal.as("qc");
  };

  test("changes the rights of their own account, upwards or downwards", async () => {
    const by = await qcWhoManagesRights();
    for (const access of ["write", "none"] as const) {
      expectRefusal(await give(await account("qc"), { [OUTBOX]: access }, { by }), 422, "ownRights");
    }
    expectRefusal(await give(await account("admin"), { [OUTBOX]: "read" }), 422, "ownRights");
  });

  test("copies rights of their own role onto themselves", async () => {
    const by = await qcWhoManagesRights();
    expectRefusal(await give({ role_id: 3 }, { [OUTBOX]: "write" }, { by, apply_to_users: true }), 422, "ownRights");
    expect((await give({ role_id: 3 }, { [PROFILE]: "read" }, { by })).status).toBe(200);
  });

  test("gives a right that they do not have, to an account or to a role", async () => {
    const by = await qcWhoManagesRights();
    expectRefusal(await give(await account("associate"), { [OUTBOX]: "read" }, { by }), 422, "rightNotHeld");
    expectRefusal(await give({ role_id: 5 }, { [MASTERS]: "write" }, { by }), 422, "rightNotHeld");
    expectRefusal(await give({ role_id: 3 }, { [MASTERS]: "read" }, { by }), 422, "rightNotHeld");
    expect((await give(await account("associate"), { [ROLES]: "write" }, { by })).status).toBe(200);
  });

  test("gives write where they have read", async () => {
    const by = await qcWhoManagesRights();
    await give(await account("qc"), { [OUTBOX]: "read" });
    expectRefusal(await give(await account("associate"), { [OUTBOX]: "write" }, { by }), 422, "rightNotHeld");
    expect((await give(await account("associate"), { [OUTBOX]: "read" }, { by })).status).toBe(200);
  });

  test("gives accounts a right that they lack by way of a role that has it", async () => {
    await give({ role_id: 5 }, { [OUTBOX]: "read" });
    const by = await qcWhoManagesRights();
    const given = await give({ role_id: 5 }, { [OUTBOX]: "read" }, { by, apply_to_users: true });
    expectRefusal(given, 422, "rightNotHeld");
    expect(await mayReadOutbox("associate")).toBe(false);
  });

  test("is kept from leaving a right that somebody has, or from taking it", async () => {
    await give(await account("associate"), { [OUTBOX]: "write" });
    const by = await qcWhoManagesRights();
    expect((await give(await account("associate"), { [OUTBOX]: "write", [PROFILE]: "read" }, { by })).status).toBe(200);
    expect((await give(await account("associate"), { [OUTBOX]: "none" }, { by })).status).toBe(200);
    expect(await mayReadOutbox("associate")).toBe(false);
  });

  test("may write what they may not see", async () => {
    const query = await account("associate");
    const permissions = [{ permission_id: await permission(OUTBOX), read_access: false, write_access: true }];
    const refused = await admin().call("updateUserPermissions", { query, body: { permissions, version: 1 } });
    expectRefusal(refused, 422, "writeNeedsRead");
  });

  test("gets a right that is made for another audience", async () => {
    expectRefusal(await give(await account("customer"), { [ROLES]: "write" }), 422, "rightNotForRole");
    expectRefusal(await give({ role_id: 2 }, { [OUTBOX]: "read" }), 422, "rightNotForRole");
    expectRefusal(await give({ role_id: 5 }, { "/portal/customer/dashboard": "read" }), 422, "rightNotForRole");
    const permissions = [{ permission_id: 999_999, read_access: true, write_access: false }];
    const query = await account("associate");
    const invented = await admin().call("updateUserPermissions", { query, body: { permissions, version: 1 } });
    expectRefusal(invented, 422, "rightNotForRole");
  });

  test("says two things about one right", async () => {
    const permission_id = await permission(OUTBOX);
    const permissions = [
      { permission_id, read_access: true, write_access: false },
      { permission_id, read_access: false, write_access: false },
    ];
    const query = await account("associate");
    const refused = await admin().call("updateUserPermissions", { query, body: { permissions, version: 1 } });
    expectRefusal(refused, 400, "malformed", ["/data/permissions/1/permission_id"]);
  });
});

describe("the last administrator who manages rights", () => {
  const withoutTheOther = () => give({ ...adminTwo }, { [ROLES]: "none" });
  let adminTwo: Subject;

  test("keeps that right, whoever else may manage rights", async () => {
    adminTwo = await account("admin2");
    await give(await account("qc"), { [ROLES]: "write" });
    const by = portal.as("qc");
    expect((await withoutTheOther()).status).toBe(200);
    for (const access of ["none", "read"] as const) {
      expectRefusal(await give(await account("admin"), { [ROLES]: access }, { by }), 422, "lastAdministrator");
    }
    expect((await give(await account("admin"), { [PROFILE]: "none" }, { by })).status).toBe(200);
  });

  test("keeps it also when the whole role is changed with its accounts", async () => {
    await give(await account("qc"), { [ROLES]: "write" });
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
    adminTwo = await account("admin2");
    await give(await account("qc"), { [ROLES]: "write" });
    await portal.db
      .updateTable("account")
      .set({ is_active: false })
      .where("id", "=", adminTwo.user_id ?? 0)
      .execute();
    const refused = await give(await account("admin"), { [ROLES]: "none" }, { by: portal.as("qc") });
    expectRefusal(refused, 422, "lastAdministrator");
  });
});
