import type { EventObject } from "xstate";
import type { OperationId } from "#api/operation-types.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { partyOf } from "#domain/roles.ts";
import { claimLists, type StoneList } from "#domain/stone-lists.ts";
import type { WorkflowName } from "#machines/index.ts";
import type { Decision } from "#machines/kit/decide.ts";
import { messageOf } from "#machines/kit/offered.ts";
import type { LooseInput } from "../api.ts";
import { contractOperations } from "../contract.ts";
import { NaiveHouse } from "./naive-house.ts";
import { isBuyer, mayAsk, reachOf, type Walker } from "./walkers.ts";
import { type ClientFact, claimOf, type LineFact, type World } from "./world.ts";

/** Who tries an act, on which stone, as everything stands. */
export type Cell = { walker: Walker; stockNo: string; world: World; client: ClientFact; line: LineFact | undefined };
/** Refused in these words and with this status; or done, and then the house is as this one. */
export type Expected = { refused: ProblemCode; status?: number } | { house: NaiveHouse };

export type Act = {
  name: string;
  machine: WorkflowName;
  /** The list whose line it moves; an act that begins something has none. */
  moves?: StoneList;
  operation: OperationId;
  input(cell: Cell): LooseInput;
  expected(cell: Cell): Expected;
};

const operations = new Map(contractOperations.map(({ info }) => [info.id, info]));
export const isForbidden = (walker: Walker, operation: OperationId) =>
  !mayAsk(walker, operations.get(operation)?.permissions ?? []);

const judged = (house: NaiveHouse, decision: Decision): Expected =>
  decision.ok ? { house } : { refused: messageOf(decision) as ProblemCode, status: decision.status };

const hour = 3_600_000;
const isClaim = (list: StoneList) => (claimLists as readonly StoneList[]).includes(list);

/** What a machine is told of a stone before a client gets it. */
function factsFor({ stone, lines }: World, client: ClientFact) {
  const claim = lines.map(claimOf).find((one) => one !== null) ?? null;
  return { stone: stone.status, business: client.business, claim, isOwnClaim: stone.context.holder === client.id };
}

type Beginning = {
  body?(stockNo: string): object;
  /** What is asked before the machine. */
  gate?: ProblemCode;
  /** What the line knows before its machine is asked. */
  given?: object;
  event(world: World, client: ClientFact, walker: Walker): object;
};
/** Whom it is for: the client whom the setup is about, whoever asks, or nobody; and which stones. */
const aims = {
  "for the client": { named: true, stones: true },
  "for oneself": { named: false, stones: true },
  "of nothing": { named: true, stones: false },
} as const;

/** An act by which a line begins, in each way in which it can be aimed. */
export const begin = (list: StoneList, operation: OperationId, name: string, beginning: Beginning): Act[] =>
  Object.entries(aims).map(([aim, { named, stones }]) => ({
    name: `${name} ${aim}`,
    machine: list,
    operation,
    input: ({ stockNo, client }) => ({
      body: {
        ...(named && { user_id: client.id }),
        ...((stones && beginning.body?.(stockNo)) ?? { stock_numbers: stones ? [stockNo] : [] }),
      },
    }),
    expected({ walker, world, ...cell }) {
      if (isForbidden(walker, operation)) return { refused: "forbidden" };
      // Spec §5: the gates, before the machine.
      if (!stones) return { refused: "selectDiamond" };
      if (!named && !isBuyer(walker)) return { refused: "selectClient" };
      const client = named ? cell.client : world.clients.get(walker.id);
      const reach = client ? reachOf(walker, client) : [];
      if (!client || reach.length === 0) return { refused: "notFound" };
      if (isClaim(list) && client.business !== 11) return { refused: "kycPending" };
      if (beginning.gate) return { refused: beginning.gate };

      const house = new NaiveHouse(world);
      const event = beginning.event(house.world, client, walker) as EventObject;
      const actor = { party: partyOf(walker.role), reach };
      const known = house.world.lines.find(
        (line) => line.list === list && line.holder === client.id && ["in", "open"].includes(line.state),
      );
      return judged(
        house,
        known ? house.move(known, event, actor) : house.begin(list, client.id, event, actor, beginning.given),
      );
    },
  }));

type Moving = {
  body?(line: LineFact | undefined, id: number): object;
  /** What is asked before the machine. */
  gate?(line: LineFact): ProblemCode | undefined;
  event(line: LineFact, world: World, walker: Walker): object;
};

