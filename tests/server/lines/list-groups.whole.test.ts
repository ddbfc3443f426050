import { beforeEach, describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { listedLine, listedPaper } from "#support/listed-lines.ts";
import { naiveTotals } from "#support/naive-totals.ts";
import { paged } from "#support/paged.ts";
import { ownerId } from "#support/rows.ts";
import { groupsOf, type LineGroups, linesOf, sevenLists, sevenNames } from "#support/shown-lists.ts";

const portal = useApp({ timeZone: "Asia/Kolkata" });
type Line = LineGroups["data"][number]["lines"][number];

const dayOf = (line: Line) => new Date(Date.parse(line.created_at) + 5.5 * 3_600_000).toISOString().slice(0, 10);
const clientOf = ({ user, business }: Line) => `${business?.company_name} | ${user.first_name} ${user.last_name}`;
/** The label of a group of spec §4. */
const labels: Record<number, (line: Line) => string | null> = {
  2: dayOf,
  3: clientOf,
  4: (line) => `${dayOf(line)} · ${clientOf(line)}`,
  5: (line) => line.invoice?.number ?? null,
  6: (line) => line.order?.number ?? null,
  7: (line) => line.memo?.number ?? null,
};

describe.each(sevenNames)("the groups of the list of %s (spec §4)", (list) => {
  const { id, live, ended } = sevenLists[list];
  const admin = () => portal.as("admin");

  beforeEach(async () => {
    const papers = {
      customer: { order: await paper("order", "customer"), memo: await paper("memo", "customer") },
      customer2: { order: await paper("order", "customer2"), memo: await paper("memo", "customer2") },
    };
    for (const [at, holder] of (["customer", "customer2", "customer", "customer2", "customer"] as const).entries()) {
      const [state, status] = at === 4 ? ended : live;
      const { order, memo } = papers[holder];
      await listedLine(portal, {
        list,
        holder,
        state,
        status,
        type: at === 3 ? "fancy" : "white",
        // at 18:30 in London the next day begins in Kolkata
        at:
          ["2026-11-20T08:00:00Z", "2026-11-18T18:29:00Z", "2026-11-18T18:30:00Z", "2026-11-18T12:00:00Z"][at % 4] ??
          "",
        ...(at % 2 === 0 && { agreed: 4321.5 }),
        papers: list === "memo" ? { memo, ...(at > 1 && { order }) } : list === "confirm" ? { order } : {},
      });
    }
  });
  const paper = async (kind: "order" | "memo", holder: "customer" | "customer2") =>
    (await listedPaper(portal, kind, await ownerId(portal, holder))).id;

  test("1 is the diamond list, with totals at each line's own price", async () => {
    const page = await linesOf(admin(), id, { currentTab: "all", groupBy: 1 });
    expect(page.data).toHaveLength(5);
    expect(page.totals).toEqual(naiveTotals(page.data));
    const firstTab = await linesOf(admin(), id);
    expect(firstTab.totals).toEqual(naiveTotals(firstTab.data));
    expect(firstTab.totals.pieces).toBe(4);
  });

  test.each([2, 3, 4, 5, 6, 7])(
    "%i puts every line into its one group, with the group's own totals",
    async (groupBy) => {
      const all = await linesOf(admin(), id, { currentTab: "all" });
      const { data, pagination, totals, tabs } = await groupsOf(admin(), id, { currentTab: "all", groupBy });
      const labelOf = labels[groupBy] as (line: Line) => string | null;
      const expected = new Map<string | null, Line[]>();
      for (const line of all.data) expected.set(labelOf(line), [...(expected.get(labelOf(line)) ?? []), line]);
      expect(new Set(data.map(({ label }) => label))).toEqual(new Set(expected.keys()));
      expect(data).toHaveLength(expected.size);
      for (const { key, label, lines, totals: own } of data) {
        expect(lines).toEqual(expected.get(label));
        expect(own).toEqual(naiveTotals(lines));
        if (label === null) expect(key).toBe("none");
      }
      expect(new Set(data.map(({ key }) => key)).size).toBe(expected.size);
      expect(pagination).toMatchObject({ currentPage: 1, totalPages: 1, totalRecords: expected.size });
      expect([totals, tabs]).toEqual([all.totals, all.tabs]);
    },
  );

  test("days come newest first, clients by name, papers newest first, and what has none last", async () => {
    const inOrder = async (groupBy: number) =>
      (await groupsOf(admin(), id, { currentTab: "all", groupBy })).data.map(({ label }) => label ?? "~");
    expect(await inOrder(2)).toEqual((await inOrder(2)).toSorted().toReversed());
    expect(await inOrder(3)).toEqual((await inOrder(3)).toSorted());
    for (const groupBy of [5, 6, 7]) {
      const found = await inOrder(groupBy);
      expect(found.filter((label) => label !== "~")).toEqual(
        found
          .filter((label) => label !== "~")
          .toSorted()
          .toReversed(),
      );
      expect(found.slice(0, -1)).not.toContain("~");
    }
  });

  test("the filter and the tab narrow the groups too, and the pages are of groups", async () => {
    const asked = { currentTab: "all", groupBy: 4, diamond_type: "white" as const };
    const whole = await groupsOf(admin(), id, asked);
    expect(whole.totals.pieces).toBe(4);
    const groups: LineGroups["data"] = [];
    for (let page = 1; page <= whole.data.length; page++) {
      const part = await groupsOf(admin(), id, { ...asked, page, size: 1 });
      expect(part.pagination).toEqual(paged(page, 1, whole.data.length));
      groups.push(...part.data);
    }
    expect(groups).toEqual(whole.data);
    const past = await groupsOf(admin(), id, { ...asked, page: 9, size: 1 });
    expect([past.data, past.pagination.totalRecords]).toEqual([[], whole.data.length]);
    const firstTab = await groupsOf(admin(), id, { groupBy: 3 });
    expect(firstTab.data.flatMap(({ lines }) => lines)).toHaveLength(4);
  });

  test("another grouping is not of the contract", async () => {
    for (const groupBy of [0, 8]) {
      expectRefusal(await admin().send(id, { query: { groupBy } }), 400, "malformed", ["/query/groupBy"]);
    }
  });
});
