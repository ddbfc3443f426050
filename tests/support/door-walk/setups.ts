import type { WorkflowName } from "#machines/index.ts";
import { hours } from "../clock.ts";
import type { Owner } from "../rows.ts";
import type { Stage } from "./stage.ts";

type Step = (stage: Stage) => Promise<void>;
const another: Owner = "customer2";
const text = "Is the table clean?";
const reason = "Sold elsewhere";

/** What can have happened to a stone, act by act. */
const steps = {
  delist: (stage) => stage.list(false),
  relist: (stage) => stage.list(true),
  hold: (stage) => stage.begin(stage.client, "createHolds"),
  extend: (stage) => stage.move("admin", "hold", "extendHolds"),
  release: (stage) => stage.move(stage.client, "hold", "releaseHolds"),
  request: (stage) => stage.begin(stage.client, "confirmStones"),
  requestByHouse: (stage) => stage.beginFor(stage.client, "confirmStones"),
  approve: (stage) => stage.move("admin2", "confirm", "approveStones"),
  reject: (stage) => stage.move("admin2", "confirm", "rejectStones", { reason }),
  cancel: async (stage) =>
    stage.call("admin", "updateConfirmStones", { lines: [{ ...(await stage.line("confirm")), status: 4 }] }),
  issue: (stage) => stage.beginFor(stage.client, "issueMemo"),
  receive: (stage) => stage.move("admin", "memo", "receiveMemo"),
  sell: (stage) => stage.move("admin", "memo", "sellMemo"),
  reverse: (stage) => stage.move("admin", "memo", "reverseMemo", { reason }),
  enquire: (stage) => stage.begin(stage.client, "openEnquiries", { text }),
  answer: (stage) => stage.move("admin", "enquiry", "closeEnquiries"),
  cart: (stage) => stage.begin(stage.client, "addToCart"),
  uncart: (stage) => stage.move(stage.client, "cart", "removeFromCart"),
  watch: (stage) => stage.begin(stage.client, "addToWatchlist"),
  unwatch: (stage) => stage.move(stage.client, "watchlist", "removeFromWatchlist"),
  note: (stage) => stage.begin(stage.client, "addNotes", { text }),
  unnote: (stage) => stage.move(stage.client, "notes", "removeNotes"),
  import: (stage) => stage.beginFor(stage.client, "importExternalDiamonds"),
  approveExternal: (stage) => stage.move("admin", "external", "approveExternalDiamonds"),
  rejectExternal: (stage) => stage.move("admin", "external", "rejectExternalDiamonds", { reason }),

  heldByAnother: (stage) => stage.begin(another, "createHolds"),
  requestedByAnother: (stage) => stage.begin(another, "confirmStones"),
  onMemoWithAnother: (stage) => stage.beginFor(another, "issueMemo"),

  twoDaysPass: async ({ portal }) => portal.clock.advance(hours(48)),
  noRoom: (stage) => stage.rule({ most_holds: 1 }),
  twoEyes: (stage) => stage.rule({ four_eyes: false }),
  /** No call does this yet: the workflow of a business comes with its screens. */
  unregister: async ({ portal, client }) => {
    const of = "(SELECT business_id FROM account WHERE user_name = $1)";
    await portal.pool.query(`UPDATE business SET status = 9 WHERE id = ${of}`, [client]);
  },
} satisfies Record<string, Step>;
type StepName = keyof typeof steps;

/** What a setup is about: the machines whose acts it is tried with. */
const machinesOf = {
  stones: ["stone", "hold", "confirm", "memo", "enquiry", "external", "cart", "watchlist", "notes"],
  trade: ["stone", "hold", "confirm", "memo"],
  enquiries: ["enquiry"],
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

/** Every state that a line of each list, its stone and its client can be in. */
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
  ...setupsOf("enquiries", "customer", [["enquire"], ["enquire", "answer"], ["enquire", "onMemoWithAnother", "sell"]]),
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
    ["import", "approveExternal"],
    ["import", "rejectExternal"],
  ]),
];

/** Those in which everybody is tried with the rights of the house too: one for each thing that there is to move. */
export const setupsByRights = setups.filter(
  ({ client, steps: way }) => client !== "newcomer" && (way.length === 0 || (way.length === 1 && way[0] !== "delist")),
);
