import { isOperation, permissionsOf } from "#api/operation-facts.ts";
import { accountAsActor } from "../db/queries/sessions.ts";
import { insistOnPermission } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { RunningJob } from "../house/job.ts";
import { readingContext } from "../house/unit-of-work.ts";

/**
 * The reading context of a file's owner, with their present rights. The right to the call that asked for it may be gone
 * by now.
 */
export async function askedBy(
  { house, id }: Pick<RunningJob, "house" | "id">,
  accountId: number,
  operation: string,
): Promise<Reading> {
  const account = await accountAsActor(house.db, accountId);
  if (!account) throw new Problem("notFound");
  const actor = { accountId, roleId: account.role_id, sessionKey: "", rights: account.rights };
  if (isOperation(operation)) insistOnPermission(actor, permissionsOf(operation));
  return readingContext(house, { actor, requestId: id, operation });
}
