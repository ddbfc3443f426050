import { useMemo } from "react";
import type { LoadRowKind, PriceWay } from "#domain/load.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { DifferenceSum } from "./difference-sum.tsx";
import { kindTabs } from "./kind-tabs.ts";
import { type LoadDetail, rowsWith, shownKinds } from "./load.ts";
import { LoadRowDrawer } from "./load-row-drawer.tsx";
import { loadRowsList } from "./load-rows-list.ts";
import type { OpenLoad } from "./open-load.ts";
import { RefusedDownload } from "./refused-download.tsx";
import { RowsExport } from "./rows-export.tsx";
import { words } from "./words.ts";

type Counts = NonNullable<LoadDetail["counts"]>;

/** The changes of the load, as a table of rows by kind. */
export function DifferenceStep({ open }: { open: OpenLoad }) {
  const { counts } = open.load;
  return counts ? (
    <Rows open={open} counts={counts} />
  ) : (
    <BlankState title={words.nothingHere}>{words.notRead}</BlankState>
  );
}

function Rows({ open, counts }: { open: OpenLoad; counts: Counts }) {
  const { load, search, onSearch, fields } = open;
  const { id, state, findings } = load;
  const { finding } = search;
  const first = finding === undefined ? (shownKinds.find((one) => counts[one] > 0) ?? "new") : undefined;
  const kind = search.kind ?? first;
  const price = kind === "changed" && finding === undefined ? search.price : undefined;
  const { labelOf } = fields;
  const shown = useMemo(
    () => loadRowsList({ id, state, findings }, kind, labelOf),
    [id, state, findings, kind, labelOf],
  );
  const list = useListScreen(shown, { search: { ...search, kind, price }, onSearch });
  const rows = kind === undefined ? rowsWith(load, finding) : (counts[price ?? kind] ?? counts[kind]);
  return (
    <ListScreen
      list={list}
      tabs={<TabRow label={words.figures} tabs={kindTabs(load, counts, { kind, price, finding })} />}
      tools={
        <>
          {counts.refused > 0 && <RefusedDownload id={id} refused={counts.refused} />}
          <RowsExport id={id} kind={kind} search={{ ...search, price }} rows={rows} />
        </>
      }
      empty={{ title: words.nothingHere, text: nothingHere(kind, price) }}
      end={<DifferenceSum open={open} counts={counts} />}
      drawer={list.row && <LoadRowDrawer row={list.row} load={load} labelOf={labelOf} {...list.drawer} />}
    />
  );
}

const nothingHere = (kind: LoadRowKind | undefined, price: PriceWay | undefined): string => {
  if (kind === undefined) return words.noFinding;
  return price ? words.priceTexts[price] : words.kindTexts[kind];
};
