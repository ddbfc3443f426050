import "./results.css";
import type { ReactNode } from "react";
import { ListScreen } from "#screens/list-screen.tsx";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { ActNote } from "#stones/acting/act-note.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { TableSkeleton } from "#ui/table/data-table/table-skeleton.tsx";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { NothingFound } from "./nothing-found.tsx";
import type { OnResults } from "./on-results.ts";
import { ResultTable } from "./result-table.tsx";
import { ResultsDrawer } from "./results-drawer.tsx";
import { ResultsRail } from "./results-rail.tsx";
import type { Results } from "./results-search.ts";
import { ResultsSelection } from "./results-selection.tsx";
import { ResultsStrips } from "./results-strips.tsx";
import { ResultsTop } from "./results-top.tsx";
import { ResultsTotals } from "./results-totals.tsx";
import { useResultsScreen } from "./use-results-screen.ts";
import { words } from "./words.ts";

export interface ResultsPageProps {
  results: Results;
  onResults: OnResults;
  viewer: StoneViewer;
  mayWrite: boolean;
  /** The row height of the list on this device. */
  device: Arranging;
  /** The tabs of the other search screens. */
  tabs?: ReactNode;
  /** True if the kind of stones is the house's first choice, and nobody has chosen another. */
  isHouseChoice?: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** The results of any filter, with the result of every further choice, at the prices of the viewer or of the client. */
export function ResultsPage({ tabs, isHouseChoice, ...page }: ResultsPageProps) {
  const screen = useResultsScreen(page);
  const { layout, acting, isBeside } = screen;
  const coming = (
    <TableSkeleton label={words.stones} columns={layout.columns} layout={layout.arranging.layout} pickable />
  );
  const drawer = acting.drawer ?? (isBeside && <ResultsDrawer of={screen} />);
  return (
    <ListScreen
      list={screen.list}
      toolbar={<ResultsTop of={screen} tabs={tabs} isHouseChoice={isHouseChoice} />}
      rail={<ResultsRail of={screen} hasDrawer={Boolean(drawer)} />}
      isBusy={screen.isBusy}
      strip={<ResultsStrips of={screen} />}
      skeleton={coming}
      empty={<NothingFound of={screen} />}
      selection={screen.selection.stones.length > 0 && <ResultsSelection of={screen} />}
      told={<ActNote acting={acting} />}
      acts={<ActBar acting={acting} isBeside={isBeside} isFolded={isBeside} />}
      end={<ResultsTotals of={screen} />}
      drawer={drawer}
    >
      {layout.isReady ? <ResultTable {...screen.table} /> : coming}
    </ListScreen>
  );
}
