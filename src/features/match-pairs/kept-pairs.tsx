import { Button } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { KeptHead } from "./kept-head.tsx";
import { pairColumns, pairLines } from "./pair-lines.tsx";
import { asStones, keptPairs, type PairListProps } from "./pairs-lists.ts";
import { words } from "./words.ts";

/** The pairs that the house keeps together, the latest first. */
export function KeptPairs({ viewer, mayWrite, drawer, ...page }: PairListProps & { drawer: ReactNode }) {
  const { search, onSearch } = page;
  const list = useListScreen(keptPairs, page);
  const lines = useMemo(
    () => pairLines(list.rows, (pair) => <KeptHead pair={pair} mayWrite={mayWrite} />),
    [list.rows, mayWrite],
  );
  const stones = asStones(list, { lines, columns: pairColumns(viewer.seesCost) });
  const open = stones.rows.find(({ stone }) => stone.stock_no === search.stock)?.id ?? null;
  const find = (
    <Button variant="default" onClick={() => onSearch({ view: undefined, page: undefined })}>
      {words.find}
    </Button>
  );
  return (
    <ListScreen
      list={stones.shown}
      lines={lines}
      page={stones.page}
      empty={{ title: words.noKept, text: words.noKeptText, acts: find }}
      opening={{
        open,
        onOpen: (id) => onSearch({ stock: stones.rows.find((row) => row.id === id)?.stone.stock_no }),
      }}
      drawer={drawer}
    />
  );
}
