import type { EventObject } from "xstate";
import { partyOf } from "#domain/roles.ts";
import { type Act, approvalOf, blank, factsFor, isForbidden, judged, move, reason, withIds } from "./acts.ts";
import { NaiveHouse } from "./naive-house.ts";
import { reachOf } from "./walkers.ts";
import type { ClientFact, LineFact, World } from "./world.ts";

const clientOf = (world: World, line: LineFact) => world.clients.get(line.holder) as ClientFact;

/** Takes a stone off the market, or back. It is nobody's row, so only the role counts. */
const listing = (name: string, is_listed: boolean): Act => ({
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

/** Takes in the numbers of an external client. A number that waits already is taken in once. */
const importing: Act = {
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
    const event = { type: "IMPORT", by: walker.id, facts: { isKnown: true } } as EventObject;
    return judged(house, house.begin("external", client.id, event, { party: partyOf(walker.role), reach }));
  },
};

/** The administrators' acts on a stone itself and on the requests of external clients. */
export const houseActs: Act[] = [
  listing("delist", false),
  listing("relist", true),

  importing,
  move("external", "approveExternalDiamonds", "approve", {
    event(line, world, walker) {
      const approval = approvalOf(line, world, walker);
      return { ...approval, facts: { ...factsFor(world, clientOf(world, line)), ...approval.facts } };
    },
  }),
  ...[reason, blank].map((why) =>
    move("external", "rejectExternalDiamonds", `reject because of '${why}'`, {
      body: withIds({ reason: why }),
      event: () => ({ type: "REJECT", reason: why }),
    }),
  ),
];
