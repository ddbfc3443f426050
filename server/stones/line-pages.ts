import type { Data, Query } from "#api/operation-types.ts";
import { groupLinesMax } from "#domain/limits.ts";
import { type Grouping, groupings, listTabs } from "#domain/stone-lists.ts";
import { totalsFrom } from "#domain/totals.ts";
import type { Tab } from "../access/line-reach.ts";
import { pagination } from "../db/crud.ts";
import type { LineFilter } from "../db/queries/line-filter.ts";
import { type LineGroup, lineGroups, rowsOfGroups } from "../db/queries/line-groups.ts";
import { countLines, lineOrder, lineRows } from "../db/queries/line-lists.ts";
import { linesOfRows } from "../db/queries/lines-of-rows.ts";
import type { Reading } from "../house/context.ts";
import { totalsOnWire } from "../wire/totals-on-wire.ts";
import { writtenLines } from "../wire/written-lines.ts";
import { WrittenList } from "../wire/written-list.ts";
import { WrittenParts } from "../wire/written-parts.ts";
import { groupLabel } from "./group-label.ts";

type Answer = Exclude<Data<"listHolds">, string | { job: string }>;
type Paged = Pick<Query<"listHolds">, "page" | "sort"> & { size: number; groupBy: Grouping };

/** A page of a list's lines, or of their groups, with the totals of the tab. */
export async function linePage(ctx: Reading, filter: LineFilter, tab: Tab, paged: Paged): Promise<Answer> {
  const { page, size, groupBy } = paged;
  const part = { limit: size, offset: (page - 1) * size };
  const { tabs, rows: matching, sums } = await countLines(ctx.db, filter, listTabs[filter.list], tab.rule);
  const about = { totals: totalsOnWire(totalsFrom(sums)), tabs };
  const order = lineOrder(filter.list, paged.sort ?? tab.rule.sort);
  if (groupBy !== groupings.list) {
    const { groups, count } = await lineGroups(ctx.db, filter, tab.rule, { grouping: groupBy, ...part });
    const lines = await linesByGroup(ctx, filter, tab, { groups, grouping: groupBy, order });
    const data = new WrittenList(groups.map((group) => writtenGroup(group, lines.get(group.key) ?? [])));
    return { data, pagination: pagination(count, page, size), ...about };
  }
  const rows = await lineRows(ctx.db, filter, tab.rule, { order, ...part });
  const data = new WrittenList(await writtenLines(ctx, await linesOfRows(ctx.db, filter, rows)));
  return { data, pagination: pagination(matching, page, size), ...about };
}

type Groups = { groups: readonly LineGroup[]; grouping: Exclude<Grouping, 1>; order: ReturnType<typeof lineOrder> };

async function linesByGroup(ctx: Reading, filter: LineFilter, tab: Tab, { groups, grouping, order }: Groups) {
  const keys = groups.map(({ key }) => key);
  const rows = await rowsOfGroups(ctx.db, filter, tab.rule, { grouping, keys, order, limit: groupLinesMax });
  const lines = await writtenLines(ctx, await linesOfRows(ctx.db, filter, rows));
  const byKey = new Map<string, WrittenParts[]>(keys.map((key) => [key, []]));
  for (const [at, line] of lines.entries()) byKey.get(rows[at]?.key ?? "")?.push(line);
  return byKey;
}

function writtenGroup(group: LineGroup, lines: readonly WrittenParts[]): WrittenParts {
  const about = { key: group.key, label: groupLabel(group), totals: totalsOnWire(totalsFrom(group.sums)) };
  const rows = lines.flatMap((line, at) => (at === 0 ? [line] : [",", line]));
  return new WrittenParts([`${JSON.stringify(about).slice(0, -1)},"lines":[`, ...rows, "]}"]);
}
