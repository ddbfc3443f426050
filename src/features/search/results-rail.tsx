import { ExportResults } from "./export-results.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { Rail } from "./rail.tsx";
import type { ResultsScreen } from "./use-results-screen.ts";

interface ResultsRailProps {
  of: ResultsScreen;
  /** True if a drawer is open beside the list, which leaves no room for the filters. */
  hasDrawer: boolean;
}

/** The filters: beside a wide list, unfolded beside a narrower one, over it on a phone. */
export function ResultsRail({ of, hasDrawer }: ResultsRailProps) {
  const { results, viewer, vocabulary, found, counts, changes, room, mayWrite, layout } = of;
  const { isPhone, isWide, isUnfolded, fold } = room;
  const rail = {
    what: results.what,
    counts: counts?.facets,
    caratRanges: counts?.carat_ranges,
    vocabulary,
    providers: found.providers,
    seesCost: viewer.seesCost,
    onWhat: changes.onWhat,
  };
  if (isPhone)
    return (
      isUnfolded && (
        <FilterSheet
          matching={counts?.pagination.totalRecords}
          rail={rail}
          columns={layout.columns}
          exporting={
            <ExportResults
              results={results}
              matching={counts?.pagination.totalRecords}
              columns={layout.columns}
              layout={layout.arranging.layout}
            />
          }
          mayWrite={mayWrite}
          onSave={changes.save}
          onClose={fold}
        />
      )
    );
  return (isWide || (isUnfolded && !hasDrawer)) && <Rail {...rail} />;
}
