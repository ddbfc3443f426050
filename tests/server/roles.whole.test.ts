import { describe, expect, test } from "vitest";

import { useApp } from "#support/app.ts";
import { rightsDesk } from "#support/rights-desk.ts";

const portal = useApp();
const MASTERS = "/settings/master-settings/master";
const OUTBOX = "/admin/outbox";
const { give } = rightsDesk(portal);

describe("a change of rights", () => {
  test("of a role reaches its accounts however many they are", async () => {
    await portal.pool.query(`INSERT INTO account (role_id, email, user_name, password_hash, first_name, last_name)
      SELECT 5, 'many' || n || '@demo.test', 'many' || n, 'x', 'Associate', 'No ' || n FROM generate_series(1, 20000) n`);
    const given = await give({ role_id: 5 }, { [OUTBOX]: "read", [MASTERS]: "read" }, { apply_to_users: true });
    expect(given.status).toBe(200);
    const asked = `SELECT count(*) FROM user_permission u JOIN permission p ON p.id = u.permission_id
      JOIN account a ON a.id = u.account_id WHERE p.path = $1 AND u.read_access AND a.email LIKE 'many%'`;
    expect((await portal.pool.query(asked, [OUTBOX])).rows).toEqual([{ count: 20_000 }]);
  });
});
