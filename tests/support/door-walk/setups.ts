import type { WorkflowName } from "#machines/index.ts";
import type { Owner } from "../rows.ts";
import type { Stage } from "./stage.ts";
import { type StepName, steps } from "./steps.ts";

/** The subjects of setups: the machines whose acts are tried. */
const machinesOf = {
  stones: ["stone", "hold", "confirm", "memo", "enquiry", "external", "cart", "watchlist", "notes"],
  trade: ["stone", "hold", "confirm", "memo"],
  enquiries: ["enquiry"],
  offers: ["hold", "confirm", "memo", "enquiry"],
  carts: ["cart"],
  watching: ["watchlist"],
  notes: ["notes"],
  external: ["stone", "hold", "external"],
} as const satisfies Record<string, WorkflowName[]>;

/** A state of the world, by the acts that lead to it. */
export type Setup = { name: string; client: Owner; steps: StepName[]; machines: readonly WorkflowName[] };

const setupsOf = (about: keyof typeof machinesOf, client: Owner, ways: StepName[][]): Setup[] =>
  ways.map((way) => ({
    name: `${client}: ${way.join(", ") || "a free stone"}`,
    client,
    steps: way,
    machines: machinesOf[about],
  }));

export async function play(stage: Stage, { steps: way }: Setup): Promise<void> {
  for (const step of way) await steps[step](stage);
}

/** Every state of each list's line, its stone and its client. */
export const setups: Setup[] = [
  ...setupsOf("stones", "customer", [
    [],
    ["delist"],
    ["delist", "relist"],
    ["heldByAnother"],
    ["heldByAnother", "twoDaysPass"],
    ["requestedByAnother"],
    ["requestedByAnother", "approve"],
    ["onMemoWithAnother"],
    ["onMemoWithAnother", "sell"],
    ["unregister"],
  ]),
  ...setupsOf("stones", "newcomer", [[]]),
  ...setupsOf("trade", "customer", [
    ["hold"],
    ["hold", "delist"],
    ["hold", "delist", "relist"],
    ["hold", "noRoom"],
    ["hold", "release", "noRoom"],
    ["hold", "extend"],
    ["hold", "extend", "extend"],
    ["hold", "twoDaysPass"],
    ["hold", "delist", "twoDaysPass"],
    ["hold", "unregister"],
    ["hold", "release"],
    ["hold", "request"],
    ["hold", "issue"],
    ["request"],
    ["request", "delist"],
    ["request", "unregister"],
    ["requestByHouse"],
    ["requestByHouse", "twoEyes"],
    ["request", "reject"],
    ["request", "cancel"],
    ["request", "approve"],
    ["request", "approve", "delist"],
    ["request", "approve", "unregister"],
    ["request", "approve", "cancel"],
    ["request", "approve", "issue"],
    ["issue"],
    ["issue", "delist"],
    ["issue", "unregister"],
    ["issue", "wish"],
    ["issue", "receive"],
    ["issue", "delist", "receive"],
    ["issue", "receive", "heldByAnother"],
    ["issue", "receive", "heldByAnother", "twoDaysPass"],
    ["issue", "receive", "twoDaysPass"],
    ["issue", "receive", "reverse"],
    ["issue", "sell"],
    ["issue", "sell", "twoDaysPass"],
    ["issue", "sell", "reverse"],
    ["issue", "sell", "reverse", "sell"],
  ]),
  ...setupsOf("offers", "customer", [
    ["enquire", "offerHeld"],
    ["enquire", "offerHeld", "askBack"],
    ["enquire", "offerHeld", "request"],
    ["enquire", "offerHeld", "issue"],
  ]),
  ...setupsOf("enquiries", "customer", [
    ["enquire"],
    ["enquire", "closeEnquiry"],
    ["enquire", "onMemoWithAnother", "sell"],
    ["enquire", "reply"],
    ["enquire", "offer"],
    ["enquire", "offer", "askBack"],
    ["enquire", "offer", "twoDaysPass"],
    ["enquire", "offer", "heldByAnother"],
    ["enquire", "offer", "unregister"],
    ["enquire", "offerHeld", "accept"],
    ["enquire", "bid"],
    ["enquire", "bid", "reply"],
    ["enquire", "bid", "twoDaysPass"],
    ["enquire", "bid", "heldByAnother"],
    ["enquire", "bid", "hold"],
    ["enquire", "bid", "declineBid"],
    ["enquire", "bid", "acceptBid"],
    ["enquire", "offerHeld", "bid"],
  ]),
  ...setupsOf("enquiries", "guest", [["enquire"]]),
  ...setupsOf("carts", "customer", [["cart"], ["cart", "uncart"], ["cart", "heldByAnother"]]),
  ...setupsOf("carts", "guest", [["cart"]]),
  ...setupsOf("watching", "customer", [["watch"], ["watch", "unwatch"]]),
  ...setupsOf("watching", "guest", [["watch"]]),
  ...setupsOf("notes", "customer", [["note"], ["note", "unnote"]]),
  ...setupsOf("notes", "guest", [["note"]]),
  ...setupsOf("external", "api", [
    ["hold"],
    ["import"],
    ["import", "heldByAnother"],
    ["import", "heldByAnother", "twoDaysPass"],
    ["import", "delist"],
    ["import", "unregister"],
    ["import", "hold"],
    ["import", "twoEyes"],
    ["import", "approveExternal"],
    ["import", "rejectExternal"],
  ]),
];

/** The setups for a walk with all rights of the house: one for each thing that can be moved. */
export const setupsByRights = setups.filter(
  ({ client, steps: way }) => client !== "newcomer" && (way.length === 0 || (way.length === 1 && way[0] !== "delist")),
);
