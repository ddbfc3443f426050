import type { EventObject } from "xstate";
import { codes } from "#domain/codes.ts";
import { type Actor, type Decision, decide } from "#machines/kit/decide.ts";
import { type StoneContext, stone as stoneWorkflow } from "#machines/stone.ts";
import { oneTrip } from "../db/one-trip.ts";
import { type LineRow, type LockedStone, lockLines, lockStones, type NewLine } from "../db/queries/stone-work.ts";
import type { Context, Reading } from "../house/context.ts";
import { runEffect } from "./effects.ts";
import { columnsOf, contextOf, workflowOf } from "./line-context.ts";
import type { PaperDraft } from "./paper-drafts.ts";
import { stoneStates } from "./stone-states.ts";
import { claimOf, portal, type Said, type Step, type Work, type WorkLine, type WorkStone } from "./work.ts";

/**
 * Locked stones and lines, and all changes of an act to them. The machines decide one by one. The changes are gathered
 * here and written at once at the end, so that a hundred stones cost little more than one.
 */
export class StoneWork implements Work {
  readonly ctx: Reading;
  readonly stones: ReadonlyMap<number, WorkStone>;
  readonly lines = new Map<number, WorkLine>();
  readonly fresh: WorkLine[] = [];
  readonly papers = new Map<string, PaperDraft>();
  readonly steps: Step[] = [];
  readonly sales: WorkLine[] = [];
  readonly credits: WorkLine[] = [];
  readonly messages: Said[] = [];

  constructor(ctx: Reading, stones: readonly LockedStone[], lines: readonly LineRow[]) {
    this.ctx = ctx;
    this.stones = new Map(
      stones.map((stone) => {
        const state = stone.status === codes.stone.notAvailable ? "notAvailable" : "available";
        return [stone.id, { ...stone, before: stone, claim: undefined, state, holder: null }];
      }),
    );
    for (const row of lines) this.know(row);
    for (const line of [...this.lines.values()]) this.#expireIfDue(line);
  }

  /** Locks some stones with their claims, and some lines. */
  static async of(ctx: Context, stoneIds: readonly number[], lineIds: readonly number[] = []): Promise<StoneWork> {
    const [stones, lines] = await oneTrip(ctx.db, lockStones(stoneIds), lockLines(stoneIds, lineIds));
    return new StoneWork(ctx, stones, lines);
  }

  know(row: LineRow): WorkLine {
    const line: WorkLine = { row, before: row, isMoved: false };
    this.lines.set(row.id, line);
    const stone = this.stones.get(row.stone_id);
    const claim = claimOf(row);
    if (stone && claim) Object.assign(stone, { claim: line, state: stoneStates[claim], holder: row.holder_id });
    return line;
  }

  stone(id: number): WorkStone {
    const stone = this.stones.get(id);
    if (!stone) throw new Error(`stone ${id} is not under the lock`);
    return stone;
  }

  /** Moves a line by its machine and carries out the effects. A refused event changes nothing. */
  move(line: WorkLine, event: EventObject, actor: Actor): Decision {
    const { list, state } = line.row;
    const decision = decide(workflowOf(list), { state, context: contextOf(line.row) }, event, actor);
    if (!decision.ok) return decision;
    const before = line.row;
    const status = decision.code ?? before.status;
    line.row = { ...before, ...columnsOf(list, decision.context), state: decision.to, status };
    line.isMoved = true;
    const isNew = !line.before && !this.fresh.includes(line);
    const step: Step = { line, event, decision, before: isNew ? null : before, after: line.row };
    this.steps.push(step);
    if (isNew) this.fresh.push(line);
    for (const effect of decision.effects) runEffect(this, { line, event, actor }, effect);
    step.after = line.row;
    const stone = this.stone(before.stone_id);
    if (claimOf(line.row)) stone.claim = line;
    else if (stone.claim === line) stone.claim = undefined;
    return decision;
  }

  /** Begins a new line. It exists only if its machine allows the event. */
  begin(row: NewLine, event: EventObject, actor: Actor): { line: WorkLine; decision: Decision } {
    const line: WorkLine = { row: { ...row, id: 0, version: 1 }, before: null, isMoved: false };
    return { line, decision: this.move(line, event, actor) };
  }

  /** Moves a stone. A refused event is a defect: it throws, and nothing of the act is kept. */
  tellStone(id: number, event: EventObject): void {
    const stone = this.stone(id);
    const decision = this.moveStone(stone, event, portal);
    if (!decision.ok) throw new Error(`stone ${stone.stock_no} refuses ${event.type} in ${decision.from}`);
  }

  /** Moves a stone by its machine. A refused event changes nothing. */
  moveStone(stone: WorkStone, event: EventObject, actor: Actor): Decision {
    const before = { status: stone.status, is_listed: stone.is_listed };
    const context: StoneContext = { holder: stone.holder, isListed: stone.is_listed };
    const decision = decide(stoneWorkflow, { state: stone.state, context }, event, actor);
    if (!decision.ok) return decision;
    const { holder, isListed } = decision.context as StoneContext;
    Object.assign(stone, { status: decision.code, is_listed: isListed, state: decision.to, holder });
    this.steps.push({ stone, event, decision, before, after: { status: stone.status, is_listed: isListed } });
    return decision;
  }

  /** Ends an expired hold, which is no claim any more, swept or not. */
  #expireIfDue(line: WorkLine): void {
    const { list, state, expires_at } = line.row;
    const at = this.ctx.now.getTime();
    if (list === "hold" && state === "held" && expires_at && expires_at.getTime() <= at) {
      this.move(line, { type: "EXPIRE", at } as EventObject, portal);
    }
  }
}
