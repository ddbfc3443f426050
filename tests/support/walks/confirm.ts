import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { blanks, fair, forged, free, noPrices, ownConfirm, ownHold, priced, quoted, unfit } from "./told.ts";

const asker = 7;
const colleague = 9;
const patches = [
  { price: 12_500, remark: null },
  { price: 12_500, remark: "by Friday" },
  { price: null, remark: "by Friday" },
  ...noPrices.map((price) => ({ price, remark: "by Friday" })),
  ...blanks.map((remark) => ({ price: null, remark })),
];

const samples = (): EventObject[] => [
  ...[free, ownHold, ownConfirm, ...unfit, {}].map((facts) => ({ type: "REQUEST", facts, by: asker, price: null })),
  ...[free, ownHold].flatMap((facts) =>
    [12_500, ...noPrices].map((price) => ({ type: "REQUEST", facts, by: asker, price })),
  ),
  ...patches.map((patch) => ({ type: "UPDATE", priceReason: "", facts: quoted, ...patch })),
  ...priced.map((price) => ({ type: "UPDATE", remark: null, ...price })),
  ...[asker, colleague].flatMap((by) =>
    [true, false].map((fourEyes) => ({ type: "APPROVE", by, ...fair, facts: { ...quoted, fourEyes } })),
  ),
  ...[...priced, ...noPrices.map((price) => ({ ...fair, price, priceReason: "A parcel deal" }))].map((price) => ({
    type: "APPROVE",
    by: colleague,
    ...price,
    facts: { ...price.facts, fourEyes: true },
  })),
  ...[12_500, 12_499, null, ...noPrices].map((price) => ({ type: "AGREE", price })),
  ...["too late", ...blanks].map((reason) => ({ type: "REJECT", reason })),
  ...["changed my mind", null].map((reason) => ({ type: "CANCEL", reason })),
  { type: "FULFIL" },
  ...forged,
];

export const confirmWalk: WalkSpec = { workflow: workflows.confirm, samples };
