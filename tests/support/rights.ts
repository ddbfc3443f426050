import { type RoleId, roleIds } from "#domain/roles.ts";
import type { TestApp } from "./app.ts";

const folders: Partial<Record<RoleId, string>> = {
  [roleIds.customer]: "/portal/customer",
  [roleIds.guest]: "/portal/guest",
};

/** Gives a screen to every account of some roles. A screen outside the house's own catalogue is added first. */
export async function giveScreen({ pool }: TestApp, screen: string, roles: readonly RoleId[]): Promise<void> {
  for (const role of roles) {
    const path = `${folders[role] ?? ""}/${screen}`;
    await pool.query(
      `INSERT INTO permission (category_id, name, path) SELECT min(c.id), $1, $1 FROM permission_category c
        JOIN role r ON r.audience = c.audience WHERE r.id = $2 ON CONFLICT DO NOTHING`,
      [path, role],
    );
    await pool.query(
      `INSERT INTO role_permission SELECT $2, id, true, true FROM permission WHERE path = $1
        ON CONFLICT (role_id, permission_id) DO UPDATE SET read_access = true, write_access = true`,
      [path, role],
    );
    await pool.query(
      `INSERT INTO user_permission SELECT a.id, p.id, true, true FROM account a, permission p
        WHERE a.role_id = $2 AND p.path = $1
        ON CONFLICT (account_id, permission_id) DO UPDATE SET read_access = true, write_access = true`,
      [path, role],
    );
  }
}
