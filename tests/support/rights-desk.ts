import type { Data } from "#api/operation-types.ts";
import { type DemoName, demoAccount } from "./actors.ts";
import type { Api } from "./api.ts";
import type { TestApp } from "./app.ts";

export type Subject = { role_id: number; user_id?: number };
type Access = "none" | "read" | "write";

/** Reads and gives rights like their screen, with the version that was shown. */
export function rightsDesk(portal: TestApp) {
  const admin = () => portal.as("admin");
  const rightsOf = async (query: Subject): Promise<Data<"getUserPermissions">> =>
    (await admin().call("getUserPermissions", { query })).data;

  async function permission(path: string): Promise<number> {
    const asked = portal.db.selectFrom("permission").select("id").where("path", "=", path);
    return (await asked.executeTakeFirstOrThrow()).id;
  }
  async function account(name: DemoName): Promise<Required<Subject>> {
    const { id, role_id } = await demoAccount(portal, name);
    return { role_id, user_id: id };
  }
  async function give(
    query: Subject,
    wanted: Record<string, Access>,
    options: { by?: Api; apply_to_users?: boolean } = {},
  ) {
    const { by = admin(), ...rest } = options;
    const { version } = await rightsOf(query);
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
  return { rightsOf, permission, account, give, mayReadOutbox };
}
