import type { Vocabulary } from "#domain/search/words/types.ts";
import type { Acting } from "#stones/acting/use-acting.tsx";
import { shownColumns } from "#stones/shown-columns.ts";
import type { useSelectedStones } from "#stones/use-selected-stones.ts";
import type { useStoneLayout } from "#stones/use-stone-layout.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { TableSkeleton } from "#ui/table/data-table/table-skeleton.tsx";
import { NumbersStrip } from "./numbers-strip.tsx";
import type { OnWhat } from "./rail-counts.ts";
import { ResultStates } from "./result-states.tsx";
import { ResultTable } from "./result-table.tsx";
import { ResultsDock } from "./results-dock.tsx";
import type { Results } from "./results-search.ts";
import type { Typed } from "./typed-words.ts";
import { UnreadStrip } from "./unread-strip.tsx";
import type { useResults } from "./use-results.ts";
import { words } from "./words.ts";

interface ResultListProps {
  results: Results;
  found: ReturnType<typeof useResults>;
  selection: ReturnType<typeof useSelectedStones>;
  layout: ReturnType<typeof useStoneLayout>;
  vocabulary: Vocabulary;
  /** The acts on the selection. */
  acting: Acting;
  /** The row with the open drawer. */
  open: string | null;
  viewer: StoneViewer;
  onResults: (patch: Partial<Results>) => void;
  onWhat: OnWhat;
  onTyped: (typed: Typed) => void;
}

/** The results of pasted numbers, the found stones, and the dock below them. */
export function ResultList(props: ResultListProps) {
  const { results, found, selection, layout, vocabulary, acting, open, viewer, onResults, onWhat, onTyped } = props;
  const { what, unread } = results;
  const { list, counts, countFailure } = found;
  const { columns, arranging, isReady } = layout;
  return (
    <>
      {unread && <UnreadStrip unread={unread} what={what} vocabulary={vocabulary} onTyped={onTyped} />}
      {what.numbers && counts?.numbers && (
        <NumbersStrip numbers={counts.numbers} onClear={() => onWhat(({ numbers: _, ...rest }) => rest)} />
      )}
      <ResultStates
        list={list}
        what={what}
        viewer={viewer}
        vocabulary={vocabulary}
        isReady={isReady}
        skeleton={<TableSkeleton label={words.stones} columns={columns} layout={arranging.layout} pickable />}
        onWhat={onWhat}
        onPage={(page) => onResults({ page })}
      >
        <ResultTable
          results={results}
          rows={list.rows}
          matching={list.page.totalRecords}
          selected={list.selected as ReadonlySet<string>}
          onSelected={list.select}
          columns={columns}
          arranging={arranging}
          open={open}
          onResults={onResults}
          onWhat={onWhat}
        />
      </ResultStates>
      <ResultsDock
        results={results}
        list={list}
        counts={counts}
        countFailure={countFailure}
        selection={selection}
        columns={shownColumns(columns, arranging.layout)}
        acting={acting}
        onResults={onResults}
        onWhat={onWhat}
      />
    </>
  );
}
