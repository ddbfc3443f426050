import type { OperationId } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import type { LooseInput } from "./api.ts";
import type { TestApp } from "./app.ts";
import { KycDesk } from "./kyc-desk.ts";
import { aBusiness } from "./kyc-rows.ts";
import { freeStones, onMemo, requestedBy } from "./line-stones.ts";
import { answer, ask, aTalk, bid, offer } from "./talks.ts";

/** A thing as two people have read it. */
export type Seen = { id: number; version: number; input: (act: SessionAct) => LooseInput };

/** An act of one of them on it. */
export interface SessionAct {
  operation: OperationId;
  /** The person of both sessions: one of the house by default, the client for acts that only the client may do. */
  by?: DemoName;
  more?: object;
}

/** A state of a thing, the way to it, and all acts of people from there. */
export interface Meeting {
  machine: string;
  state: string;
  make: (portal: TestApp) => Promise<Seen>;
  acts: readonly SessionAct[];
}

type Line = { id: number; version: number; stone: { stock_no: string } };

/** The acts that name the line in their address, and the version in their body. */
const inPath = [
  "answerEnquiry",
  "makeOffer",
  "acceptOffer",
  "declineOffer",
  "askInEnquiry",
  "makeBid",
  "acceptBid",
  "declineBid",
];
const withVersionEach = ["updateConfirmStones", "sellMemo"];

const ofLine = ({ id, version }: { id: number; version: number }): Seen => ({
  id,
  version,
  input({ operation, more = {} }) {
    if (operation === "askInEnquiry") return { path: { id }, body: more };
    if (inPath.includes(operation)) return { path: { id }, body: { version, ...more } };
    if (withVersionEach.includes(operation)) {
      const { reason, ...each } = more as { reason?: string };
      return { body: { lines: [{ id, version, ...each }], ...(reason && { reason }) } };
    }
    return { body: { lines: [{ id, version }], ...more } };
  },
});

async function first(portal: TestApp, make: (stones: string[]) => Promise<Line[]>): Promise<Line> {
  const [line] = await make(await freeStones(portal, 1));
  if (!line) throw new Error("nothing was begun");
  return line;
}
async function moved(portal: TestApp, operation: OperationId, body: object): Promise<Seen> {
  const answered = await portal.as("admin").send(operation, { body });
  const [line] = (answered.data as { data: Line[] }).data;
  if (!line) throw new Error(answered.text);
  return ofLine(line);
}
const request = (portal: TestApp) => first(portal, (stones) => requestedBy(portal, "customer", stones));
const memo = (portal: TestApp) => first(portal, (stones) => onMemo(portal, "customer", stones));

/** A stone that is on the market, or was taken off it, and whether a client holds it meanwhile. */
async function stoneOf(portal: TestApp, isListed: boolean, isHeld: boolean): Promise<Seen> {
  const stock_numbers = await freeStones(portal, 1);
  const path = { stock_no: stock_numbers[0] ?? "" };
  if (isHeld) await portal.as("customer").call("createHolds", { body: { stock_numbers } });
  if (!isListed) await portal.as("admin").call("setStoneListing", { path, body: { is_listed: false } });
  return { id: 0, version: 0, input: ({ more = {} }) => ({ path, body: more }) };
}

const reason = "Sold elsewhere";
const text = "It is clean.";
const terms = { price_per_ct: 990_000, stands_hours: 24, reason };
const talking: readonly SessionAct[] = [
  { operation: "answerEnquiry", more: { text } },
  { operation: "makeOffer", more: { ...terms, is_held: false } },
  { operation: "makeOffer", more: { ...terms, is_held: true } },
  { operation: "askInEnquiry", by: "customer", more: { text } },
  { operation: "closeEnquiries", more: { reason } },
];
const talk = async (portal: TestApp, ...said: ((id: number) => Promise<unknown>)[]) => {
  const { id } = await aTalk(portal);
  for (const say of said) await say(id);
  const { data } = await portal.as("admin").call("getEnquiry", { path: { id } });
  return ofLine(data.line);
};

const external = (portal: TestApp) =>
  first(portal, async (stock_numbers) => {
    const { rows } = await portal.pool.query("SELECT id FROM account WHERE user_name = 'api'");
    const body = { stock_numbers, user_id: rows[0].id };
    return (await portal.as("admin").call("importExternalDiamonds", { body })).data.data;
  });

