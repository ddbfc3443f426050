import type { EventObject } from "xstate";
import type { StoneList } from "#domain/stone-lists.ts";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { type Actor, type Allowed, type Decision, decide, type Refused } from "#machines/kit/decide.ts";
import type { StoneContext } from "#machines/stone.ts";
import { claimOf, type LineFact, type World } from "./world.ts";

/** A transition that the log must name. A line that is not written yet has no number. */
export type Step = { workflow: WorkflowName; item: LineFact | null; transition: string; from: string; to: string };

export const portal: Actor = { party: "system", reach: ["any"] };

/**
 * A house run by its machines alone, on one stone, in memory. The machine judges the actor, and its orders are done at
 * once and literally. The portal on its database is compared with it.
 */
export class NaiveHouse {
  readonly world: World;
  readonly steps: Step[] = [];
  /** Lines that this act has moved. One act counts a line's version up once. */
  readonly #moved = new Set<LineFact>();

  constructor(world: World) {
    this.world = structuredClone(world);
    for (const line of [...this.world.lines]) {
      // A hold past its end is none, even before anything has swept it.
      if (claimOf(line) === "hold") this.move(line, { type: "EXPIRE", at: world.now } as EventObject, portal);
    }
  }

  /** The line of this id in the world before the act. */
  line(id: number | null): LineFact {
    const line = this.world.lines.find((one) => one.id === id);
    if (!line) throw new Error(`the stone has no line ${id}`);
    return line;
  }

  begin(list: StoneList, holder: number, event: EventObject, actor: Actor, given: object = {}): Decision {
    const state = list === "cart" || list === "watchlist" || list === "notes" ? "out" : "absent";
    const context = { ...workflows[list].machine.config.context, ...given };
    const line = {
      id: null,
      list,
      holder,
      state,
      status: 0,
      version: 0,
      movedAt: this.world.now,
      context,
      enquiry: null,
      frozen: "",
      agreedPrice: 0,
      ownPrice: 0,
      cost: 0,
    };
    this.world.lines.push(line);
    const decision = this.move(line, event, actor);
    if (!decision.ok) this.world.lines.pop();
    return decision;
  }

  move(line: LineFact, event: EventObject, actor: Actor): Allowed | Refused {
    const decision = decide(workflows[line.list], line, event, actor);
    if (!decision.ok) return decision;
    this.#note(line.list, line, decision);
    const { to: state, code: status, context } = decision;
    Object.assign(line, { state, status, context, version: line.version + (this.#moved.has(line) ? 0 : 1) });
    this.#moved.add(line);
    for (const { type, params } of decision.effects)
      this.#obey(type, params as { event: string; list: StoneList }, line, event, actor);
    return decision;
  }

  moveStone(event: EventObject, actor: Actor): Decision {
    const { stone } = this.world;
    const decision = decide(workflows.stone, stone, event, actor);
    if (!decision.ok) return decision;
    this.#note("stone", null, decision);
    Object.assign(stone, { state: decision.to, status: decision.code, context: decision.context as StoneContext });
    return decision;
  }

  #obey(order: string, params: { event: string; list: StoneList }, line: LineFact, event: EventObject, actor: Actor) {
    if (order === "writeInvoice") this.world.sales++;
    else if (order === "writeCredit") this.world.credits++;
    else if (order === "writeMessage") this.world.messages++;
    else if (order === "tellStone")
      this.#insist(this.moveStone({ type: params.event, holder: line.holder } as EventObject, portal));
    else if (order === "closeClaim") {
      const claim = this.world.lines.find((one) => one !== line && one.list === params.list && claimOf(one));
      if (!claim) throw new Error(`there is no ${params.list} to close`);
      this.#insist(this.move(claim, { type: params.event, to: line.list } as EventObject, portal));
      if (params.list === "hold" && claim.enquiry !== null) this.#takeOffer(claim, line, event);
    } else if (order === "confirmForClient") this.#confirmFor(line, event, actor);
    else if (order === "holdForClient" || order === "makeDeal") this.#followOffer(order, line, event, actor);
    else if (order === "endOfferedHold") {
      const hold = this.world.lines.find((one) => one.enquiry === line.id && claimOf(one) === "hold");
      if (hold) this.#insist(this.move(hold, { type: "RELEASE" }, actor));
    } else throw new Error(`nobody knows what ${order} is`);
  }

  /**
   * Ends the enquiry of an offered hold that became this line, at its price. An enquiry that ends by its own acceptance is
   * past that.
   */
  #takeOffer(hold: LineFact, line: LineFact, event: EventObject) {
    const price = (event as EventObject & { price: number | null }).price ?? hold.agreedPrice;
    if (line.list === "confirm") Object.assign(line.context, { price });
    this.move(this.line(hold.enquiry), { type: "TAKE", at: this.world.now, price } as EventObject, portal);
  }

  #confirmFor(line: LineFact, event: EventObject, actor: Actor) {
    const { facts } = event as EventObject & { facts: object };
    const by = (line.context as { madeBy: number }).madeBy;
    this.#insist(this.begin("confirm", line.holder, { type: "REQUEST", facts, by, price: null } as EventObject, actor));
    const confirm = this.world.lines.at(-1);
    if (confirm) this.#insist(this.move(confirm, event, actor));
  }

  /** Follows an offer: makes its hold, or the deal at its price. */
  #followOffer(order: string, line: LineFact, event: EventObject, actor: Actor) {
    const { facts, by, heldUntil } = event as EventObject & { facts: object; by?: number; heldUntil?: number };
    const { price } = line.context as { price: number };
    const isHold = order === "holdForClient";
    const hold = { type: "HOLD", at: this.world.now, facts: { ...facts, restsUntil: null }, expiresAt: heldUntil };
    const begun = isHold ? hold : { type: "REQUEST", facts, by, price };
    this.#insist(this.begin(isHold ? "hold" : "confirm", line.holder, begun as EventObject, actor));
    const last = this.world.lines.at(-1);
    if (!last) return;
    last.enquiry = line.id;
    if (!isHold) this.#insist(this.move(last, { type: "AGREE", price } as EventObject, portal));
  }

  #insist(decision: Decision) {
    if (!decision.ok) throw new Error(`an order was refused: ${decision.event} in ${decision.from}`);
  }

  #note(workflow: WorkflowName, item: LineFact | null, { transition, from, to }: Allowed) {
    this.steps.push({ workflow, item, transition, from, to });
  }
}
