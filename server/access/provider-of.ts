import { providerOfAccount } from "../db/queries/providers.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/** The provider whose stock the actor delivers. Whoever is linked to none delivers nothing, and sees no load. */
export async function providerOf({ db, actor }: Pick<Reading, "db" | "actor">): Promise<number> {
  const id = await providerOfAccount(db, actor.accountId);
  if (id === null) throw new Problem("forbidden");
  return id;
}
