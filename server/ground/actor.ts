import { reaches, screenOf } from "#domain/permissions.ts";
import type { RoleId } from "#domain/roles.ts";
import { Problem } from "./problem.ts";

export type Right = { path: string; read_access: boolean; write_access: boolean };

/** Who looks at the portal with this account's eyes, and how long they may. */
export type Viewing = { by: number; until: Date };

/** Who asks. */
export type Actor = {
  accountId: number;
  roleId: RoleId;
  sessionKey: string;
  rights: readonly Right[];
  /** Only where somebody looks as this account: such a session reads, and changes nothing. */
  viewing?: Viewing;
  /** The API key by which a program asks; a person in front of a portal has none. */
  key?: { id: number; callsPerMinute: number };
};

/** Nobody yet: the actor of a public call. Account 0 does not exist. */
export const nobody: Actor = { accountId: 0, roleId: 4, sessionKey: "", rights: [] };

/** May this actor do what `settings/roles-permissions:write` says? A missing row means no. */
export function may(actor: Pick<Actor, "accountId" | "roleId" | "rights">, permission: string): boolean {
  if (permission === "signedIn") return actor.accountId > 0;
  const [screen = "", access] = permission.split(":");
  return actor.rights.some(
    (right) =>
      reaches(screenOf(right.path, actor.roleId), screen) &&
      (access === "write" ? right.write_access : right.read_access),
  );
}

/** Whoever looks with somebody else's eyes takes nothing away and leaves nothing behind. */
export function insistOnOwnEyes({ viewing }: Pick<Actor, "viewing">): void {
  if (viewing) throw new Problem("viewOnly");
}

/** Any one of the permissions is enough. */
export function insistOnPermission(actor: Actor, permissions: readonly string[]): void {
  if (!permissions.some((permission) => may(actor, permission))) throw new Problem("forbidden");
}
