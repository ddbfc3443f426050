import type { OperationId } from "#api/operation-types.ts";
import { hours } from "../clock.ts";
import type { Owner } from "../rows.ts";
import type { Stage } from "./stage.ts";

type Step = (stage: Stage) => Promise<void>;
const another: Owner = "customer2";
const text = "Is the table clean?";
const reason = "Sold elsewhere";

const terms = { price_per_ct: 7750, stands_hours: 24, reason };
/** Says something in the enquiry about the stone. Everything but a question names the version that was read. */
async function inEnquiry(stage: Stage, by: Owner, operation: OperationId, said: object = {}, isSeen = true) {
  const { id, version } = await stage.line("enquiry");
  await stage.call(by, operation, { ...(isSeen && { version }), ...said }, { id });
}

/** The acts that can have happened to a stone. */
export const steps = {
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
  wish: async (stage) => stage.call(stage.client, "tellMemoWish", { lines: [await stage.line("memo")], wants: "keep" }),
  receive: (stage) => stage.move("admin", "memo", "receiveMemo"),
  sell: (stage) => stage.move("admin", "memo", "sellMemo"),
  reverse: (stage) => stage.move("admin", "memo", "reverseMemo", { reason }),
  enquire: (stage) => stage.begin(stage.client, "openEnquiries", { text }),
  reply: (stage) => inEnquiry(stage, "admin", "answerEnquiry", { text }),
  askBack: (stage) => inEnquiry(stage, stage.client, "askInEnquiry", { text }, false),
  offer: (stage) => inEnquiry(stage, "admin", "makeOffer", { ...terms, is_held: false }),
  offerHeld: (stage) => inEnquiry(stage, "admin", "makeOffer", { ...terms, is_held: true }),
  accept: (stage) => inEnquiry(stage, stage.client, "acceptOffer"),
  bid: (stage) => inEnquiry(stage, stage.client, "makeBid", { price_per_ct: 7750, stands_hours: 24 }),
  acceptBid: (stage) => inEnquiry(stage, "admin", "acceptBid", { reason }),
  declineBid: (stage) => inEnquiry(stage, "admin", "declineBid", { text }),
  closeEnquiry: (stage) => stage.move("admin", "enquiry", "closeEnquiries"),
  cart: (stage) => stage.begin(stage.client, "addToCart"),
  uncart: (stage) => stage.move(stage.client, "cart", "removeFromCart"),
  watch: (stage) => stage.begin(stage.client, "addToWatchlist"),
  unwatch: (stage) => stage.move(stage.client, "watchlist", "removeFromWatchlist"),
  note: (stage) => stage.begin(stage.client, "addNotes", { text }),
  unnote: (stage) => stage.move(stage.client, "notes", "removeNotes"),
  import: (stage) => stage.beginFor(stage.client, "importExternalDiamonds"),
  approveExternal: (stage) => stage.move("admin2", "external", "approveExternalDiamonds"),
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
export type StepName = keyof typeof steps;
