import fc from "fast-check";
import type { OperationId } from "#api/operation-types.ts";
import type { LooseInput } from "./api.ts";
import type { Seen } from "./line-world.ts";

export const actNames = ["admin", "admin2", "associate", "associate2", "customer", "customer2", "api", "qc"] as const;
export const clientNames = ["customer", "customer2", "api"] as const;

type Who = (typeof actNames)[number];
type World = { seen: Seen; stones: readonly string[]; clients: readonly number[] };
/** A random act. Its line is chosen only at the act, when the lines are known. */
export type Act =
  | { who: Who; call: OperationId | ((world: World) => OperationId); input(world: World): LooseInput }
  | { who: null; hours: number };

/** Administrators are frequent, because they have the most rights. */
const who = fc.constantFrom<Who>(...actNames, "admin", "admin", "admin", "admin2", "admin2");
const some = fc.subarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 3 });

const beginnings = ["createHolds", "confirmStones", "issueMemo", "addToCart", "openEnquiries"] as const;
const beginning: fc.Arbitrary<Act> = fc
  .record({ who, call: fc.constantFrom(...beginnings), stones: some, client: fc.nat({ max: 2 }) })
  .map(({ who, call, stones, client }) => ({
    who,
    call,
    input: (world) => ({
      body: {
        stock_numbers: stones.map((at) => world.stones[at]),
        ...(clientNames.includes(who as "api") ? {} : { user_id: world.clients[client] }),
        ...(call === "openEnquiries" && { text: "Still there?" }),
      },
    }),
  }));

const takingIn: fc.Arbitrary<Act> = fc.record({ stones: some }).map(({ stones }) => ({
  who: "admin",
  call: "importExternalDiamonds",
  input: (world) => ({ body: { stock_numbers: stones.map((at) => world.stones[at]), user_id: world.clients[2] } }),
}));

/** The moves for each state of a line. */
const moves: Record<string, readonly OperationId[]> = {
  "hold held": ["releaseHolds", "extendHolds"],
  "confirm pending": ["approveStones", "approveStones", "rejectStones", "updateConfirmStones"],
  "confirm approved.awaitingMemo": ["updateConfirmStones"],
  "memo issued": ["receiveMemo", "sellMemo"],
  "memo received": ["reverseMemo"],
  "memo sold": ["reverseMemo"],
  "cart in": ["removeFromCart"],
  "enquiry open": ["closeEnquiries"],
  "external pending": ["approveExternalDiamonds", "approveExternalDiamonds", "rejectExternalDiamonds"],
};
const allMoves = [...new Set(Object.values(moves).flat())];
const withReason: readonly OperationId[] = ["rejectStones", "reverseMemo", "rejectExternalDiamonds"];

/** A move of a random line. Now and then it does not fit the line. */
const moving: fc.Arbitrary<Act> = fc
  .record({ who, line: fc.nat(), move: fc.nat(), stray: fc.nat({ max: 9 }), both: fc.boolean() })
  .map(({ who, line, move, stray, both }) => {
    const chosen = ({ seen }: World) => {
      const open = seen.lines.filter(({ list, state }) => moves[`${list} ${state}`]);
      const one = open[line % open.length];
      const fitting = one && stray > 0 ? moves[`${one.list} ${one.state}`] : allMoves;
      const alike = open.filter(({ list, state }) => one?.list === list && one.state === state);
      const lines = both ? alike.slice(0, 2) : one ? [one] : [];
      return { lines, call: fitting?.[move % fitting.length] ?? "releaseHolds" };
    };
    return {
      who,
      call: (world) => chosen(world).call,
      input: (world) => {
        const { lines, call } = chosen(world);
        if (call === "updateConfirmStones") {
          return { body: { lines: lines.map(({ id, version }) => ({ id, version, status: 4 })) } };
        }
        const reason = withReason.includes(call) && { reason: "So it is" };
        return { body: { ids: lines.map(({ id }) => id), ...reason } };
      },
    };
  });

const listing: fc.Arbitrary<Act> = fc
  .record({ at: fc.nat({ max: 4 }), is_listed: fc.boolean() })
  .map(({ at, is_listed }) => ({
    who: "admin",
    call: "setStoneListing",
    input: ({ stones }) => ({ path: { stock_no: stones[at] ?? "" }, body: { is_listed } }),
  }));

const waiting: fc.Arbitrary<Act> = fc.constantFrom(1, 25, 49).map((hours) => ({ who: null, hours }));

/** Any act with five stones, by anybody. */
export const arbitraryAct: fc.Arbitrary<Act> = fc.oneof(
  { arbitrary: beginning, weight: 8 },
  { arbitrary: moving, weight: 12 },
  { arbitrary: takingIn, weight: 1 },
  { arbitrary: listing, weight: 2 },
  { arbitrary: waiting, weight: 1 },
);
