import { type Act, begin, blank, factsFor, hour, move, priceFacts, reason, withIds } from "./acts.ts";
import type { LineFact, World } from "./world.ts";

const windowEnd = ({ now, rules }: World) => now + rules.reversal_hours * hour;
const soldAt =
  (price_per_ct: number, more: object = {}) =>
  (_: unknown, id: number) => ({ lines: [{ id, price_per_ct }], ...more });
const sold =
  (given?: number, priceReason = "") =>
  (line: LineFact, world: World) => ({
    type: "SELL",
    price: given ?? line.agreedPrice,
    priceReason,
    reversibleUntil: windowEnd(world),
    facts: priceFacts(line, line.agreedPrice, world),
  });

/** The acts on memos: good ones, and each kind of bad ones. */
export const memoActs: Act[] = [
  ...begin("memo", "issueMemo", "issue", {
    event: (world, client) => ({ type: "ISSUE", facts: factsFor(world, client), price: null, priceReason: "" }),
  }),
  ...[7700, 0].flatMap((price_per_ct) =>
    begin("memo", "issueMemo", `issue at ${price_per_ct} with a reason`, {
      body: (stock_no) => ({ lines: [{ stock_no, price_per_ct }], reason }),
      event: (world, client) => ({
        type: "ISSUE",
        price: price_per_ct,
        priceReason: reason,
        facts: factsFor(world, client),
      }),
    }),
  ),
  move("memo", "receiveMemo", "receive", {
    event: (_, world) => ({ type: "RECEIVE", reversibleUntil: windowEnd(world) }),
  }),
  move("memo", "sellMemo", "sell as agreed", {
    event: sold(),
  }),
  move("memo", "sellMemo", "sell at a price", {
    body: soldAt(7700),
    event: sold(7700),
  }),
  move("memo", "sellMemo", "sell at a price with a reason", {
    body: soldAt(7700, { reason }),
    event: sold(7700, reason),
  }),
  ...[0, -1].map((price) =>
    move("memo", "sellMemo", `sell at ${price}`, {
      body: soldAt(price),
      event: sold(price),
    }),
  ),
  ...(["keep", "giveBack"] as const).map((wants) =>
    move("memo", "tellMemoWish", `want to ${wants}`, {
      body: (line, id) => ({ lines: [{ id, version: line?.version ?? 1 }], wants }),
      event: (_, { now: at }) => ({ type: "WISH", wish: wants, at, until: null, text: null, facts: { due: null } }),
    }),
  ),
  ...[reason, blank].map((why) =>
    move("memo", "declineMemoWish", `decline the wish because of '${why}'`, {
      body: withIds({ reason: why }),
      event: () => ({ type: "ANSWER_WISH", isGranted: false, reason: why }),
    }),
  ),
  ...[reason, blank, ""].map((why) =>
    move("memo", "reverseMemo", `reverse because of '${why}'`, {
      body: withIds({ reason: why }),
      event: (_, { now: at, stone }) => ({ type: "REVERSE", at, reason: why, facts: { stone: stone.status } }),
    }),
  ),
];
