import type { OnResults } from "./on-results.ts";
import type { OnWhat } from "./rail-counts.ts";
import "./results.css";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { searchModes } from "#domain/search/stone-search.ts";
import { useActing } from "#stones/acting/use-acting.tsx";
import { useRecordedSearch } from "#stones/use-recorded-search.ts";
import { stoneId, useSelectedStones } from "#stones/use-selected-stones.ts";
import { useStoneLayout } from "#stones/use-stone-layout.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { useOpenRow } from "#ui/list/use-open-row.ts";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { emptyColumns } from "./empty-columns.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { kindWords } from "./kind-words.ts";
import { Rail } from "./rail.tsx";
import { ResultList } from "./result-list.tsx";
import { ResultsDrawer } from "./results-drawer.tsx";
import type { Results } from "./results-search.ts";
import { ResultsToolbar } from "./results-toolbar.tsx";
import { joined, type Typed } from "./typed-words.ts";
import { useChooseClient } from "./use-choose-client.ts";
import { useResults } from "./use-results.ts";
import { words } from "./words.ts";

export interface ResultsPageProps {
  results: Results;
  onResults: OnResults;
  viewer: StoneViewer;
  mayWrite: boolean;
  /** How high this device draws the rows of the list. */
  device: Arranging;
  /** Other screens of searching. */
  tabs?: ReactNode;
  /** What is looked at is what the house puts first: nobody has chosen otherwise. */
  isHouseChoice?: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** Stones by any filter, with what every choice would give, at the prices of whoever looks or of the client chosen. */
export function ResultsPage(props: ResultsPageProps) {
  const { results, onResults, viewer, mayWrite, device, tabs, isHouseChoice, onDirty } = props;
  const { what, userId } = results;
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const isWide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useState(false);
  const vocabulary = useVocabulary();
  const found = useResults(results);
  const { list, counts, providers } = found;
  const empty = useMemo(
    () => emptyColumns({ counts: counts?.facets, rows: list.rows, matching: list.page.totalRecords }),
    [counts?.facets, list.rows, list.page.totalRecords],
  );
  const layout = useStoneLayout({ view: "search", seesCost: viewer.seesCost, type: what.diamond_type, empty, device });
  const selection = useSelectedStones({ what, userId, rows: list.rows, selected: list.selected, select: list.select });

  const acting = useActing({
    stones: selection.stones,
    viewer,
    clientId: userId,
    onDone: useCallback(() => list.select([]), [list.select]),
    onDirty,
  });

  useRecordedSearch(
    { search: what, search_type: searchModes.normal, client_id: userId ?? null },
    viewer.keepsSearches && list.state === "success",
  );

  const onWhat = useCallback<OnWhat>(
    (change, how) => onResults((now) => ({ ...now, what: change(now.what), page: undefined }), how),
    [onResults],
  );
  const onTyped = useCallback(
    ({ search, unread }: Typed) =>
      onResults((now) => ({ ...now, unread, ...(search && { what: joined(now.what, search), page: undefined }) })),
    [onResults],
  );
  const patch = useCallback((parts: Partial<Results>) => onResults((now) => ({ ...now, ...parts })), [onResults]);
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: ({ stock_no }) => stock_no,
    open: results.stock ?? null,
    onOpen: (stock) => patch({ stock }),
  });
  const chooseClient = useChooseClient(list, onResults);
  const save = useCallback(() => patch({ save: true, stock: undefined }), [patch]);
  const unfold = useCallback(() => setUnfolded((is) => !is), []);
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
      <PageTitle>
        {words.title}{" "}
        <span className="dim title-note">
          {kindWords(what)}
          {isHouseChoice && words.houseChoice}
        </span>
      </PageTitle>
      <button type="button" className="skip" onClick={focusList}>
        {words.skip}
      </button>
      <ResultsToolbar
        results={results}
        viewer={viewer}
        vocabulary={vocabulary}
        stones={selection.stones}
        matching={counts?.pagination.totalRecords}
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
        {!isPhone && (isWide || (isUnfolded && !drawer)) && <Rail {...rail} />}
        {isPhone && isUnfolded && (
          <FilterSheet matching={counts?.pagination.totalRecords} rail={rail} onClose={() => setUnfolded(false)} />
        )}
        <ListBody drawer={drawer}>
          <ResultList
            results={results}
            found={found}
            selection={selection}
            layout={layout}
            vocabulary={vocabulary}
            acting={acting}
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
