import { one } from "../db/crud.ts";
import { peopleOfBusiness } from "../db/queries/businesses.ts";
import type { Handle, Lock } from "../db/writing.ts";
import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { mayKeep } from "./account-reach.ts";

type Person = Awaited<ReturnType<typeof peopleOfBusiness>>[number];

/** True for the business's own people, and for those who may keep one of them. */
const mayReach = (actor: Actor, person: Person, access: "read" | "write") =>
  person.id === actor.accountId || mayKeep(actor, person, access);

/** A business that the actor may read or change; any other is not found. */
export async function businessInReach<L extends Lock = undefined>(
  ctx: Reading & Handle<L>,
  id: number,
  access: "read" | "write",
  lock?: L,
) {
  const business = await one(ctx, "business", id, lock);
  const people = await peopleOfBusiness(ctx.db, id);
  if (!people.some((person) => mayReach(ctx.actor, person, "read"))) throw new Problem("notFound");
  if (!people.some((person) => mayReach(ctx.actor, person, access))) throw new Problem("forbidden");
  return business;
}
