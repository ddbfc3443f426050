import { codes } from "#domain/codes.ts";
import { type Allowed, decide } from "#machines/kit/decide.ts";
import { type StoneContext, stone as stoneWorkflow } from "#machines/stone.ts";
import { oneTrip } from "../db/one-trip.ts";
import { type LineRow, type LockedStone, lockLines, lockStones, updateStones } from "../db/queries/stone-work.ts";
import type { Context } from "../house/context.ts";
import { followConflicts } from "./follow-conflicts.ts";
import { stoneStates } from "./stone-states.ts";
import { transitionEntry } from "./transition-entry.ts";
import { claimOf, portal } from "./work.ts";

/** The cause that moves the stones: a load, or a delivery that did not come. */
type Cause = { load: number } | { lapse: number };

/** Stones that stand alike: the machine is asked for one of them, and the answer holds for all. */
type Alike = { state: string; context: StoneContext; stones: LockedStone[] };

/**
 * Takes many stones off the market or offers them again, for one cause. Stones that stand alike are one class. The
 * machine is asked once for each class. The log gets one entry for each, with the numbers of its stones. The stones are
 * locked; a stone that refuses is a defect, and nothing is kept.
 */
export async function listMany(
  ctx: Context,
  cause: Cause,
  type: "DELIST" | "RELIST",
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const [stones, lines] = await oneTrip(ctx.db, lockStones(ids), lockLines(ids, []));
  const moved: Pick<LockedStone, "id" | "status" | "is_listed">[] = [];
  for (const { state, context, stones: alike } of classesOf(stones, lines)) {
    const decision = decide(stoneWorkflow, { state, context }, { type }, portal);
    if (!decision.ok) throw new Error(`stone ${alike[0]?.stock_no} refuses ${type} in ${state}`);
    const after = { status: decision.code ?? 0, is_listed: (decision.context as StoneContext).isListed };
    moved.push(...alike.map(({ id }) => ({ id, ...after })));
    ctx.audit.push(entryOf(cause, type, decision, { alike, after }));
  }
  await oneTrip(ctx.db, updateStones(moved, ctx.now));
  if (type === "RELIST") await followConflicts(ctx, claimedBy(lines));
}

const claimedBy = (lines: readonly LineRow[]): number[] => lines.map(({ stone_id }) => stone_id);

function classesOf(stones: readonly LockedStone[], lines: readonly LineRow[]): Iterable<Alike> {
  const claims = new Map(lines.flatMap((line) => (claimOf(line) ? [[line.stone_id, line] as const] : [])));
  const classes = new Map<string, Alike>();
  for (const stone of stones) {
    const line = claims.get(stone.id);
    const claim = line && claimOf(line);
    const free = stone.status === codes.stone.notAvailable ? "notAvailable" : "available";
    const state = claim ? stoneStates[claim] : free;
    const context: StoneContext = { holder: line?.holder_id ?? null, isListed: stone.is_listed };
    const key = `${state} ${context.holder} ${context.isListed}`;
    const alike = classes.get(key) ?? { state, context, stones: [] };
    alike.stones.push(stone);
    classes.set(key, alike);
  }
  return classes.values();
}

type Standing = Pick<LockedStone, "status" | "is_listed">;

function entryOf(
  cause: Cause,
  type: "DELIST" | "RELIST",
  decision: Allowed,
  { alike, after }: { alike: readonly LockedStone[]; after: Standing },
) {
  const [first] = alike;
  const before = first ? { status: first.status, is_listed: first.is_listed } : null;
  const event = { type, ...cause };
  const entry = transitionEntry(stoneWorkflow, { item: 0, event, decision, before, after });
  return { ...entry, item: Object.entries(cause).flat().join(" "), items: alike.map(({ id }) => id) };
}
