import type { EventObject } from "xstate";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Context } from "../../house/context.ts";
import { moveLines } from "../../workflows/advance.ts";
import { moveEnquiry, saying } from "../../workflows/enquiry-events.ts";
import { approval, receipt, reversal, sale } from "../../workflows/line-events.ts";
import type { WorkLine, WorkStone } from "../../workflows/work.ts";
import { act, begin, DAY, type DemoStep } from "../demo-steps.ts";
import { type Weighted, weighted } from "../stones/dice.ts";
import type { YearClient } from "./year-clients.ts";

/** Some stones that a client asks about, from some hour before now. `words` says why nothing came of it. */
export type Deal = {
  hoursAgo: number;
  client: YearClient;
  other: YearClient;
  count: number;
  /** The stones of the deal, which the first step of the year writes. */
  stones: () => { stock_no: string }[];
  words: Lost;
};
export type Lost = { rejected: string; cancelled: string };

/** A deal's acts, and the hours that they take. All end with the stones sold or free. */
export type DealKind = { hours: number; steps: (deal: Deal) => DemoStep[] };
type EventOf = (line: WorkLine, stone: WorkStone) => EventObject;

export const lostReasons: readonly Lost[] = [
  { rejected: "The stone was sold at its provider's counter", cancelled: "Found another" },
  { rejected: "The price is below what the provider accepts", cancelled: "The client of the client withdrew" },
  { rejected: "The report is older than two years", cancelled: "Too dear at today's rate" },
  { rejected: "The milkiness is more than graded", cancelled: "The video shows a bow tie" },
];

/** The lines of a deal, known once its first act is done. */
class Lines {
  readonly #deal: Deal;
  #ids: number[] = [];
  constructor(deal: Deal) {
    this.#deal = deal;
  }

  begin(hours: number, who: string, list: StoneList, more: { text?: string } = {}, client = this.#deal.client) {
    return this.#act(hours, who, async (ctx) => {
      this.#ids = await begin(list, client.name, this.#deal.stones(), more)(ctx);
    });
  }
  /** Moves all lines, or those from one place up to another. */
  move(hours: number, who: string, list: StoneList, eventOf: (ctx: Context) => Promise<EventOf> | EventOf, part = all) {
    return this.#act(hours, who, async (ctx) => moveLines(ctx, list, part(this.#ids), await eventOf(ctx)));
  }
  say(hours: number, who: string, text: string) {
    return this.#act(hours, who, (ctx) => moveEnquiry(ctx, { id: this.#ids[0] ?? 0 }, saying(ctx, "ANSWER", text)));
  }
  #act = (hours: number, who: string, work: (ctx: Context) => Promise<unknown>) =>
    act(this.#deal.hoursAgo - hours, who, work);
}
type Part = (ids: readonly number[]) => readonly number[];
const all: Part = (ids) => ids;
const first: Part = (ids) => ids.slice(0, 1);
const rest: Part = (ids) => (ids.length > 1 ? ids.slice(1) : ids);

const asSale = (ctx: Context): Promise<EventOf> => sale(ctx, new Map());
const asReceipt = (ctx: Context): Promise<EventOf> => receipt(ctx);
const asApproval = (ctx: Context): Promise<EventOf> => approval(ctx);

