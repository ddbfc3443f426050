import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { isGroupRow } from "#ui/data-table/group-row.ts";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { KeptHead } from "./kept-head.tsx";
import { pairCard, pairColumns, pairLines, pairRowId } from "./pair-lines.tsx";
import type { PairListProps } from "./pair-results.tsx";
import { words } from "./words.ts";

/** The pairs that the house keeps together, the latest first. */
export function KeptPairs({ search, onSearch, viewer, mayWrite }: PairListProps) {
  const { page, size, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const columns = pairColumns(viewer.seesCost);
  const list = useFetchCycle({
    operation: "listKeptPairs",
    input: { query: { page, size } },
    fallback: "collectionNotAdded",
    columns,
  });
  const lines = useMemo(
    () => pairLines(list.rows, (pair) => <KeptHead pair={pair} mayWrite={mayWrite} />),
    [list.rows, mayWrite],
  );
  const stones = lines.flatMap((line) => (isGroupRow(line) ? [] : [line]));
  return (
    <>
      <ListStates
        list={list}
        what={words.pairs}
        skeleton={<TableSkeleton label={words.kept} columns={columns} />}
        empty={
          <BlankState
            title={words.noKept}
            acts={
              <Button variant="default" onClick={() => onSearch({ view: undefined, page: undefined })}>
                {words.find}
              </Button>
            }
          >
            {words.noKeptText}
          </BlankState>
        }
        onPage={onPage}
      >
        <DataTable
          label={words.kept}
          columns={columns}
          rows={lines}
          rowId={pairRowId}
          card={pairCard}
          opening={{
            open: stones.find(({ stone }) => stone.stock_no === search.stock)?.id ?? null,
            onOpen: (id) => onSearch({ stock: stones.find((row) => row.id === id)?.stone.stock_no }),
          }}
          page={{ ...tablePage(list.page.totalRecords * 2), first: (page - 1) * size * 2 + 1 }}
        />
      </ListStates>
      <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
    </>
  );
}
