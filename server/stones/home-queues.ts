import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { homeRows, newsDays } from "#domain/home.ts";
import { listTabs, type TabRule } from "#domain/stone-lists.ts";
import { lineReach, mayReadList, mayWriteOffice, unfiltered } from "../access/line-reach.ts";
import { oneTrip } from "../db/one-trip.ts";
import { countTabs, firstRows } from "../db/queries/line-lists.ts";
import { linesByIds } from "../db/queries/stone-lines.ts";
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
  { list: "memo", tab: "asked", sort: "waits_since" },
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

/** The queues in which something waits for the actor, with their first lines. The lines of all are read at once. */
export async function homeQueues(ctx: Reading): Promise<Queue[]> {
  const found = await Promise.all(queuesOf(ctx).map((wanted) => firstOf(ctx, wanted)));
  const wanted = found.flatMap(({ ids }) => ids);
  if (wanted.length === 0) return [];
  const [rows] = await oneTrip(ctx.db, linesByIds(wanted, ctx.now));
  const lines = new Map((await presentLines(ctx, rows)).map((line) => [line.id, line]));
  const queues = found.map(({ ids, tells, ...queue }) => {
    const first = ids.flatMap((id) => lines.get(id) ?? []);
    return { ...queue, data: tells ? first.filter((line) => tells(line, ctx.now)) : first };
  });
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

/** A queue's numbers, and the ids of its first lines. */
async function firstOf(ctx: Reading, { list, tab, urgent, sort, tells }: Wanted) {
  const filter = unfiltered(ctx, list, lineReach(ctx, list));
  const tabs: Readonly<Record<string, TabRule>> = listTabs[list];
  const rule = tabs[tab] ?? {};
  const part = urgent === undefined ? [] : [tabs[urgent] ?? {}];
  const [total = 0, pressing = 0] = await countTabs(ctx.db, filter, [rule, ...part]);
  const rows = total === 0 ? [] : await firstRows(ctx.db, filter, rule, { sort, limit: homeRows });
  return {
    list,
    tab,
    total,
    urgent: urgent !== undefined && pressing > 0 ? { tab: urgent, total: pressing } : null,
    ids: rows.map(({ line_id }) => line_id),
    tells,
  };
}
