import { messages } from "#domain/messages.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { Problem } from "../ground/problem.ts";

type Asker = { role_id: RoleId; maintenance: { is_on: boolean; message: string } | null };

/** Under maintenance the door is open to administrators alone. */
export function insistOnOpenDoor({ role_id, maintenance: now }: Asker): void {
  if (now?.is_on && role_id !== roleIds.administrator) throw maintenance(now.message);
}

/** Spec §8: the house's own words where it has some, else the catalogue's. */
export function maintenance(words: string): Problem {
  const problem = new Problem("maintenance");
  problem.message = words.trim() || messages.maintenance;
  return problem;
}
