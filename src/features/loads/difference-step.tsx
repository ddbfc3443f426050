import { useMemo } from "react";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { DifferenceSum } from "./difference-sum.tsx";
import { kindTabs } from "./kind-tabs.ts";
import type { LoadDetail } from "./load.ts";
import { LoadRowDrawer } from "./load-row-drawer.tsx";
import { loadRowsList } from "./load-rows-list.ts";
import type { OpenLoad } from "./open-load.ts";
import { RefusedDownload } from "./refused-download.tsx";
import { RowsExport } from "./rows-export.tsx";
import { shownRows } from "./shown-rows.ts";
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
  const { load, search, onSearch } = open;
  const { labelOf } = open.fields;
  const { id, state, findings } = load;
  const { kind, price, finding, count, none } = shownRows(load, counts, search);
  const shown = useMemo(
    () => loadRowsList({ id, state, findings }, kind, labelOf),
    [id, state, findings, kind, labelOf],
  );
  const list = useListScreen(shown, { search: { ...search, kind, price }, onSearch });
  return (
    <ListScreen
      list={list}
      tabs={<TabRow label={words.figures} tabs={kindTabs(load, counts, { kind, price, finding })} />}
      tools={
        <>
          {counts.refused > 0 && <RefusedDownload id={id} refused={counts.refused} />}
          <RowsExport id={id} kind={kind} search={{ ...search, price }} rows={count} />
        </>
      }
      empty={{ title: words.nothingHere, text: none }}
      end={<DifferenceSum open={open} counts={counts} />}
      drawer={list.row && <LoadRowDrawer row={list.row} load={load} labelOf={labelOf} {...list.drawer} />}
    />
  );
}
