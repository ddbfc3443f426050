import { Button } from "@mantine/core";
import type { Data } from "#api/operation-types.ts";
import type { FoundStone } from "#stones/found-stone.ts";
import { StoneTools } from "#stones/stone-tools.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { DockSelection } from "#ui/list/dock-selection.tsx";
import { KeepPairs } from "./keep-pairs.tsx";
import type { FoundPair } from "./pair-reasons.ts";
import { PairSum } from "./pair-sum.tsx";
import { words } from "./words.ts";

interface Found {
  cycle: { detail: Data<"searchPairs"> | null; rows: readonly unknown[] };
  clear: () => void;
}

interface PairsSelectionProps {
  list: Found;
  pairs: readonly FoundPair[];
  stones: readonly FoundStone[];
  clientId: number | undefined;
  mayWrite: boolean;
}

/** The sum of the chosen pairs, and the acts on them that claim nothing. */
export function PairsSelection({ list, pairs, stones, clientId, mayWrite }: PairsSelectionProps) {
  const { cycle, clear } = list;
  return (
    <DockSelection selected={pairs.length} said={words.pairsSelected(pairs.length)} onClear={clear}>
      <PairSum pairs={pairs} />
      <StoneTools stones={stones} clientId={clientId} />
      {mayWrite && <KeepPairs pairs={pairs} search={cycle.detail?.search} onDone={clear} />}
    </DockSelection>
  );
}

/** The empty list of pairs, with an act that widens the search where it has filters. */
export const PairsWanted = ({ onWiden }: { onWiden: (() => void) | undefined }) =>
  onWiden ? (
    <BlankState
      kind="filtered"
      title={words.noPairs}
      acts={
        <Button variant="default" onClick={onWiden}>
          {words.widen}
        </Button>
      }
    >
      {words.noPairsText}
    </BlankState>
  ) : (
    <BlankState title={words.noPairs}>{words.noPairsOfAll}</BlankState>
  );

/** The number of stones that the pairs were found among. */
export const Searched = ({ list: { cycle } }: { list: Found }) =>
  cycle.detail && cycle.rows.length > 0 ? (
    <span className="dim figures wide-only">{words.searched(cycle.detail.stones_searched)}</span>
  ) : null;
