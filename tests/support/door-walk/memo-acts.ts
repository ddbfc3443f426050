import { type Act, begin, blank, factsFor, hour, move, reason, withIds } from "./acts.ts";
import type { World } from "./world.ts";

const windowEnd = ({ now, rules }: World) => now + rules.reversal_hours * hour;
const soldAt = (price_per_ct: number) => (_: unknown, id: number) => ({ lines: [{ id, price_per_ct }] });

/** What is done with memos: good acts, and each kind of bad ones. */
export const memoActs: Act[] = [
  ...begin("memo", "issueMemo", "issue", {
    event: (world, client) => ({ type: "ISSUE", facts: factsFor(world, client) }),
  }),
  move("memo", "receiveMemo", "receive", {
    event: (_, world) => ({ type: "RECEIVE", reversibleUntil: windowEnd(world) }),
  }),
  move("memo", "sellMemo", "sell as agreed", {
    event: ({ agreedPrice }, world) => ({ type: "SELL", price: agreedPrice, reversibleUntil: windowEnd(world) }),
  }),
  move("memo", "sellMemo", "sell at a price", {
    body: soldAt(7700),
    event: (_, world) => ({ type: "SELL", price: 7700, reversibleUntil: windowEnd(world) }),
  }),
  ...[0, -1].map((price) =>
    move("memo", "sellMemo", `sell at ${price}`, {
      body: soldAt(price),
      event: (_, world) => ({ type: "SELL", price, reversibleUntil: windowEnd(world) }),
    }),
  ),
  ...[reason, blank, ""].map((why) =>
    move("memo", "reverseMemo", `reverse because of '${why}'`, {
      body: withIds({ reason: why }),
      event: (_, { now: at, stone }) => ({ type: "REVERSE", at, reason: why, facts: { stone: stone.status } }),
    }),
  ),
];
