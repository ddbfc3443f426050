import type { Data, Query } from "#api/operation-types.ts";
import { linesShown } from "#domain/limits.ts";
import { listTabs, type ShownList, type TabRule } from "#domain/stone-lists.ts";
import { hasFiguresOf, lineFilterOf } from "../access/line-reach.ts";
import { actsForEverybody } from "../access/viewer.ts";
import { clientCountries } from "../db/queries/client-countries.ts";
import { latestLines, sumsOfTab } from "../db/queries/dashboard-lines.ts";
import type { LineFilter } from "../db/queries/line-filter.ts";
import { countTab } from "../db/queries/line-lists.ts";
import { isStanding, sumsOfStanding } from "../db/queries/standing-sums.ts";
import type { Reading } from "../house/context.ts";
import { countries } from "../people/places.ts";
import { clientOf } from "./client-on-wire.ts";
import { insistOnBusiness, reachedBy } from "./deal-filter.ts";

type Asked = Query<"getEnquiryCount">;

/** The tabs that the dashboard counts. */
const counted = {
  cartCount: ["cart", listTabs.cart.in],
  confirmStonesCount: ["confirm", listTabs.confirm.approved],
  holdsCount: ["hold", listTabs.hold.held],
  memosCount: ["memo", listTabs.memo.issued],
  notesCount: ["notes", listTabs.notes.in],
  pendingStonesCount: ["confirm", listTabs.confirm.pending],
  watchListCount: ["watchlist", listTabs.watchlist.in],
} as const satisfies Record<keyof Data<"getEnquiryCount">, readonly [ShownList, TabRule]>;

const detailed = {
  Carts: ["cart", listTabs.cart.in],
  ConfirmStones: ["confirm", listTabs.confirm.pending],
  Hold: ["hold", listTabs.hold.held],
  Memos: ["memo", listTabs.memo.issued],
} as const satisfies Record<keyof Data<"getEnquiryDetails">, readonly [ShownList, TabRule]>;

/** Asks something of each tab, of all at once; null for a list that the actor may not read. */
async function ofEach<K extends string, T>(
  ctx: Reading,
  query: Asked,
  tabs: Readonly<Record<K, readonly [ShownList, TabRule]>>,
  ask: (filter: LineFilter, tab: TabRule) => Promise<T>,
): Promise<Record<K, T | null>> {
  const found = (Object.keys(tabs) as K[]).map(async (name) => {
    const [list, tab] = tabs[name];
    const isRead = hasFiguresOf(ctx.actor, list);
    return [name, isRead ? await ask(await lineFilterOf(ctx, list, filtered(query)), tab) : null] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Record<K, T | null>;
}

/** As a list is asked for: the filters of the dashboard alone. */
const filtered = (query: Asked) => ({ query: query as Parameters<typeof lineFilterOf>[2]["query"], body: undefined });

/** The number of lines on each list. */
export const enquiryCount = (ctx: Reading, query: Asked): Promise<Data<"getEnquiryCount">> =>
  ofEach(ctx, query, counted, (filter, tab) => countTab(ctx.db, filter, tab));

/** The latest lines of four lists, with the sums over all of each. */
export const enquiryDetails = (ctx: Reading, query: Asked): Promise<Data<"getEnquiryDetails">> =>
  ofEach(ctx, query, detailed, async (filter, tab) => {
    const [rows, { count, carats, amount }] = await Promise.all([
      latestLines(ctx.db, filter, tab, linesShown),
      isStanding(filter, tab) ? sumsOfStanding(ctx.db, filter, tab) : sumsOfTab(ctx.db, filter, tab),
    ]);
    const lines = rows.map(({ holder_id, first_name, last_name, company_name, ...line }) => ({
      ...line,
      carat: Number(line.carat),
      amount: Number(line.amount),
      client: clientOf({ holder_id, first_name, last_name, company_name }),
      created_at: line.created_at.toISOString(),
    }));
    return { count, carats: Number(carats), amount: Number(amount), lines };
  });

/** The countries of the clients whom the actor may look up: customers, as the list of clients has them. */
export async function enquiryCountry(
  ctx: Reading,
  { business_id }: Query<"getEnquiryCountry">,
): Promise<Data<"getEnquiryCountry">> {
  const { db, actor, now } = ctx;
  const associateId = actsForEverybody(actor.roleId) ? null : actor.accountId;
  await insistOnBusiness(ctx, business_id, reachedBy(associateId));
  const names = new Map((await countries()).map(({ id, name }) => [id, name]));
  const rows = await clientCountries(db, { associateId, businessId: business_id ?? null, now });
  return rows.map((row) => ({ ...row, country: row.country_id === null ? null : (names.get(row.country_id) ?? null) }));
}
