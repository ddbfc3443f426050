import { Button } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { useActing } from "#stones/acting/use-acting.tsx";
import { StoneTools } from "#stones/stone-tools.tsx";
import { useRecordedSearch } from "#stones/use-recorded-search.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { isGroupRow } from "#ui/data-table/group-row.ts";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { DockSelection } from "#ui/dock-selection.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { KeepPairs } from "./keep-pairs.tsx";
import { askedIn, type MatchPairsSearch } from "./match-pairs-search.ts";
import { PairHead } from "./pair-head.tsx";
import { pairCard, pairColumns, pairLines, pairRowId, pairsTicked } from "./pair-lines.tsx";
import { pairName } from "./pair-reasons.ts";
import { PairSum } from "./pair-sum.tsx";
import { words } from "./words.ts";

export interface PairListProps {
  search: MatchPairsSearch;
  onSearch: (patch: Partial<MatchPairsSearch>) => void;
  viewer: StoneViewer;
  mayWrite: boolean;
  /** Whether whoever looks may keep searches. */
  mayRecord: boolean;
}

interface PairResultsProps extends PairListProps {
  onWhat: (next: PairSearch) => void;
  /** What stands open beside the list, while no act asks for more. */
  drawer: ReactNode;
}

/** The pairs that a search finds, the best first, to open, to choose and to keep. */
export function PairResults(props: PairResultsProps) {
  const { search, onSearch, viewer, mayWrite, mayRecord, onWhat, drawer } = props;
  const { page, size, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const asked = askedIn(search);
  const columns = pairColumns(viewer.seesCost, asked.diamond_type);
  const list = useFetchCycle({
    operation: "searchPairs",
    input: { query: { page, size, user_id: search.user_id }, body: asked },
    fallback: "collectionNotAdded",
    columns,
    profile: "search",
  });
  const { pair, ...what } = asked;
  useRecordedSearch(
    { search: what, search_type: searchModes.matchPair, ...(pair && { pair }) },
    mayRecord && list.state === "success",
  );
  const lines = useMemo(() => pairLines(list.rows, (pair) => <PairHead pair={pair} />), [list.rows]);
  const stones = useMemo(() => lines.flatMap((line) => (isGroupRow(line) ? [] : [line])), [lines]);
  const chosen = useMemo(() => new Set([...list.selected].map(String)), [list.selected]);
  const ticked = useMemo(() => new Set(stones.filter(({ pair }) => chosen.has(pair)).map(pairRowId)), [stones, chosen]);
  const pairs = list.rows.filter((pair) => chosen.has(pairName(pair)));
  const chosenStones = pairs.flatMap(({ stones }) => stones);
  const [byHand, setByHand] = useState<ReadonlySet<string>>(new Set());
  function tick(next: ReadonlySet<string>) {
    const now = pairsTicked(stones, { chosen, byHand }, next);
    setByHand(now.byHand);
    list.select(now.chosen);
  }
  const clear = () => list.select([]);
  const acting = useActing({ stones: chosenStones, viewer, clientId: search.user_id, onDone: clear });
  const open = stones.find(({ stone }) => stone.stock_no === search.stock);
  return (
    <ListBody drawer={acting.drawer ?? drawer}>
      <ListStates
        list={list}
        what={words.pairs}
        skeleton={<TableSkeleton label={words.pairs} columns={columns} />}
        empty={
          <BlankState
            kind="filtered"
            title={words.noPairs}
            acts={
              <Button variant="default" onClick={() => onWhat({ diamond_type: asked.diamond_type })}>
                {words.widen}
              </Button>
            }
          >
            {words.noPairsText}
          </BlankState>
        }
        onPage={onPage}
      >
        <DataTable
          label={words.title}
          columns={columns}
          rows={lines}
          rowId={pairRowId}
          card={pairCard}
          picking={{ selected: ticked, onSelected: tick }}
          opening={{
            open: open?.id ?? null,
            onOpen: (id) => onSearch({ stock: stones.find((row) => row.id === id)?.stone.stock_no }),
          }}
          page={{ ...tablePage(list.page.totalRecords * 2), first: (page - 1) * size * 2 + 1 }}
        />
      </ListStates>
      <ListDock
        list={list}
        page={page}
        size={size}
        onPage={onPage}
        onSize={onSize}
        selection={
          pairs.length > 0 && (
            <DockSelection selected={pairs.length} said={words.pairsSelected(pairs.length)} onClear={clear}>
              <PairSum pairs={pairs} />
              <StoneTools stones={chosenStones} clientId={search.user_id} />
              {mayWrite && <KeepPairs pairs={pairs} search={list.detail?.search} onDone={clear} />}
            </DockSelection>
          )
        }
        acts={<ActBar acting={acting} isBeside={Boolean(drawer)} />}
      >
        {list.detail && list.rows.length > 0 && (
          <span className="dim figures wide-only">{words.searched(list.detail.stones_searched)}</span>
        )}
      </ListDock>
    </ListBody>
  );
}
