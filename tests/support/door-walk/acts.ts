import type { EventObject } from "xstate";
import type { OperationId } from "#api/operation-types.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { partyOf } from "#domain/roles.ts";
import { claimLists, openEnquiryStates, type StoneList } from "#domain/stone-lists.ts";
import { type WorkflowName, workflows } from "#machines/index.ts";
import type { Decision } from "#machines/kit/decide.ts";
import { messageOf } from "#machines/kit/offered.ts";
import { startOf } from "#machines/kit/workflow.ts";
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
  /** How it is aimed, where it begins something. */
  aim?: Aim;
  /** The list whose line it moves; an act that begins something has none. */
  moves?: StoneList;
  operation: OperationId;
  input(cell: Cell): LooseInput;
  expected(cell: Cell): Expected;
};

const operations = new Map(contractOperations.map(({ info }) => [info.id, info]));
export const isForbidden = (walker: Walker, operation: OperationId) =>
  !mayAsk(walker, operations.get(operation)?.permissions ?? []);

export const judged = (house: NaiveHouse, decision: Decision): Expected =>
  decision.ok ? { house } : { refused: messageOf(decision) as ProblemCode, status: decision.status };

export const hour = 3_600_000;
const isClaim = (list: StoneList) => (claimLists as readonly StoneList[]).includes(list);

/** What a machine is told of a stone before a client gets it. */
export function factsFor({ stone, lines }: World, client: ClientFact) {
  const claim = lines.map(claimOf).find((one) => one !== null) ?? null;
  return { stone: stone.status, business: client.business, claim, isOwnClaim: stone.context.holder === client.id };
}

/** What a machine is told of a price. */
export function priceFacts({ cost }: LineFact, quoted: number, { rules }: World) {
  const share = rules.far_off_percent / 100;
  return { cost, lowest: quoted * (1 - share), highest: quoted * (1 + share) };
}

/** How a request is approved, at the price that stands on it. */
export const approvalOf = (line: LineFact, world: World, { id: by }: Walker) => ({
  type: "APPROVE",
  by,
  price: line.agreedPrice,
  priceReason: "",
  facts: {
    ...priceFacts(line, line.ownPrice, world),
    fourEyes: world.rules.four_eyes ?? world.administrators > 1,
  },
});

type Beginning = {
  body?(stockNo: string): object;
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
type Aim = keyof typeof aims;

/** An act by which a line begins, in each way in which it can be aimed. */
export const begin = (list: StoneList, operation: OperationId, name: string, beginning: Beginning): Act[] =>
  Object.entries(aims).map(([aim, { named, stones }]) => ({
    name: `${name} ${aim}`,
    machine: list,
    aim: aim as Aim,
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

      const house = new NaiveHouse(world);
      const event = beginning.event(house.world, client, walker) as EventObject;
      const actor = { party: partyOf(walker.role), reach };
      const known = house.world.lines.find(
        (line) => line.list === list && line.holder === client.id && ["in", ...openEnquiryStates].includes(line.state),
      );
      return judged(
        house,
        known ? house.move(known, event, actor) : house.begin(list, client.id, event, actor, beginning.given),
      );
    },
  }));

type Moving = {
  /** The line is named by the address. */
  isInPath?: true;
  body?(line: LineFact | undefined, id: number): object;
  /** What is asked before the machine. */
  gate?(line: LineFact): ProblemCode | undefined;
  event(line: LineFact, world: World, walker: Walker): object;
};

/** What the gates say before a stone is looked at is the same on every stone. */
export const isToldAtTheGate = ({ aim }: Act, walker: Walker): boolean =>
  aim === "of nothing" || (aim === "for oneself" && !isBuyer(walker));

/** Where a setup has no line of the list, the line of another list is named, or one that is nowhere. */
const idFor = ({ line, world }: Cell) => line?.id ?? world.lines[0]?.id ?? 9_007_199_254_740_991;

/** An act on a line that is there. */
export const move = (list: StoneList, operation: OperationId, name: string, moving: Moving): Act => ({
  name,
  machine: list,
  moves: list,
  operation,
  input: (cell) => ({
    ...(moving.isInPath && { path: { id: idFor(cell) } }),
    body: moving.body?.(cell.line, idFor(cell)) ?? { ids: [idFor(cell)] },
  }),
  expected({ walker, world, line }) {
    if (isForbidden(walker, operation)) return { refused: "forbidden" };
    const holder = line && world.clients.get(line.holder);
    const reach = holder ? reachOf(walker, holder) : [];
    // What was taken out of a list is there no more.
    if (!line || reach.length === 0 || line.state === startOf(workflows[list])) return { refused: "notFound" };
    const refused = moving.gate?.(line);
    if (refused) return { refused };

    const house = new NaiveHouse(world);
    const event = moving.event(house.line(line.id), house.world, walker) as EventObject;
    return judged(house, house.move(house.line(line.id), event, { party: partyOf(walker.role), reach }));
  },
});

/** What good and bad acts say. */
export const reason = "Sold elsewhere";
export const blank = "  ";
export const withIds = (more: object) => (_: unknown, id: number) => ({ ids: [id], ...more });
