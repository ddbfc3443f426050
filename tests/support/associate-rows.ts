import { hashPassword } from "#server/sign-in/password-hash.ts";
import type { TestApp } from "./app.ts";
import { demoPassword } from "./template.ts";

let hashOnce: Promise<string> | undefined;

/** The kind of salesperson with this code. */
export async function salespersonType({ pool }: TestApp, code: string): Promise<number> {
  const { rows } = await pool.query(
    `SELECT s.id FROM sub_master s JOIN master m ON m.id = s.master_id
      WHERE m.code = 'SALES_PERSON_TYPE' AND s.code = $1`,
    [code],
  );
  return rows[0].id;
}

/** A business associate without customers, with the rights of their role. */
export async function anAssociate(portal: TestApp, name = "lena.voss"): Promise<number> {
  hashOnce ??= hashPassword(demoPassword);
  const values = {
    role_id: 5,
    email: `${name}@harbour.test`,
    user_name: name,
    password_hash: await hashOnce,
    first_name: "Lena",
    last_name: "Voss",
    salesperson_type_id: await salespersonType(portal, "BROKER"),
  };
  const { id } = await portal.db.insertInto("account").values(values).returning("id").executeTakeFirstOrThrow();
  await portal.pool.query(
    `INSERT INTO user_permission SELECT $1, permission_id, read_access, write_access FROM role_permission WHERE role_id = 5`,
    [id],
  );
  return id;
}
