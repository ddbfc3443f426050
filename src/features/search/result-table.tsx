import { memo, useMemo } from "react";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { FoundStone } from "#stones/found-stone.ts";
import { stoneId } from "#stones/use-selected-stones.ts";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import type { Arranging, Column, Picking } from "#ui/table/data-table/types.ts";
import { stoneCard } from "#ui/table/stone-table/stone-card.tsx";
import type { OnWhat } from "./rail-counts.ts";
import type { Results } from "./results-search.ts";
import { words } from "./words.ts";

interface ResultTableProps {
  results: Results;
  rows: readonly FoundStone[];
  matching: number;
  selected: Picking["selected"];
  onSelected: Picking["onSelected"];
  columns: readonly Column<StoneFields>[];
  arranging: Arranging;
  /** The row with the open drawer. */
  open: string | null;
  onResults: (patch: Partial<Results>) => void;
  onWhat: OnWhat;
}

export const usualSize = 500;

function Table(props: ResultTableProps) {
  const { results, rows, matching, selected, onSelected, columns, arranging, open, onResults, onWhat } = props;
  const { what, page = 1, size = usualSize } = results;
  const key = useMemo(() => JSON.stringify([what, page, size]), [what, page, size]);
  return (
    <DataTable<FoundStone>
      label={words.stones}
      columns={columns}
      rows={rows}
      rowId={stoneId}
      card={stoneCard}
      sorting={{
        sort: what.sort ?? "",
        onSort: (sort) => onWhat(({ sort: _, ...rest }) => (sort ? { ...rest, sort } : rest)),
      }}
      picking={{ selected, onSelected }}
      opening={{ open, onOpen: (id) => onResults({ stock: rows.find((row) => stoneId(row) === id)?.stock_no }) }}
      arranging={arranging}
      page={{ key, first: (page - 1) * size + 1, total: matching }}
    />
  );
}

/** The stones as a table. Changes of the counts beside it do not draw it again. */
export const ResultTable = memo(Table);
