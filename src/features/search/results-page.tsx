import "./results.css";
import { ListScreen } from "#screens/list-screen.tsx";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { ActNote } from "#stones/acting/act-note.tsx";
import { TableSkeleton } from "#ui/table/data-table/table-skeleton.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { ResultTable } from "./result-table.tsx";
import { ResultsDrawer } from "./results-drawer.tsx";
import type { ResultsPageProps } from "./results-page-props.ts";
import { ResultsRail } from "./results-rail.tsx";
import { ResultsSelection } from "./results-selection.tsx";
import { ResultsStrips } from "./results-strips.tsx";
import { ResultsTop } from "./results-top.tsx";
import { ResultsTotals } from "./results-totals.tsx";
import { useResultsScreen } from "./use-results-screen.ts";
import { words } from "./words.ts";

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
