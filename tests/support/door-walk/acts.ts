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
import { isBuyer, mayAsk, type RightsOf, reachOf, type Walker } from "./walkers.ts";
import { type ClientFact, claimOf, type LineFact, type World } from "./world.ts";

/** The walker of an act, its stone, and the world before it. */
export type Cell = {
  walker: Walker;
  rights: RightsOf;
  stockNo: string;
  world: World;
  client: ClientFact;
  line: LineFact | undefined;
};
/** The expected refusal with its code and status, or the expected house after the act. */
export type Expected = { refused: ProblemCode; status?: number } | { house: NaiveHouse };

export type Act = {
  name: string;
  machine: WorkflowName;
  /** The aim of an act that begins a line. */
  aim?: Aim;
  /** The list whose line it moves; undefined for an act that begins one. */
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

/** The facts of a stone for a machine, before a client gets it. */
export function factsFor({ stone, lines }: World, client: ClientFact) {
  const claim = lines.map(claimOf).find((one) => one !== null) ?? null;
  return { stone: stone.status, business: client.business, claim, isOwnClaim: stone.context.holder === client.id };
}

/** The facts of a price for a machine. */
export function priceFacts({ cost }: LineFact, quoted: number, { rules }: World) {
  const share = rules.far_off_percent / 100;
  return { cost, lowest: quoted * (1 - share), highest: quoted * (1 + share) };
}

/** The approval of a request at its present price. */
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
  /** The line's own facts before its machine is asked. */
  given?: object;
  event(world: World, client: ClientFact, walker: Walker): object;
};
/** The aims: the client of the setup, the walker themselves, or nobody; and with stones or without. */
const aims = {
  "for the client": { named: true, stones: true },
  "for oneself": { named: false, stones: true },
  "of nothing": { named: true, stones: false },
} as const;
type Aim = keyof typeof aims;

/** An act that begins a line, once for each aim. */
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
      // Spec §5: the gates come before the machine.
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
  /** True if the address names the line. */
  isInPath?: true;
  body?(line: LineFact | undefined, id: number): object;
  /** The check before the machine. */
  gate?(line: LineFact): ProblemCode | undefined;
  event(line: LineFact, world: World, walker: Walker): object;
};

/** True for a refusal at the gates, before a stone is looked at. It is the same on every stone. */
export const isToldAtTheGate = ({ aim }: Act, walker: Walker): boolean =>
  aim === "of nothing" || (aim === "for oneself" && !isBuyer(walker));

/** The line's id. Without a line of the list it is that of another list's line, or of no line. */
const idFor = ({ line, world }: Cell) => line?.id ?? world.lines[0]?.id ?? 9_007_199_254_740_991;

/** An act on an existing line. */
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
    // A line that was taken out of a list does not exist there any more.
    if (!line || reach.length === 0 || line.state === startOf(workflows[list])) return { refused: "notFound" };
    const refused = moving.gate?.(line);
    if (refused) return { refused };

    const house = new NaiveHouse(world);
    const event = moving.event(house.line(line.id), house.world, walker) as EventObject;
    return judged(house, house.move(house.line(line.id), event, { party: partyOf(walker.role), reach }));
  },
});

/** The texts of good and bad acts. */
export const reason = "Sold elsewhere";
export const blank = "  ";
export const withIds = (more: object) => (_: unknown, id: number) => ({ ids: [id], ...more });
