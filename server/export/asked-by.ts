import { accountAsActor } from "../db/queries/sessions.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { RunningJob } from "../house/job.ts";
import { readingContext } from "../house/unit-of-work.ts";

/** The reading context of a file's owner, with their present rights. The right to it may be gone by now. */
export async function askedBy(
  { house, id }: Pick<RunningJob, "house" | "id">,
  accountId: number,
  operation: string,
  permission?: string,
): Promise<Reading> {
  const account = await accountAsActor(house.db, accountId);
  if (!account) throw new Problem("notFound");
  const actor = { accountId, roleId: account.role_id, sessionKey: "", rights: account.rights };
  if (permission && !may(actor, permission)) throw new Problem("forbidden");
  return readingContext(house, { actor, requestId: id, operation });
}