/** Where a setup has no line of the list, the line of another list is named, or one that is nowhere. */
const idFor = ({ line, world }: Cell) => line?.id ?? world.lines[0]?.id ?? 9_007_199_254_740_991;

/** An act on a line that is there. */
export const move = (list: StoneList, operation: OperationId, name: string, moving: Moving): Act => ({
  name,
  machine: list,
  moves: list,
  operation,
  input: (cell) => ({ body: moving.body?.(cell.line, idFor(cell)) ?? { ids: [idFor(cell)] } }),
  expected({ walker, world, line }) {
    if (isForbidden(walker, operation)) return { refused: "forbidden" };
    const holder = line && world.clients.get(line.holder);
    const reach = holder ? reachOf(walker, holder) : [];
    if (!line || reach.length === 0) return { refused: "notFound" };
    const refused = moving.gate?.(line);
    if (refused) return { refused };

    const house = new NaiveHouse(world);
    const event = moving.event(house.line(line.id), house.world, walker) as EventObject;
    return judged(house, house.move(house.line(line.id), event, { party: partyOf(walker.role), reach }));
  },
});

/** Taking a stone off the market, and back: it is nobody's row, so only the role counts. */
export const listing = (name: string, is_listed: boolean): Act => ({
  name,
  machine: "stone",
  operation: "setStoneListing",
  input: ({ stockNo }) => ({ path: { stock_no: stockNo }, body: { is_listed } }),
  expected({ walker, world }) {
    if (isForbidden(walker, "setStoneListing")) return { refused: "forbidden" };
    const house = new NaiveHouse(world);
    const event = { type: is_listed ? "RELIST" : "DELIST" };
    return judged(house, house.moveStone(event, { party: partyOf(walker.role), reach: ["any"] }));
  },
});

/** Numbers that an external client sent: what waits already is taken once. */
export const importing: Act = {
  name: "import for the client",
  machine: "external",
  operation: "importExternalDiamonds",
  input: ({ stockNo, client }) => ({ body: { stock_numbers: [stockNo], user_id: client.id } }),
  expected({ walker, world, client }) {
    if (isForbidden(walker, "importExternalDiamonds")) return { refused: "forbidden" };
    const reach = reachOf(walker, client);
    if (reach.length === 0) return { refused: "notFound" };
    if (![6, 7].includes(client.role)) return { refused: "notExternal" };
    if (
      world.lines.some(({ list, state, holder }) => list === "external" && state === "pending" && holder === client.id)
    ) {
      return { house: Object.assign(new NaiveHouse(world), { steps: [], world: structuredClone(world) }) };
    }
    const house = new NaiveHouse(world);
    const event = { type: "IMPORT", facts: { isKnown: true } } as EventObject;
    return judged(house, house.begin("external", client.id, event, { party: partyOf(walker.role), reach }));
  },
};

const nth = (world: World, line: LineFact) => world.clients.get(line.holder) as ClientFact;
const reason = "Sold elsewhere";
const blank = "  ";
const text = "Is the table clean?";
const windowEnd = ({ now, rules }: World) => now + rules.reversal_hours * hour;
const withIds = (more: object) => (_: unknown, id: number) => ({ ids: [id], ...more });
const changed =
  (more: object, staleBy = 0) =>
  (line: LineFact | undefined, id: number) => ({
    lines: [{ id, version: (line?.version ?? 1) + staleBy, ...more }],
  });
const stale = (): ProblemCode => "staleVersion";
const soldAt = (price_per_ct: number) => (_: unknown, id: number) => ({ lines: [{ id, price_per_ct }] });

const added =
  (given: string | null) =>
  ({ stone }: World) => ({ type: "ADD", facts: { stone: stone.status }, text: given });

