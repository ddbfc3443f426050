import type { HandlerInput } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import type { ClientFilter } from "../db/queries/client-conditions.ts";
import { orderBy } from "../db/sort.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

type Query = Omit<HandlerInput<"exportClients">["query"], "job">;

const sortable = {
  company_name: "b.company_name",
  first_name: "a.first_name",
  last_name: "a.last_name",
  email: "a.email",
  status: "e.status",
  is_active: "e.is_active",
  created_at: "e.created_at",
  updated_at: "a.updated_at",
  submitted_at: "w.submitted_at",
};

/** The sorting of clients: newest first; in the queue of documents the longest wait first. */
export const clientOrder = ({ sort, kyc_waiting }: Pick<Query, "sort" | "kyc_waiting">) =>
  orderBy(sort, sortable, kyc_waiting ? "submitted_at" : "-created_at", "e.account_id");

/** The filter of a query of customers, within the actor's reach; another associate is not found. */
export function clientFilterOf({ actor, house }: Reading, query: Query): ClientFilter {
  const { business_associate_id } = query;
  const isAssociate = actor.roleId === roleIds.businessAssociate;
  if (isAssociate && business_associate_id !== undefined && business_associate_id !== actor.accountId) {
    throw new Problem("notFound");
  }
  return { ...query, timeZone: house.timeZone, ...(isAssociate && { associateId: actor.accountId }) };
}
