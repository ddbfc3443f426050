import { type ReactNode, useMemo } from "react";
import { liftAll } from "#domain/search/change-search.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { ActNote } from "#stones/acting/act-note.tsx";
import { useActing } from "#stones/acting/use-acting.tsx";
import { useRecordedSearch } from "#stones/use-recorded-search.ts";
import { askedIn } from "./match-pairs-search.ts";
import { PairRail } from "./pair-filter.tsx";
import { PairHead } from "./pair-head.tsx";
import { pairColumns, pairLines } from "./pair-lines.tsx";
import { asStones, foundPairs, type PairListProps } from "./pairs-lists.ts";
import { PairsSelection, PairsWanted, Searched } from "./pairs-selection.tsx";
import { useChosenPairs } from "./use-chosen-pairs.ts";

interface PairResultsProps extends PairListProps {
  onWhat: (next: PairSearch) => void;
  isNarrowed: boolean;
  /** The drawer beside the list, unless an act opens another. */
  drawer: ReactNode;
}

/** The pairs of a search, the best first, with the acts that open, choose and keep them. */
export function PairResults({ viewer, mayWrite, mayRecord, onWhat, isNarrowed, drawer, ...page }: PairResultsProps) {
  const { search, onSearch } = page;
  const asked = askedIn(search);
  const { pair, ...what } = asked;
  const list = useListScreen(foundPairs, page);
  const made = { search: what, search_type: searchModes.matchPair, ...(pair && { pair }) };
  useRecordedSearch(made, mayRecord && list.cycle.state === "success");
  const lines = useMemo(() => pairLines(list.rows, (one) => <PairHead pair={one} />), [list.rows]);
  const stones = asStones(list, { lines, columns: pairColumns(viewer.seesCost, asked.diamond_type) });
  const chosen = useChosenPairs(list, stones.rows);
  const acting = useActing({ stones: chosen.stones, viewer, clientId: search.user_id, onDone: list.clear });
  const open = stones.rows.find(({ stone }) => stone.stock_no === search.stock)?.id ?? null;
  const onOpen = (id: string) => onSearch({ stock: stones.rows.find((row) => row.id === id)?.stone.stock_no });
  return (
    <ListScreen
      list={stones.shown}
      lines={lines}
      page={stones.page}
      empty={<PairsWanted onWiden={isNarrowed ? () => onWhat(liftAll(asked)) : undefined} />}
      picking={chosen.picking}
      opening={{ open, onOpen }}
      selection={
        chosen.pairs.length > 0 && (
          <PairsSelection {...chosen} list={list} clientId={search.user_id} mayWrite={mayWrite} />
        )
      }
      told={<ActNote acting={acting} />}
      acts={<ActBar acting={acting} isBeside={Boolean(drawer)} />}
      end={<Searched list={list} />}
      rail={<PairRail search={asked} onSearch={onWhat} />}
      drawer={acting.drawer ?? drawer}
    />
  );
}
