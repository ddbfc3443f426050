import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { blanks, fair, forged, free, noPrices, ownHold, priced, quoted, unfit } from "./told.ts";

const asker = 7;
const colleague = 9;
const approval = { type: "APPROVE", by: colleague, ...fair, facts: { ...free, ...quoted, fourEyes: true } };

const samples = (): EventObject[] => [
  ...[true, false, undefined].map((isKnown) => ({ type: "IMPORT", by: asker, facts: { isKnown } })),
  ...[free, ownHold, ...unfit, {}].map((facts) => ({ ...approval, facts: { ...quoted, fourEyes: true, ...facts } })),
  ...[asker, colleague].flatMap((by) =>
    [true, false].map((fourEyes) => ({ ...approval, by, facts: { ...approval.facts, fourEyes } })),
  ),
  ...[...priced, ...noPrices.map((price) => ({ ...fair, price, priceReason: "A parcel deal" }))].map((price) => ({
    ...approval,
    ...price,
    facts: { ...approval.facts, ...price.facts },
  })),
  ...["not ours to sell", ...blanks].map((reason) => ({ type: "REJECT", reason })),
  ...forged,
];

export const externalWalk: WalkSpec = { workflow: workflows.external, samples };
