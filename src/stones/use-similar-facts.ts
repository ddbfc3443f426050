import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { count, dash, signed2, usd } from "#domain/format.ts";
import { coming, type Fact } from "#ui/marks/facts.tsx";
import { useStoneNews } from "./live-stones.tsx";
import type { Stone } from "./stone-facts.ts";
import { words } from "./words.ts";

interface SimilarFacts {
  stockNo: string;
  /** The open stone, once it has the price of the client. */
  stone: Stone | undefined;
  /** The client at whose prices they are. */
  clientId: number | undefined;
  isWanted: boolean;
}

/** The prices of stones like the open one, for whoever asks if it is dear. It is shown without them if they cannot be read. */
export function useSimilarFacts({ stockNo, stone, clientId, isWanted }: SimilarFacts): readonly Fact[] {
  const input = { query: { stock_no: stockNo, user_id: clientId } };
  const { data, isError } = useCall("getSimilarPrices", input, { isReady: isWanted });
  useStoneNews(
    useMemo(() => [stockNo], [stockNo]),
    useReadAnew("getSimilarPrices", input),
  );
  if (!isWanted || isError) return [];
  const facts: Fact[] = [
    { label: words.similarCount, value: count(data?.count) },
    { label: words.similarLowest, value: usd(data?.lowest) },
    { label: words.similarMedian, value: usd(data?.median) },
    {
      label: words.toMedian,
      value: stone && data?.median ? signed2((stone.markup_ppc / data.median - 1) * 100) : dash,
    },
  ];
  return stone && data ? facts : facts.map(coming);
}
