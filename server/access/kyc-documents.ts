import { type Actor, may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { isBuyer } from "./client.ts";

/**
 * Refuses documents to staff without the right of the house. Clients need no right here: their own documents are all
 * they reach.
 */
export function insistOnDocuments(actor: Actor, access: "read" | "write"): void {
  if (!isBuyer(actor.roleId) && !may(actor, `kyc:${access}`)) throw new Problem("forbidden");
}
