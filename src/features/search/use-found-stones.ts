import { useCallback, useMemo } from "react";
import { searchModes } from "#domain/search/stone-search.ts";
import { useActing } from "#stones/acting/use-acting.tsx";
import { useRecordedSearch } from "#stones/use-recorded-search.ts";
import { useSelectedStones } from "#stones/use-selected-stones.ts";
import { useStoneLayout } from "#stones/use-stone-layout.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { emptyColumns } from "./empty-columns.ts";
import type { Results } from "./results-search.ts";
import { useResults } from "./use-results.ts";

interface FoundStonesOptions {
  results: Results;
  viewer: StoneViewer;
  device: Arranging;
  onDirty: ((dirty: boolean) => void) | undefined;
}

/** The found stones with their layout, the selection, and the acts on it. */
export function useFoundStones({ results, viewer, device, onDirty }: FoundStonesOptions) {
  const { what, userId } = results;
  const found = useResults(results);
  const { list, counts } = found;
  const { select } = list;
  const empty = useMemo(
    () => emptyColumns({ counts: counts?.facets, rows: list.rows, matching: list.page.totalRecords }),
    [counts?.facets, list.rows, list.page.totalRecords],
  );
  // Among stones without a fancy colour the column of colours has letters alone, and is as narrow as among white ones.
  const type = what.diamond_type ?? (empty.has("fancy_color") ? "white" : undefined);
  const layout = useStoneLayout({ view: "search", seesCost: viewer.seesCost, type, empty, device });
  const selection = useSelectedStones({ what, userId, rows: list.rows, selected: list.selected, select });
  const acting = useActing({
    stones: selection.stones,
    viewer,
    clientId: userId,
    onDone: useCallback(() => select([]), [select]),
    onDirty,
  });
  useRecordedSearch(
    { search: what, search_type: searchModes.normal, client_id: userId ?? null },
    viewer.keepsSearches && list.state === "success",
  );
  return { found, layout, selection, acting };
}
