import { reaches, screenOf } from "#domain/permissions.ts";
import type { RoleId } from "#domain/roles.ts";
import { Problem } from "./problem.ts";

export type Right = { path: string; read_access: boolean; write_access: boolean };

/** An administrator's view of the portal as this account: the administrator, and the end of the view. */
export type Viewing = { by: number; until: Date };

/** The actor: the account that sends a request. */
export type Actor = {
  accountId: number;
  roleId: RoleId;
  sessionKey: string;
  rights: readonly Right[];
  /** Set if an administrator views the portal as this account. Such a session reads, and changes nothing. */
  viewing?: Viewing;
  /** The API key of a program; a person in front of a portal has none. */
  key?: { id: number; callsPerMinute: number };
};

/** Nobody yet: the actor of a public call. Account 0 does not exist. */
export const nobody: Actor = { accountId: 0, roleId: 4, sessionKey: "", rights: [] };

/** True if the actor has a permission like `settings/roles-permissions:write`. A missing row means no. */
export function may(actor: Pick<Actor, "accountId" | "roleId" | "rights">, permission: string): boolean {
  if (permission === "signedIn") return actor.accountId > 0;
  const [screen = "", access] = permission.split(":");
  return actor.rights.some(
    (right) =>
      reaches(screenOf(right.path, actor.roleId), screen) &&
      (access === "write" ? right.write_access : right.read_access),
  );
}

/** Refuses a session that views another account: it takes nothing away and leaves nothing behind. */
export function insistOnOwnEyes({ viewing }: Pick<Actor, "viewing">): void {
  if (viewing) throw new Problem("viewOnly");
}

/** Refuses an actor with none of these permissions. */
export function insistOnPermission(actor: Actor, permissions: readonly string[]): void {
  if (!permissions.some((permission) => may(actor, permission))) throw new Problem("forbidden");
}
