import type { HandlerInput, Query } from "#api/operation-types.ts";
import { hasFigures } from "#domain/home.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { listTabs, type ShownList, type TabRule } from "#domain/stone-lists.ts";
import { isAssociate } from "../db/queries/associates.ts";
import { isBusinessInReach } from "../db/queries/businesses.ts";
import type { LineFilter, LineReach } from "../db/queries/line-filter.ts";
import { accountAsViewer } from "../db/queries/viewers.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { codesOf } from "./asked-codes.ts";
import { reachOf } from "./client.ts";
import { numbersMeant } from "./typed-numbers.ts";
import { actsForEverybody } from "./viewer.ts";

/** The office's screen of each list. */
const screens: Record<ShownList, string> = {
  cart: "cart",
  watchlist: "watch-list",
  notes: "notes",
  enquiry: "enquiry",
  hold: "hold",
  confirm: "confirm-stone",
  memo: "memo",
  invoice: "invoice",
  external: "external-export",
};

/** True if the actor has the list, as the office's or their own. External requests are a list of the office alone. */
export const mayReadList = (actor: Reading["actor"], list: ShownList): boolean =>
  may(actor, `transaction/${screens[list]}:read`) ||
  (list !== "external" && may(actor, `customer-profile/${screens[list]}:read`));

/** True if the actor may act on the lines of a list in the office. */
export const mayWriteOffice = (actor: Reading["actor"], list: ShownList): boolean =>
  may(actor, `transaction/${screens[list]}:write`);

/**
 * The lines within reach: the office reads everybody's, an associate those of their own customers, anybody else their
 * own.
 */
export function lineReach({ actor }: Pick<Reading, "actor">, list: ShownList): LineReach {
  const { accountId, roleId } = actor;
  if (!may(actor, `transaction/${screens[list]}:read`)) return { of: "holder", accountId };
  if (actsForEverybody(roleId)) return { of: "all" };
  return { of: roleId === roleIds.businessAssociate ? "associate" : "holder", accountId };
}

/**
 * The lines that figures of deals are counted over. Quality control looks lines up on their lists, but has no part in the
 * trade of the house.
 */
export const figureReach = (ctx: Pick<Reading, "actor">, list: ShownList): LineReach =>
  hasFigures(ctx.actor.roleId) ? lineReach(ctx, list) : { of: "holder", accountId: ctx.actor.accountId };

/** True if figures count the lines of a list for the actor; quality control has those of the lists that it acts on. */
export const hasFiguresOf = (actor: Reading["actor"], list: ShownList): boolean =>
  mayReadList(actor, list) && (hasFigures(actor.roleId) || mayWriteOffice(actor, list));

type Asked = Pick<HandlerInput<"listHolds">, "query" | "body">;
type Narrowing = {
  query: Omit<Query<"listHolds">, "groupBy" | "export" | "csv" | "pdf" | "job" | "page" | "size">;
  body?: Asked["body"];
};

/** The filter of a query of a list, within the actor's reach; a client or business out of reach is not found. */
export async function lineFilterOf(ctx: Reading, list: ShownList, { query, body }: Narrowing): Promise<LineFilter> {
  const { startDate, endDate, status, user_id, business_id, business_associate_id, diamond_type, search } = query;
  const reach = lineReach(ctx, list);
  if (user_id !== undefined) await insistOnClient(ctx, reach, user_id);
  if (business_id !== undefined && !(await isBusinessInReach(ctx.db, business_id, reach)))
    throw new Problem("notFound");
  if (business_associate_id !== undefined) await insistOnAssociate(ctx, reach, business_associate_id);
  const numbers = body?.stock_numbers?.map((number) => number.trim());
  return {
    ...unfiltered(ctx, list, reach),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    ...(status !== undefined && { status }),
    ...(user_id !== undefined && { user_id }),
    ...(business_id !== undefined && { business_id }),
    ...(business_associate_id !== undefined && { associate_id: business_associate_id }),
    ...(diamond_type !== undefined && { diamond_type }),
    ...codesOf(query),
    ...(search !== undefined && { search }),
    ...(numbers && { stock_numbers: await numbersMeant(ctx.db, numbers) }),
  };
}

/** The filter of all lines within the actor's reach. */
export const unfiltered = (
  { house, now }: Pick<Reading, "house" | "now">,
  list: ShownList,
  reach: LineReach,
): LineFilter => ({ list, reach, timeZone: house.timeZone, today: dayIn(house.timeZone, now), now });

async function insistOnClient(ctx: Reading, reach: LineReach, id: number): Promise<void> {
  const account = await accountAsViewer(ctx.db, id);
  const isInReach =
    account && (reach.of === "holder" ? id === reach.accountId : reachOf(ctx.actor, account).length > 0);
  if (!isInReach) throw new Problem("notFound");
}

/** Refuses an associate out of reach: the office may name any associate, an associate only themselves. */
async function insistOnAssociate(ctx: Reading, reach: LineReach, id: number): Promise<void> {
  const isInReach =
    reach.of === "all" ? await isAssociate(ctx.db, id) : reach.of === "associate" && id === reach.accountId;
  if (!isInReach) throw new Problem("notFound");
}

export type Tab = { name: string; rule: TabRule };

/** The tab of a query: by default the first, or all if the query has a status. */
export function tabOf(list: ShownList, { currentTab, status }: Pick<Asked["query"], "currentTab" | "status">): Tab {
  const tabs: Readonly<Record<string, TabRule>> = listTabs[list];
  const name = currentTab ?? (status === undefined ? (Object.keys(tabs)[0] ?? "all") : "all");
  const rule = Object.hasOwn(tabs, name) ? tabs[name] : undefined;
  if (rule) return { name, rule };
  throw new Problem("notOffered", { errors: [{ path: "/query/currentTab", message: messages.notOffered }] });
}
