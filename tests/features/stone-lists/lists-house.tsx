import { useState } from "react";
import { page } from "vitest/browser";
import type { RoleId } from "#domain/roles.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import type { LinesSearch } from "#features/stone-lists/lines-search.ts";
import { StoneListPage } from "#features/stone-lists/stone-list-page.tsx";
import { listViewer } from "#stones/lines/list-viewer.ts";
import { aPaperAhead } from "#support/a-paper-ahead.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";

export const noTotals = { pieces: 0, carat: 0, rap_avg: null, disc_avg: null, price_per_ct: null, total_amt: 0 };
export const answerOf = (lines: readonly ReturnType<typeof aStoneLine>[], more: object = {}) => ({
  ...pageOf([...lines]),
  totals: { ...noTotals, pieces: lines.length },
  tabs: { held: lines.length },
  ...more,
});

/** A house that answers a list, and to acts what the test says. */
export const house = (answer: unknown, acts: Record<string, () => Response> = {}) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    const act = Object.keys(acts).find((name) => pathname.endsWith(name));
    if (act) return acts[act]?.() ?? success({});
    if (/\/get-[a-z-]+$/.test(pathname)) return success(answer);
    if (pathname.endsWith("/dna")) return success({ stone: aStoneLine().stone, history: [] });
    if (pathname.endsWith("/paper-preview")) return success(aPaperAhead());
    if (pathname.endsWith("/customer-dropdown")) return success(pageOf([]));
    return success({});
  });

interface ListProps {
  list?: ShownList;
  roleId?: number;
  search?: LinesSearch;
  /** The code of one's own business: registered, unless the test says otherwise. */
  business?: number;
}

/** One list as a route shows it. */
export function List({ list = "hold", roleId = 1, search: start = {}, business }: ListProps) {
  const [search, setSearch] = useState(start);
  const [layout, setLayout] = useState(deliveredLayout);
  return (
    <StoneListPage
      onDirty={() => {}}
      list={list}
      viewer={listViewer({ id: roleId === 2 ? 6 : 1, role_id: roleId }, true, (id) => `#paper-${id}`)}
      taker={aStoneViewer(roleId as RoleId, business)}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      addressOf={({ currentTab }) => `#${currentTab ?? ""}`}
      device={{ layout, onLayout: setLayout }}
    />
  );
}

export const two = [
  aStoneLine({ id: 1, stone: { stock_no: "NW1" } }),
  aStoneLine({ id: 2, stone: { stock_no: "NW2" } }),
];
export const tick = (stock: string) => page.getByRole("checkbox", { name: new RegExp(stock) }).click();
