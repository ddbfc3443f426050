import { messages } from "#domain/messages.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { Problem } from "../ground/problem.ts";

type Asker = { role_id: RoleId; maintenance: { is_on: boolean; message: string } | null };

/** Refuses everybody but administrators under maintenance. */
export function insistOnOpenDoor({ role_id, maintenance: now }: Asker): void {
  if (now?.is_on && role_id !== roleIds.administrator) throw maintenance(now.message);
}

/** The refusal under maintenance, in the house's own words or else the catalogue's (spec §8). */
export function maintenance(words: string): Problem {
  const problem = new Problem("maintenance");
  problem.message = words.trim() || messages.maintenance;
  return problem;
}
