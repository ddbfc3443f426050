import { useMemo } from "react";
import { selectionTotals } from "#domain/search/selection-totals.ts";
import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { ActNote } from "#stones/acting/act-note.tsx";
import type { Acting } from "#stones/acting/use-acting.tsx";
import type { FoundStone } from "#stones/found-stone.ts";
import { StoneTools } from "#stones/stone-tools.tsx";
import { DockSelection } from "#ui/list/dock-selection.tsx";
import { ListDock } from "#ui/list/list-dock.tsx";
import { listSearch } from "#ui/list/list-search.ts";
import { Totals } from "#ui/list/totals.tsx";
import type { OnWhat } from "./rail-counts.ts";
import { usualSize } from "./result-table.tsx";
import type { Results } from "./results-search.ts";
import type { ResultCounts, ResultsList } from "./use-results.ts";
import { words } from "./words.ts";

interface ResultsDockProps {
  results: Results;
  list: ResultsList;
  counts: ResultCounts;
  countFailure: string | undefined;
  selection: { stones: readonly FoundStone[]; selectAll: (matching: number) => void; isSelecting: boolean };
  /** The columns in their shown order. */
  columns: StoneColumnId[];
  acting: Acting;
  onResults: (patch: Partial<Results>) => void;
  onWhat: OnWhat;
}

/** Pages and totals of all matches; with a selection, its own totals and the acts on it. */
export function ResultsDock(props: ResultsDockProps) {
  const { results, list, counts, countFailure, selection, columns, acting, onResults, onWhat } = props;
  const { page, size } = results;
  const at = listSearch<{ page?: number; size?: number }>({ page, size }, onResults, { size: usualSize });
  const { stones, selectAll, isSelecting } = selection;
  const matching = list.page.totalRecords;
  const summary = useMemo(() => (stones.length > 0 ? selectionTotals(stones) : undefined), [stones]);
  const isBeside = results.stock !== undefined || results.save !== undefined;
  const totals = summary ?? (countFailure || list.hasFailed ? undefined : counts?.totals);
  return (
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
            <StoneTools
              stones={stones}
              clientId={results.userId}
              columns={columns}
              onShow={(numbers) => onWhat(({ sort }) => ({ ...(sort && { sort }), numbers }))}
            />
            {isSelecting && <span className="dim">{words.selecting}</span>}
          </DockSelection>
        )
      }
      told={<ActNote acting={acting} />}
      acts={<ActBar acting={acting} isBeside={isBeside} isFolded={isBeside} />}
    >
      {countFailure && countFailure !== list.error && !summary && <span role="alert">{countFailure}</span>}
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
  );
}
