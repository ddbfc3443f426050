import { useDebouncedValue } from "@mantine/hooks";
import { useMemo } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { selectionMax } from "#domain/limits.ts";
import type { RefusedNumber } from "#ui/form/stock-numbers-field.tsx";
import { useStoneNews } from "../live-stones.tsx";
import type { PricedLine } from "../stone-line.ts";

const pauseMs = 200;

type Previewed = Data<"previewMemo">["lines"][number];
type Stone = NonNullable<Previewed["stone"]>;

/** A stone of a new memo, with its own id in the place of a line's. */
export type MemoLine = PricedLine & { price_per_ct?: number };

const lineOf = (stone: Stone, agreed_ppc: number | null): MemoLine => ({
  id: stone.id,
  stone,
  rap: stone.rap,
  markup_ppc: stone.markup_ppc,
  sell_amt: stone.sell_amt,
  agreed_ppc,
  sold_ppc: null,
  ...(stone.price_per_ct !== undefined && { price_per_ct: stone.price_per_ct }),
});

/**
 * The stones that typed numbers mean for a client, and the refused numbers. They are read anew when one of the stones
 * moves.
 */
export function useMemoLines(numbers: readonly string[], userId: number | undefined) {
  const key = numbers.join("\n");
  const [rested] = useDebouncedValue(key, pauseMs);
  const asked = useMemo(() => rested.split("\n").filter(Boolean), [rested]);
  const isReady = userId !== undefined && asked.length > 0 && asked.length <= selectionMax;
  const input = { body: { stock_numbers: asked, user_id: userId } };
  const read = useCall("previewMemo", input, { isReady });
  const readAgain = useReadAnew("previewMemo", input);
  const shown = isReady && rested === key ? read.data?.lines : undefined;
  const lines = useMemo(
    () =>
      (shown ?? []).flatMap(({ stone, agreed_ppc, refusal, is_same }) =>
        stone && !refusal && !is_same ? [lineOf(stone, agreed_ppc)] : [],
      ),
    [shown],
  );
  const refused = useMemo(
    () =>
      (shown ?? []).flatMap(({ number, refusal }): RefusedNumber[] =>
        refusal ? [{ ...refusal, stock_no: number }] : [],
      ),
    [shown],
  );
  const same = (shown ?? []).filter(({ is_same }) => is_same).map(({ number }) => number);
  useStoneNews(
    useMemo(() => (shown ?? []).flatMap(({ stone }) => stone?.stock_no ?? []), [shown]),
    readAgain,
  );
  return {
    lines,
    refused,
    same,
    /** True if every number in the field is looked up. */
    isResolved: shown !== undefined,
    isReading: isReady && read.isFetching && shown === undefined,
    /** Looks the numbers up again after the server knew more about them. */
    readAgain: () => void readAgain(),
    failure: isReady && read.isError ? queryFailure(read) : null,
  };
}
