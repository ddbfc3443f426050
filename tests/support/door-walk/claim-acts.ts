import type { ProblemCode } from "#domain/problems.ts";
import { type Act, approvalOf, begin, blank, factsFor, hour, move, priceFacts, reason, withIds } from "./acts.ts";
import type { ClientFact, LineFact, World } from "./world.ts";

const changed =
  (more: object, staleBy = 0) =>
  (line: LineFact | undefined, id: number) => ({
    lines: [{ id, version: (line?.version ?? 1) + staleBy, ...more }],
  });
const updated =
  (patch: { price: number | null; remark: string | null }, priceReason = "") =>
  (line: LineFact, world: World) => ({
    type: "UPDATE",
    ...patch,
    priceReason,
    facts: priceFacts(line, line.ownPrice, world),
  });
const stale = (): ProblemCode => "staleVersion";

/**
 * The end of the stone's rest: the time until which it is left to others, after the last hold that the client made for
 * themselves and let end.
 */
function restsUntil({ lines, rules }: World, { id }: ClientFact): number | null {
  const ends = lines.flatMap(({ list, holder, enquiry, context, movedAt }) => {
    const { endedBy, expiresAt } = context as { endedBy?: string | null; expiresAt?: number };
    if (list !== "hold" || holder !== id || enquiry !== null || expiresAt === undefined) return [];
    if (endedBy === "released") return [Math.min(movedAt, expiresAt)];
    return endedBy === "expired" ? [expiresAt] : [];
  });
  return ends.length === 0 ? null : Math.max(...ends) + rules.hold_rest_hours * hour;
}

/** The acts on holds and confirm requests: good ones, and each kind of bad ones. */
export const claimActs: Act[] = [
  ...begin("hold", "createHolds", "hold", {
    event: (world, client) => ({
      type: "HOLD",
      at: world.now,
      facts: {
        ...factsFor(world, client),
        liveHolds: client.liveHolds,
        mostHolds: world.rules.most_holds,
        restsUntil: restsUntil(world, client),
      },
      expiresAt: world.now + world.rules.hold_hours * hour,
    }),
  }),
  move("hold", "releaseHolds", "release", { event: () => ({ type: "RELEASE" }) }),
  move("hold", "extendHolds", "extend", {
    event: ({ context }, { now, rules }) => ({
      type: "EXTEND",
      expiresAt: Math.max(now, (context as { expiresAt: number }).expiresAt) + rules.hold_hours * hour,
      mostExtensions: rules.most_extensions,
    }),
  }),

  ...begin("confirm", "confirmStones", "request", {
    event: (world, client, { id }) => ({ type: "REQUEST", facts: factsFor(world, client), by: id, price: null }),
  }),
  ...begin("confirm", "confirmStones", "request at a price", {
    body: (stock_no) => ({ lines: [{ stock_no, price_per_ct: 7750, remark: "For a ring" }] }),
    given: { remark: "For a ring" },
    event: (world, client, { id }) => ({ type: "REQUEST", facts: factsFor(world, client), by: id, price: 7750 }),
  }),
  ...begin("confirm", "confirmStones", "request at 0", {
    body: (stock_no) => ({ lines: [{ stock_no, price_per_ct: 0 }] }),
    event: (world, client, { id }) => ({ type: "REQUEST", facts: factsFor(world, client), by: id, price: 0 }),
  }),
  move("confirm", "updateConfirmStones", "change the price", {
    body: changed({ price_per_ct: 7750 }),
    event: updated({ price: 7750, remark: null }),
  }),
  move("confirm", "updateConfirmStones", "change the price with a reason", {
    body: changed({ price_per_ct: 7750, reason }),
    event: updated({ price: 7750, remark: null }, reason),
  }),
  move("confirm", "updateConfirmStones", "change the remark", {
    body: changed({ remark: "For a ring" }),
    event: updated({ price: null, remark: "For a ring" }),
  }),
  move("confirm", "updateConfirmStones", "change the price to nothing", {
    body: changed({ price_per_ct: 0 }),
    event: updated({ price: 0, remark: null }),
  }),
  move("confirm", "updateConfirmStones", "change the remark to a blank", {
    body: changed({ remark: blank }),
    event: updated({ price: null, remark: blank }),
  }),
  move("confirm", "updateConfirmStones", "change what is stale", {
    body: changed({ price_per_ct: 7750 }, 1),
    gate: stale,
    event: updated({ price: 7750, remark: null }),
  }),
  move("confirm", "updateConfirmStones", "cancel", {
    body: changed({ status: 4 }),
    event: () => ({ type: "CANCEL", reason: null }),
  }),
  move("confirm", "updateConfirmStones", "cancel what is stale", {
    body: changed({ status: 4 }, 1),
    gate: stale,
    event: () => ({ type: "CANCEL", reason: null }),
  }),
  move("confirm", "approveStones", "approve", {
    event: approvalOf,
  }),
  move("confirm", "rejectStones", "reject", {
    body: withIds({ reason }),
    event: () => ({ type: "REJECT", reason }),
  }),
  move("confirm", "rejectStones", "reject without a reason", { event: () => ({ type: "REJECT", reason: "" }) }),
  move("confirm", "rejectStones", "reject with a blank reason", {
    body: withIds({ reason: blank }),
    event: () => ({ type: "REJECT", reason: blank }),
  }),
];
