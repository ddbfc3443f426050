import { useMemo, useState } from "react";
import { type PairRow, pairRowId, pairsTicked } from "./pair-lines.tsx";
import type { FoundPair } from "./pair-reasons.ts";
import { pairName } from "./pair-reasons.ts";

interface Listed {
  rows: readonly FoundPair[];
  selected: ReadonlySet<string>;
  select: (ids: Iterable<string>) => void;
}

/** The chosen pairs, and the ticks beside their stones. */
export function useChosenPairs({ rows, selected, select }: Listed, stones: readonly PairRow[]) {
  const ticked = useMemo(
    () => new Set(stones.filter(({ pair }) => selected.has(pair)).map(pairRowId)),
    [stones, selected],
  );
  const [byHand, setByHand] = useState<ReadonlySet<string>>(new Set());
  function tick(next: ReadonlySet<string>) {
    const now = pairsTicked(stones, { chosen: selected, byHand }, next);
    setByHand(now.byHand);
    select(now.chosen);
  }
  const pairs = rows.filter((pair) => selected.has(pairName(pair)));
  return { pairs, stones: pairs.flatMap((pair) => pair.stones), picking: { selected: ticked, onSelected: tick } };
}
