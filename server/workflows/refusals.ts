import type { EventObject } from "xstate";
import { heldAgainFrom } from "#domain/hold-rest.ts";
import { numberShared } from "#domain/meant-stones.ts";
import { messages } from "#domain/messages.ts";
import { priceWent } from "#domain/price-moved.ts";
import type { ProblemCode, Refusal } from "#domain/problems.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { HoldEvent } from "#machines/hold.ts";
import type { Decision } from "#machines/kit/decide.ts";
import { messageOf, sentenceOf } from "#machines/kit/offered.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { linesAnswer } from "../wire/line-on-wire.ts";
import { meanwhileOf } from "../wire/meanwhile.ts";
import { stonesNow } from "../wire/stone-now.ts";
import type { WorkLine, WorkStone } from "./work.ts";

type Kept = Refusal & { code: ProblemCode };
/** The line to be moved, or the event that was to begin one. */
type Asked = { line?: WorkLine; event?: EventObject };
type HoldBegun = Extract<HoldEvent, { type: "HOLD" }>;

/** The refusals because of what has the stone. */
const ofTakenStones: ReadonlySet<ProblemCode> = new Set(["onlyAvailableStones", "stoneSold"]);

/** The refused stones of an act, with the reasons. One of them refuses the whole act (spec §4: all or none). */
export class Refusals {
  readonly #workflow: Workflow;
  readonly #timeZone: string;
  readonly #refused: Kept[] = [];
  /** The refusals of stones that something has, each with its stone. */
  readonly #taken: { refusal: Kept; stone: WorkStone }[] = [];

  /** The `workflow` whose machine decides, and the time zone for the times in its refusals. */
  constructor(workflow: Workflow, timeZone: string) {
    this.#workflow = workflow;
    this.#timeZone = timeZone;
  }

  unknown(stock_no: string): Refusal {
    return this.#keep({ stock_no, code: "stoneUnknown", reason: messages.stoneUnknown });
  }

  /** A stone of the house that the client may not know of. Only the house's own people are told so. */
  beyondAccess(stock_no: string): Refusal {
    return this.#keep({ stock_no, code: "stoneBeyondAccess", reason: messages.stoneBeyondAccess });
  }

  shared(stock_no: string, stones: readonly WorkStone[]): Refusal {
    return this.#keep(numberShared(stock_no, stones));
  }

  #keep(refusal: Kept): Kept {
    this.#refused.push(refusal);
    return refusal;
  }

  /** Adds the refusal of a stone; undefined for an allowed decision. */
  add(stone: WorkStone, decision: Decision, { line, event }: Asked = {}): Refusal | undefined {
    if (decision.ok) return undefined;
    const { stock_no, claim } = stone;
    const code = messageOf(decision) as ProblemCode;
    if (code === "forbidden" || code === "notFound") throw new Problem(code);
    // The end of the claim, but never its holder: the loser of a race can come back then.
    const until = line ? undefined : claim?.row.expires_at?.toISOString();
    const refusal = this.#keep({
      stock_no,
      ...(line && { id: line.row.id }),
      code,
      reason: this.#restOf(code, event) ?? sentenceOf(this.#workflow, decision),
      ...(until && { until }),
    });
    if (ofTakenStones.has(code)) this.#taken.push({ refusal, stone });
    return refusal;
  }

  /** Tells of each stone that is not free what has it, as far as the actor may know it. */
  async tellNow(ctx: Reading): Promise<void> {
    const stones = this.#taken.map(({ stone: { id, status } }) => ({ id, status }));
    const known = stones.length > 0 ? await stonesNow(ctx, stones) : undefined;
    for (const { refusal, stone } of this.#taken) {
      const now = known?.get(stone.id);
      if (now) refusal.now = now;
    }
  }

  /** Refuses a line without a price: the client's markup has taken all of it. */
  withoutPrice({ stock_no }: WorkStone): Refusal {
    return this.#keep({ stock_no, code: "stoneWithoutPrice", reason: messages.stoneWithoutPrice });
  }

  /** Refuses a line whose price is another than its sender saw. Nobody buys at a price that they have not read. */
  addMoved({ stock_no }: WorkStone, seen: number, now: number): Refusal {
    return this.#keep({ stock_no, code: "priceMoved", reason: priceWent(seen, now), price_per_ct: now });
  }

  /** The sentence about a stone that a client must leave to others for a while, with the time of its end. */
  #restOf(code: ProblemCode, event: EventObject | undefined): string | undefined {
    const { facts } = (event ?? {}) as Partial<HoldBegun>;
    if (code !== "holdTooSoon" || !facts?.restsUntil) return undefined;
    return heldAgainFrom(new Date(facts.restsUntil), this.#timeZone);
  }

  /** Refuses a line that has changed since it was read. */
  stale({ stock_no }: WorkStone, { row: { id } }: WorkLine): void {
    this.#keep({ stock_no, id, code: "staleVersion", reason: messages.staleVersion });
  }

  async insistOnNone(ctx: Reading, current?: unknown): Promise<void> {
    const [first] = this.#refused;
    if (!first) return;
    await this.tellNow(ctx);
    throw new Problem(first.code, { refused: this.#refused, ...(current !== undefined && { current }) });
  }

  /** The same for existing lines. A line that has moved meanwhile says who moved it, and when. */
  async insistOnNoLine(ctx: Reading, list: StoneList): Promise<void> {
    const idsOf = (...codes: ProblemCode[]) =>
      this.#refused.flatMap(({ id, code }) => (id !== undefined && codes.includes(code) ? [id] : []));
    const late = idsOf("transitionRefused", "staleVersion");
    const known = await meanwhileOf(ctx, list, late);
    for (const refusal of this.#refused) {
      const meanwhile = known.get(refusal.id ?? 0);
      if (meanwhile) refusal.meanwhile = meanwhile;
    }
    const stale = idsOf("staleVersion");
    await this.insistOnNone(ctx, stale.length > 0 ? await linesAnswer(ctx, stale) : undefined);
  }
}
