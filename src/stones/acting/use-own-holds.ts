import { useCall } from "#api/query.ts";
import { codes } from "#domain/codes.ts";
import type { KnownNow } from "#domain/stone-now.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import { clientName } from "../lines/line-people.ts";
import { dealPrice, type StoneLine } from "../stone-line.ts";
import type { StoneViewer } from "../viewer.ts";
import type { ActingStone } from "./acting-stone.ts";
import { halfAMinute, isPage, linesIn, mostLines } from "./asked-lines.ts";

/** The holds of a client: those on some stones, and the count of all. The server decides if they are unknown. */
export interface OwnHolds {
  /** The stock numbers of the stones that the client holds. */
  numbers?: ReadonlySet<string>;
  /** The prices per carat at which they are held, by stock number. A request for a held stone takes over its price. */
  prices: ReadonlyMap<string, number>;
  /** The same holds as what has these stones. */
  nows: ReadonlyMap<string, KnownNow>;
  live?: number;
  most: number;
}

const tenMinutes = 600_000;

interface OwnHoldsOptions {
  stones: readonly ActingStone[];
  viewer: StoneViewer;
  clientId: number | undefined;
  business: number | undefined;
}

const heldNow = (line: StoneLine, { choosesClient }: StoneViewer): KnownNow => ({
  is: "held",
  ...(choosesClient ? { client: clientName(line) } : { is_own: true }),
  until: line.expires_at ?? null,
});

/** The client's own holds, from their list. The status of a stone does not name the holder. */
export function useOwnHolds({ stones, viewer, clientId, business }: OwnHoldsOptions): OwnHolds {
  const held = stones.filter(({ status }) => status === codes.stone.hold).map(({ stock_no }) => stock_no);
  const mayHold = ["transaction/hold", "customer-profile/hold"].some(viewer.mayWrite);
  const isKnown = !viewer.choosesClient || clientId !== undefined;
  const isReady = mayHold && isKnown && business === codes.business.registered && stones.length > 0;
  const of = { currentTab: "held", user_id: clientId } as const;
  const theirs = useCall(
    "listHolds",
    { query: { ...of, size: mostLines }, body: { stock_numbers: held } },
    { freshForMs: halfAMinute, isReady: isReady && held.length > 0 && held.length <= mostLines },
  );
  // The server refuses a single hold above the limit. A selection is refused before it is sent.
  const isMany = isReady && stones.length > 1;
  const all = useCall("listHolds", { query: { ...of, size: 1 } }, { freshForMs: halfAMinute, isReady: isMany });
  const rules = useCall("getTradeRules", {}, { freshForMs: tenMinutes, isReady: isMany });
  return {
    numbers: isPage(theirs.data) ? new Set(linesIn(theirs.data).map(({ stone }) => stone.stock_no)) : undefined,
    prices: new Map(linesIn(theirs.data).map((line) => [line.stone.stock_no, dealPrice(line)])),
    nows: new Map(linesIn(theirs.data).map((line) => [line.stone.stock_no, heldNow(line, viewer)])),
    live: isPage(all.data) ? all.data.pagination.totalRecords : undefined,
    most: rules.data?.most_holds ?? defaultRules.most_holds,
  };
}