/** Every state of a thing that several people act on. */
export const meetings: readonly Meeting[] = [
  {
    machine: "hold",
    state: "held",
    make: async (portal) => {
      const stock_numbers = await freeStones(portal, 1);
      const { data } = await portal.as("customer").call("createHolds", { body: { stock_numbers } });
      return ofLine(data.data[0] as Line);
    },
    acts: [{ operation: "releaseHolds" }, { operation: "extendHolds" }, { operation: "releaseHolds", by: "customer" }],
  },
  {
    machine: "confirm",
    state: "pending",
    make: async (portal) => ofLine(await request(portal)),
    acts: [
      { operation: "approveStones" },
      { operation: "rejectStones", more: { reason } },
      { operation: "updateConfirmStones", more: { remark: "For a ring" } },
      { operation: "updateConfirmStones", by: "customer", more: { status: 4 } },
    ],
  },
  {
    machine: "confirm",
    state: "approved.awaitingMemo",
    make: async (portal) => moved(portal, "approveStones", { ids: [(await request(portal)).id] }),
    acts: [{ operation: "updateConfirmStones", more: { status: 4 } }],
  },
  {
    machine: "memo",
    state: "issued",
    make: async (portal) => ofLine(await memo(portal)),
    acts: [{ operation: "receiveMemo" }, { operation: "sellMemo", more: { price_per_ct: 990_000, reason } }],
  },
  ...(["receiveMemo", "sellMemo"] as const).map((operation) => ({
    machine: "memo",
    state: operation === "receiveMemo" ? "received" : "sold",
    make: async (portal: TestApp) => moved(portal, operation, { ids: [(await memo(portal)).id] }),
    acts: [{ operation: "reverseMemo", more: { reason } } as const],
  })),
  {
    machine: "enquiry",
    state: "open",
    make: (portal) => talk(portal),
    acts: talking,
  },
  {
    machine: "enquiry",
    state: "answered",
    make: (portal) => talk(portal, (id) => answer(portal.as("admin"), id)),
    acts: talking,
  },
  ...([false, true] as const).map((isAsked) => ({
    machine: "enquiry",
    state: isAsked ? "offered.asked" : "offered.made",
    make: (portal: TestApp) =>
      talk(
        portal,
        (id) => offer(portal.as("admin"), id),
        ...(isAsked ? [(id: number) => ask(portal.as("customer"), id)] : []),
      ),
    acts: [
      ...talking,
      { operation: "acceptOffer", by: "customer" },
      { operation: "declineOffer", by: "customer", more: { text: "Too dear" } },
    ] as const,
  })),
  {
    machine: "enquiry",
    state: "bid.made",
    make: (portal) => talk(portal, (id) => bid(portal.as("customer"), id)),
    acts: [
      ...talking,
      { operation: "acceptBid", more: { reason } },
      { operation: "declineBid", more: { text: "Too low" } },
      { operation: "makeBid", by: "customer", more: { price_per_ct: 6000, stands_hours: 24 } },
    ],
  },
  {
    machine: "external",
    state: "pending",
    make: async (portal) => ofLine(await external(portal)),
    // The person who took the numbers in does not approve them.
    acts: [
      { operation: "approveExternalDiamonds", by: "admin2" },
      { operation: "rejectExternalDiamonds", more: { reason } },
    ],
  },
  ...[true, false].flatMap((isListed) =>
    [true, false].map((isHeld) => ({
      machine: "stone",
      state: isHeld ? "claimed.hold" : isListed ? "available" : "notAvailable",
      make: (portal: TestApp) => stoneOf(portal, isListed, isHeld),
      acts: [{ operation: "setStoneListing", more: { is_listed: !isListed } } as const],
    })),
  ),
  ...([1, 2] as const).map((state) => ({
    machine: "task",
    state: state === 1 ? "open" : "done",
    make: async (portal: TestApp): Promise<Seen> => {
      const { data } = await portal.as("admin").call("createTask", { body: { title: "Ring the cutter" } });
      const path = { id: data.id };
      const done = () => portal.as("admin").call("setTaskStatus", { path, body: { status: 2, version: data.version } });
      const { id, version } = state === 1 ? data : (await done()).data;
      return { id, version, input: () => ({ path, body: { status: state === 1 ? 2 : 1, version } }) };
    },
    acts: [{ operation: "setTaskStatus" } as const],
  })),
  ...([1, 2] as const).map((status) => ({
    machine: "business",
    state: status === 1 ? "kycPending" : "registered",
    make: async (portal: TestApp): Promise<Seen> => {
      const desk = new KycDesk(portal);
      const business =
        status === 1 ? (await desk.approved("newcomer")).business_id : await aBusiness(portal, "newcomer", 11);
      const { business_id: id, version } = await desk.read("admin", business);
      return { id, version, input: () => ({ path: { id }, body: { status, version } }) };
    },
    acts: [{ operation: "setBusinessStatus" } as const],
  })),
];
