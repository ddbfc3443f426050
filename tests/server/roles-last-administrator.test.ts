import { expect, test } from "vitest";
import { demoAccount } from "#support/actors.ts";
import { useOwnApp } from "#support/app.ts";

const portal = useOwnApp();
const LAST = "LP001";
const ends: [string, string][] = [
  ["deleting", "DELETE FROM account WHERE id = $1"],
  ["switching off", "UPDATE account SET is_active = false WHERE id = $1"],
  ["making a customer of", "UPDATE account SET role_id = 2 WHERE id = $1"],
];
const ids = async () => [(await demoAccount(portal, "admin")).id, (await demoAccount(portal, "admin2")).id];
const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === "rejected" ? (outcome.reason as { code: string }).code : "done";

for (const [doing, sql] of ends) {
  test(`${doing} the last administrator is refused by the database itself`, async () => {
    const [first, second] = await ids();
    await portal.pool.query(sql, [second]);
    await expect(portal.pool.query(sql, [first])).rejects.toMatchObject({ code: LAST });
  });

  test(`${doing} the last two at once leaves one`, async () => {
    const outcomes = await Promise.allSettled((await ids()).map((id) => portal.pool.query(sql, [id])));
    expect(outcomes.map(codeOf).sort()).toEqual([LAST, "done"]);
  });

  test(`${doing} all of them in one statement is refused`, async () => {
    await expect(portal.pool.query(sql.replace("id = $1", "role_id = 1"))).rejects.toMatchObject({ code: LAST });
  });
}

test("two administrators who take the right to manage rights from each other at once do not both succeed", async () => {
  const [first = 0, second = 0] = await ids();
  const { rows } = await portal.pool.query("SELECT id FROM permission WHERE path = '/settings/roles-permissions'");
  const take = (by: "admin" | "admin2", user_id: number) =>
    portal.as(by).call("updateUserPermissions", {
      query: { role_id: 1, user_id },
      body: { permissions: [{ permission_id: rows[0].id, read_access: false, write_access: false }], version: 1 },
    });
  await portal.as("admin").call("getProfile");
  await portal.as("admin2").call("getProfile");
  const answers = await Promise.all([take("admin", second), take("admin2", first)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await portal.pool.query(
    "SELECT count(*) FROM user_permission u JOIN account a ON a.id = u.account_id WHERE a.role_id = 1 AND u.permission_id = $1 AND u.write_access",
    [rows[0].id],
  );
  expect(left.rows[0].count).toBe(1);
});
