import "./results.css";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useCallback, useState } from "react";
import { stoneId } from "#stones/use-selected-stones.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { ListBody } from "#ui/list/list-body.tsx";
import { useOpenRow } from "#ui/list/use-open-row.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { FoldingRail } from "./folding-rail.tsx";
import type { OnResults } from "./on-results.ts";
import { ResultList } from "./result-list.tsx";
import { ResultsDrawer } from "./results-drawer.tsx";
import { ResultsHead } from "./results-head.tsx";
import type { Results } from "./results-search.ts";
import { ResultsToolbar } from "./results-toolbar.tsx";
import { useChooseClient } from "./use-choose-client.ts";
import { useFoundStones } from "./use-found-stones.ts";
import { useResultChanges } from "./use-result-changes.ts";

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

/**
 * The results of any filter, with the result of every further choice, at the prices of the viewer or of the chosen
 * client.
 */
export function ResultsPage(props: ResultsPageProps) {
  const { results, onResults, viewer, mayWrite, device, tabs, isHouseChoice, onDirty } = props;
  const { what } = results;
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const isWide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useState(false);
  const vocabulary = useVocabulary();
  const { found, layout, selection, acting } = useFoundStones({ results, viewer, device, onDirty });
  const { list, counts, providers } = found;
  const { onWhat, onTyped, patch, save } = useResultChanges(onResults);
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: ({ stock_no }) => stock_no,
    open: results.stock ?? null,
    onOpen: (stock) => patch({ stock }),
  });
  const chooseClient = useChooseClient(list, onResults);
  const unfold = useCallback(() => setUnfolded((is) => !is), []);
  const matching = counts?.pagination.totalRecords;
  const rail = {
    what,
    counts: counts?.facets,
    caratRanges: counts?.carat_ranges,
    vocabulary,
    providers,
    seesCost: viewer.seesCost,
    onWhat,
  };
  const isBeside = results.save !== undefined || results.stock !== undefined;
  const drawer =
    acting.drawer ??
    (isBeside && (
      <ResultsDrawer
        results={results}
        row={row}
        place={place}
        vocabulary={vocabulary}
        viewer={viewer}
        mayWrite={mayWrite}
        onResults={patch}
        onDirty={onDirty}
      />
    ));
  return (
    <>
      <ResultsHead what={what} isHouseChoice={isHouseChoice} />
      <ResultsToolbar
        results={results}
        viewer={viewer}
        vocabulary={vocabulary}
        stones={selection.stones}
        matching={matching}
        mayWrite={mayWrite}
        isPhone={isPhone ?? false}
        isWide={isWide ?? true}
        isUnfolded={isUnfolded}
        onUnfold={unfold}
        tabs={tabs}
        columns={layout.columns}
        arranging={layout.arranging}
        onWhat={onWhat}
        onTyped={onTyped}
        onSave={save}
        onClient={chooseClient}
      />
      <div className="results" aria-busy={list.isLoading && list.rows.length > 0}>
        <FoldingRail
          rail={rail}
          matching={matching}
          isPhone={isPhone ?? false}
          isWide={isWide ?? true}
          isUnfolded={isUnfolded}
          hasDrawer={Boolean(drawer)}
          onFold={() => setUnfolded(false)}
        />
        <ListBody drawer={drawer}>
          <ResultList
            results={results}
            found={found}
            selection={selection}
            layout={layout}
            vocabulary={vocabulary}
            acting={acting}
            viewer={viewer}
            open={row && results.stock ? stoneId(row) : null}
            onResults={patch}
            onWhat={onWhat}
            onTyped={onTyped}
          />
        </ListBody>
      </div>
    </>
  );
}
