import type { AnyMachineSnapshot, EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { MemoContext } from "#machines/memo.ts";
import type { WalkSpec } from "../walk.ts";
import { blanks, fair, forged, free, noPrices, ownConfirm, ownHold, priced, quoted, unfit } from "./told.ts";

const reversibleUntil = 1000;

const samples = ({ context }: AnyMachineSnapshot): EventObject[] => {
  const until = (context as MemoContext).reversibleUntil ?? reversibleUntil;
  const receive = { type: "RECEIVE", reversibleUntil };
  const reverse = { type: "REVERSE", at: until, reason: "wrong stone", facts: { stone: 1 } };
  return [
    ...[free, ownHold, ownConfirm, ...unfit, {}].map((facts) => ({
      type: "ISSUE",
      facts,
      price: null,
      priceReason: "",
    })),
    ...[free, ownHold, ownConfirm].flatMap((facts) => [
      ...noPrices.map((price) => ({
        type: "ISSUE",
        ...fair,
        facts: { ...quoted, ...facts },
        price,
        priceReason: "A parcel deal",
      })),
      ...priced.map((price) => ({ type: "ISSUE", ...price, facts: { ...price.facts, ...facts } })),
    ]),
    receive,
    ...[12_500, 0.01, ...noPrices].map((price) => ({
      type: "SELL",
      ...fair,
      price,
      priceReason: "A parcel deal",
      reversibleUntil,
    })),
    ...priced.map((price) => ({ type: "SELL", ...price, reversibleUntil })),
    ...["keep", "giveBack"].flatMap((wish) =>
      [null, "For a pair"].map((text) => ({ type: "WISH", wish, at: 1, until: null, text, facts: { due: 1_500 } })),
    ),
    ...[
      { until: 2_000, facts: { due: 1_500 } },
      { until: 2_000, facts: { due: null } },
      { until: 1_500, facts: { due: 1_500 } },
      { until: 0, facts: { due: null } },
      { until: Number.NaN, facts: { due: 1_500 } },
      { until: null, facts: {} },
    ].map((days) => ({ type: "WISH", wish: "days", at: 1, text: null, ...days })),
    ...["The client is promised it", ...blanks].flatMap((reason) =>
      [true, false, undefined].map((isGranted) => ({ type: "ANSWER_WISH", isGranted, reason })),
    ),
    reverse,
    ...[until - 1, until + 1, Number.NaN, undefined].map((at) => ({ ...reverse, at })),
    ...blanks.map((reason) => ({ ...reverse, reason })),
    // The stone came back, and somebody else has it now. A sold one is still sold.
    ...[2, 4, 8].map((stone) => ({ ...reverse, facts: { stone } })),
    ...forged,
  ];
};

export const memoWalk: WalkSpec = { workflow: workflows.memo, samples };