const soldOnMemo = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const { associate } = deal.client;
  return [lines.begin(0, associate, "memo"), lines.move(5 * DAY + 2, associate, "memo", asSale)];
};
/** All but one stone come back. */
const pickedOnMemo = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const { associate } = deal.client;
  const back = deal.count > 1 ? [lines.move(7 * DAY, "qc", "memo", asReceipt, rest)] : [];
  return [lines.begin(0, associate, "memo"), lines.move(6 * DAY, associate, "memo", asSale, first), ...back];
};
const returned = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  return [lines.begin(0, deal.client.associate, "memo"), lines.move(9 * DAY + 1, "qc", "memo", asReceipt)];
};
const requested = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const { name, associate } = deal.client;
  return [
    lines.begin(0, name, "confirm"),
    lines.move(3, "admin", "confirm", asApproval),
    lines.begin(DAY + 1, associate, "memo"),
    lines.move(4 * DAY, associate, "memo", asSale),
  ];
};
const heldFirst = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const { name, associate } = deal.client;
  return [
    lines.begin(0, name, "hold"),
    lines.begin(DAY, name, "confirm"),
    lines.move(DAY + 2, "admin2", "confirm", asApproval),
    lines.begin(2 * DAY, associate, "memo"),
    lines.move(6 * DAY, associate, "memo", asSale),
  ];
};
const released = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const { name } = deal.client;
  return [lines.begin(0, name, "hold"), lines.move(DAY - 3, name, "hold", () => () => ({ type: "RELEASE" }))];
};
/** A hold runs out, and the next client takes the stones. */
const outrun = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const { name, associate } = deal.other;
  return [
    lines.begin(0, deal.client.name, "hold"),
    lines.begin(3 * DAY, name, "confirm", {}, deal.other),
    lines.move(3 * DAY + 2, "admin", "confirm", asApproval),
    lines.begin(4 * DAY, associate, "memo", {}, deal.other),
    lines.move(8 * DAY, associate, "memo", asSale),
  ];
};
const rejected = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const event = () => ({ type: "REJECT", reason: deal.words.rejected });
  return [lines.begin(0, deal.client.name, "confirm"), lines.move(4, "admin", "confirm", () => event)];
};
const cancelled = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const event = () => ({ type: "CANCEL", reason: deal.words.cancelled });
  return [lines.begin(0, deal.client.name, "confirm"), lines.move(5, deal.client.name, "confirm", () => event)];
};
const asked = (deal: Deal): DemoStep[] => {
  const one = { ...deal, stones: () => deal.stones().slice(0, 1) };
  const lines = new Lines(one);
  const { name, associate } = deal.client;
  return [
    lines.begin(0, name, "enquiry", { text: "Is it eye clean from the side?" }),
    lines.say(4, associate, "It is, at arm's length."),
    lines.move(3 * DAY, associate, "enquiry", () => () => ({ type: "CLOSE" })),
  ];
};
/** A sale is taken back the same day, and the stone comes home. */
const takenBack = (deal: Deal): DemoStep[] => {
  const lines = new Lines(deal);
  const { associate } = deal.client;
  return [
    lines.begin(0, associate, "memo"),
    lines.move(4 * DAY, associate, "memo", asSale),
    lines.move(4 * DAY + 3, "admin", "memo", (ctx) => reversal(ctx, "The wrong stone was invoiced")),
    lines.move(5 * DAY, "qc", "memo", asReceipt),
  ];
};

const kind = (hours: number, steps: DealKind["steps"]): DealKind => ({ hours, steps });
const weights: readonly (readonly [DealKind, number])[] = [
  [kind(6 * DAY, soldOnMemo), 26],
  [kind(7 * DAY, pickedOnMemo), 16],
  [kind(4 * DAY, requested), 14],
  [kind(6 * DAY, heldFirst), 5],
  [kind(8 * DAY, outrun), 3],
  [kind(10 * DAY, returned), 8],
  [kind(DAY, released), 8],
  [kind(5, rejected), 8],
  [kind(5, cancelled), 5],
  [kind(3 * DAY, asked), 7],
  [kind(5 * DAY, takenBack), 2],
];

/** The kinds of deals that take so many hours at the most. */
export const dealKinds = (hours: number): Weighted<DealKind> =>
  weighted(weights.filter(([{ hours: taken }]) => taken <= hours).map(([one, weight]) => [one, weight] as const));
/** A deal of which something was taken back: one is in every year. */
export const reversedDeal: DealKind = kind(5 * DAY, takenBack);
