import { type RoleId, roleIds } from "#domain/roles.ts";
import type { TestApp } from "./app.ts";

const folders: Partial<Record<RoleId, string>> = {
  [roleIds.customer]: "/portal/customer",
  [roleIds.guest]: "/portal/guest",
};

/** Gives a screen to every account of some roles. A screen outside the house's own catalogue is added first. */
export async function giveScreen({ pool }: TestApp, screen: string, roles: readonly RoleId[]): Promise<void> {
  const given = [roles, roles.map((role) => `${folders[role] ?? ""}/${screen}`)];
  await pool.query(
    `INSERT INTO permission (category_id, name, path)
      SELECT (SELECT min(c.id) FROM permission_category c WHERE c.audience = r.audience), g.path, g.path
      FROM unnest($1::int[], $2::text[]) WITH ORDINALITY AS g (role_id, path, place) JOIN role r ON r.id = g.role_id
      ORDER BY g.place ON CONFLICT DO NOTHING`,
    given,
  );
  await pool.query(
    `INSERT INTO role_permission
      SELECT g.role_id, p.id, true, true FROM unnest($1::int[], $2::text[]) AS g (role_id, path) JOIN permission p USING (path)
      ON CONFLICT (role_id, permission_id) DO UPDATE SET read_access = true, write_access = true`,
    given,
  );
  await pool.query(
    `INSERT INTO user_permission
      SELECT a.id, p.id, true, true FROM unnest($1::int[], $2::text[]) AS g (role_id, path) JOIN permission p USING (path)
      JOIN account a USING (role_id)
      ON CONFLICT (account_id, permission_id) DO UPDATE SET read_access = true, write_access = true`,
    given,
  );
}
