import { type Actor, may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { isBuyer } from "./client.ts";

/** Documents are for their own people, and for whom the house gives the right: a client's own right opens nobody else's. */
export function insistOnDocuments(actor: Actor, access: "read" | "write"): void {
  if (!isBuyer(actor.roleId) && !may(actor, `kyc:${access}`)) throw new Problem("forbidden");
}
