import { useMemo } from "react";
import { selectionTotals } from "#domain/search/selection-totals.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { type FoundStone, StoneActs } from "#stones/stone-acts.tsx";
import { stoneId } from "#stones/use-selected-stones.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Arranging, Column } from "#ui/data-table/types.ts";
import { DockSelection } from "#ui/dock-selection.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { type CardStone, stoneCard } from "#ui/stone-table/stone-card.tsx";
import { Totals } from "#ui/totals.tsx";
import { NumbersStrip } from "./numbers-strip.tsx";
import type { OnWhat } from "./rail.tsx";
import { ResultStates } from "./result-states.tsx";
import type { Results } from "./results-search.ts";
import { shownColumns } from "./shown-columns.ts";
import type { ResultCounts, ResultsList } from "./use-results.ts";
import { words } from "./words.ts";

interface ResultListProps {
  results: Results;
  list: ResultsList;
  counts: ResultCounts;
  countFailure: string | undefined;
  selection: { stones: readonly FoundStone[]; selectAll: (matching: number) => void; isSelecting: boolean };
  columns: readonly Column<StoneFields>[];
  arranging: Arranging;
  /** False as long as the columns or the words of the house are not known. */
  isReady: boolean;
  vocabulary: Vocabulary;
  viewer: StoneViewer;
  /** The row whose drawer is open. */
  open: string | null;
  onResults: (patch: Partial<Results>) => void;
  onWhat: OnWhat;
}

const usual = { size: 500 };
const card = (row: StoneFields) => stoneCard(row as unknown as CardStone);

/** The stones found, with what can be done with those selected, pages and totals below. */
export function ResultList(props: ResultListProps) {
  const {
    results,
    list,
    counts,
    countFailure,
    selection,
    columns,
    arranging,
    isReady,
    vocabulary,
    viewer,
    open,
    onResults,
    onWhat,
  } = props;
  const { what, page, size } = results;
  const at = listSearch({ page, size, sort: what.sort }, ({ sort, ...patch }) => onResults(patch), usual);
  const { stones, selectAll, isSelecting } = selection;
  const matching = list.page.totalRecords;
  const summary = useMemo(() => (stones.length > 0 ? selectionTotals(stones) : undefined), [stones]);
  const totals = summary ?? (countFailure || list.hasFailed ? undefined : counts?.totals);
  const numbers = what.numbers && counts?.numbers;
  const asked = useMemo(() => JSON.stringify(what), [what]);

  return (
    <>
      {numbers && <NumbersStrip numbers={numbers} onClear={() => onWhat(({ numbers: _, ...rest }) => rest)} />}
      <ResultStates
        list={list}
        what={what}
        vocabulary={vocabulary}
        isReady={isReady}
        skeleton={<TableSkeleton label={words.stones} columns={columns} />}
        onWhat={onWhat}
        onPage={at.onPage}
      >
        <DataTable
          label={words.stones}
          columns={columns}
          rows={list.rows}
          rowId={stoneId}
          card={card}
          sorting={{
            sort: what.sort ?? "",
            onSort: (sort) => onWhat(({ sort: _, ...rest }) => (sort ? { ...rest, sort } : rest)),
          }}
          picking={{ selected: list.selected as ReadonlySet<string>, onSelected: list.select }}
          opening={{
            open,
            onOpen: (id) => onResults({ stone: list.rows.find((row) => stoneId(row) === id)?.stock_no }),
          }}
          arranging={arranging}
          page={{ ...at.tablePage(matching), key: `${page} ${size} ${asked}` }}
        />
      </ResultStates>
      <ListDock
        list={list}
        page={at.page}
        size={at.size}
        onPage={at.onPage}
        onSize={at.onSize}
        selection={
          stones.length > 0 && (
            <DockSelection
              selected={list.selected.size}
              matching={matching}
              onAll={isSelecting ? undefined : () => selectAll(matching)}
              onClear={() => list.select([])}
            >
              {isSelecting && <span className="dim">{words.selecting}</span>}
            </DockSelection>
          )
        }
        acts={
          <StoneActs
            stones={stones}
            viewer={viewer}
            clientId={results.userId}
            onDone={() => list.select([])}
            columns={shownColumns(columns, arranging.layout)}
            onShow={(numbers) => onWhat(({ diamond_type, sort }) => ({ diamond_type, sort, numbers }))}
          />
        }
      >
        {countFailure && !summary && <span role="alert">{countFailure}</span>}
        {totals && (
          <Totals
            label={summary ? words.selectionTotals : words.totals}
            of={{
              pieces: totals.pieces,
              carats: totals.carat,
              rapAverage: totals.rap_avg,
              discount: totals.disc_avg,
              perCarat: totals.price_per_ct,
              total: totals.total_amt,
            }}
          />
        )}
      </ListDock>
    </>
  );
}