/** Every act on a stone that there is a call for, good ones and each kind of bad ones. */
export const acts: Act[] = [
  listing("delist", false),
  listing("relist", true),

  ...begin("hold", "createHolds", "hold", {
    event: (world, client) => ({
      type: "HOLD",
      facts: { ...factsFor(world, client), liveHolds: client.liveHolds, mostHolds: world.rules.most_holds },
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
    event: (world, client, { id }) => ({ type: "REQUEST", facts: factsFor(world, client), by: id }),
  }),
  ...begin("confirm", "confirmStones", "request at a price", {
    body: (stock_no) => ({ lines: [{ stock_no, price_per_ct: 7750, remark: "For a ring" }] }),
    given: { price: 7750, remark: "For a ring" },
    event: (world, client, { id }) => ({ type: "REQUEST", facts: factsFor(world, client), by: id }),
  }),
  ...begin("confirm", "confirmStones", "request at 0", {
    body: (stock_no) => ({ lines: [{ stock_no, price_per_ct: 0 }] }),
    gate: "pricePositive",
    event: (world, client, { id }) => ({ type: "REQUEST", facts: factsFor(world, client), by: id }),
  }),
  move("confirm", "updateConfirmStones", "change the price", {
    body: changed({ price_per_ct: 7750 }),
    event: () => ({ type: "UPDATE", price: 7750, remark: null }),
  }),
  move("confirm", "updateConfirmStones", "change the remark", {
    body: changed({ remark: "For a ring" }),
    event: () => ({ type: "UPDATE", price: null, remark: "For a ring" }),
  }),
  move("confirm", "updateConfirmStones", "change the price to nothing", {
    body: changed({ price_per_ct: 0 }),
    event: () => ({ type: "UPDATE", price: 0, remark: null }),
  }),
  move("confirm", "updateConfirmStones", "change the remark to a blank", {
    body: changed({ remark: blank }),
    event: () => ({ type: "UPDATE", price: null, remark: blank }),
  }),
  move("confirm", "updateConfirmStones", "change what is stale", {
    body: changed({ price_per_ct: 7750 }, 1),
    gate: stale,
    event: () => ({ type: "UPDATE", price: 7750, remark: null }),
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
    event: (_, { rules, administrators }, { id }) => ({
      type: "APPROVE",
      by: id,
      facts: { fourEyes: rules.four_eyes ?? administrators > 1 },
    }),
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

  ...begin("memo", "issueMemo", "issue", {
    event: (world, client) => ({ type: "ISSUE", facts: factsFor(world, client) }),
  }),
  move("memo", "receiveMemo", "receive", {
    event: (_, world) => ({ type: "RECEIVE", reversibleUntil: windowEnd(world) }),
  }),
  move("memo", "sellMemo", "sell as agreed", {
    event: ({ agreedPrice }, world) => ({ type: "SELL", price: agreedPrice, reversibleUntil: windowEnd(world) }),
  }),
  move("memo", "sellMemo", "sell at a price", {
    body: soldAt(7700),
    event: (_, world) => ({ type: "SELL", price: 7700, reversibleUntil: windowEnd(world) }),
  }),
  ...[0, -1].map((price) =>
    move("memo", "sellMemo", `sell at ${price}`, {
      body: soldAt(price),
      event: (_, world) => ({ type: "SELL", price, reversibleUntil: windowEnd(world) }),
    }),
  ),
  ...[reason, blank, ""].map((why) =>
    move("memo", "reverseMemo", `reverse because of '${why}'`, {
      body: withIds({ reason: why }),
      event: (_, { now: at, stone }) => ({ type: "REVERSE", at, reason: why, facts: { stone: stone.status } }),
    }),
  ),

  ...[text, blank].flatMap((words) =>
    begin("enquiry", "openEnquiries", `ask '${words}'`, {
      body: (stockNo) => ({ stock_numbers: [stockNo], text: words }),
      event: ({ stone }) => ({ type: "OPEN", text: words, facts: { stone: stone.status } }),
    }),
  ),
  move("enquiry", "closeEnquiries", "close", { event: () => ({ type: "CLOSE" }) }),

  importing,
  move("external", "approveExternalDiamonds", "approve", {
    event: (line, world, { id }) => ({ type: "APPROVE", facts: factsFor(world, nth(world, line)), by: id }),
  }),
  ...[reason, blank].map((why) =>
    move("external", "rejectExternalDiamonds", `reject because of '${why}'`, {
      body: withIds({ reason: why }),
      event: () => ({ type: "REJECT", reason: why }),
    }),
  ),

  ...begin("cart", "addToCart", "put in", { event: added(null) }),
  move("cart", "removeFromCart", "take out", { event: () => ({ type: "REMOVE" }) }),
  ...begin("watchlist", "addToWatchlist", "watch", { event: added(null) }),
  move("watchlist", "removeFromWatchlist", "unwatch", { event: () => ({ type: "REMOVE" }) }),
  ...[text, blank].flatMap((words) =>
    begin("notes", "addNotes", `write '${words}'`, {
      body: (stockNo) => ({ stock_numbers: [stockNo], text: words }),
      event: added(words),
    }),
  ),
  move("notes", "removeNotes", "tear up", { event: () => ({ type: "REMOVE" }) }),
];
