import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { homeRows, newsDays } from "#domain/home.ts";
import { listTabs, type TabRule } from "#domain/stone-lists.ts";
import { lineReach, mayReadList, mayWriteOffice, unfiltered } from "../access/line-reach.ts";
import { countTab, lineOrder, lineRows } from "../db/queries/line-lists.ts";
import { linesOfRows } from "../db/queries/lines-of-rows.ts";
import type { Reading } from "../house/context.ts";
import { type LineOnWire, presentLines } from "../wire/line-on-wire.ts";

type Queue = Data<"getHome">["queues"][number];
type Wanted = {
  list: Queue["list"];
  tab: string;
  urgent?: string;
  sort: string;
  tells?: (line: LineOnWire, now: Date) => boolean;
};

const holds: Wanted = { list: "hold", tab: "held", urgent: "endsToday", sort: "expires_at" };
const memos: Wanted = { list: "memo", tab: "issued", urgent: "overdue", sort: "due_date" };

/** The queues of the office in their order, the most urgent line of each first. */
const office: readonly Wanted[] = [
  { list: "confirm", tab: "pending", sort: "created_at" },
  { list: "enquiry", tab: "waitsForHouse", sort: "waits_since" },
  holds,
  memos,
  { list: "external", tab: "pending", sort: "created_at" },
];

const newsMs = newsDays * 24 * 3_600_000;
/** A request that waits, or was decided a short time ago. */
const isNews = ({ status, updated_at }: LineOnWire, now: Date) =>
  status === codes.approval.pending || now.getTime() - Date.parse(updated_at) < newsMs;

/** A buyer's own claims: holds by their end, memos by their due day, and the latest decisions of the house. */
const own: readonly Wanted[] = [
  holds,
  memos,
  { list: "confirm", tab: "all", sort: "-updated_at", tells: isNews },
  { list: "enquiry", tab: "waitsForClient", sort: "waits_since" },
];

/** The queues in which something waits for the actor, with their first lines. */
export async function homeQueues(ctx: Reading): Promise<Queue[]> {
  const queues = await Promise.all(queuesOf(ctx).map((wanted) => queue(ctx, wanted)));
  return queues.filter(({ data }) => data.length > 0);
}

/** Whoever may act on some lists of the office is waited for there alone. Whoever may only look has all of them. */
function queuesOf(ctx: Reading): readonly Wanted[] {
  const { actor } = ctx;
  const theirs = office.filter(({ list }) => mayReadList(actor, list) && lineReach(ctx, list).of !== "holder");
  const acted = theirs.filter(({ list }) => mayWriteOffice(actor, list));
  if (theirs.length > 0) return acted.length > 0 ? acted : theirs;
  return own.filter(({ list }) => mayReadList(actor, list));
}

async function queue(ctx: Reading, { list, tab, urgent, sort, tells }: Wanted): Promise<Queue> {
  const filter = unfiltered(ctx, list, lineReach(ctx, list));
  const tabs: Readonly<Record<string, TabRule>> = listTabs[list];
  const rule = tabs[tab] ?? {};
  const total = await countTab(ctx.db, filter, rule);
  if (total === 0) return { list, tab, total, urgent: null, data: [] };
  const pressing = urgent === undefined ? 0 : await countTab(ctx.db, filter, tabs[urgent] ?? {});
  const rows = await lineRows(ctx.db, filter, rule, { order: lineOrder(list, sort), limit: homeRows, offset: 0 });
  const lines = await presentLines(ctx, await linesOfRows(ctx.db, list, rows));
  return {
    list,
    tab,
    total,
    urgent: urgent !== undefined && pressing > 0 ? { tab: urgent, total: pressing } : null,
    data: tells ? lines.filter((line) => tells(line, ctx.now)) : lines,
  };
}
