import type { ProblemCode } from "#domain/problems.ts";
import { type Act, blank, factsFor, hour, move, priceFacts, reason, withIds } from "./acts.ts";
import { isBuyer, type Walker } from "./walkers.ts";
import type { LineFact, World } from "./world.ts";

const text = "And is there a video?";
const standsHours = 24;

/** The version that was read, and the words. */
const seen =
  (more: object = {}, staleBy = 0) =>
  (line: LineFact | undefined) => ({ version: (line?.version ?? 1) + staleBy, ...more });
const stale = (): ProblemCode => "staleVersion";
const clientOf = ({ clients }: World, { holder }: LineFact) => {
  const client = clients.get(holder);
  if (!client) throw new Error(`nobody is ${holder}`);
  return client;
};

const saying = (type: "ASK" | "ANSWER", words: string) => ({
  isInPath: true as const,
  body: type === "ASK" ? () => ({ text: words }) : seen({ text: words }),
  event: (_: LineFact, { now, messages }: World) => ({ type, text: words, at: now, facts: { messages } }),
});

type Terms = { price?: number; why?: string };
/** An offer at the client's own price, unless another is named. */
const offering = (is_held: boolean, { price, why = "" }: Terms = {}) => ({
  isInPath: true as const,
  body: (line: LineFact | undefined) => ({
    version: line?.version ?? 1,
    price_per_ct: price ?? line?.ownPrice ?? 1,
    stands_hours: standsHours,
    is_held,
    ...(why && { reason: why }),
  }),
  event(line: LineFact, world: World) {
    const { now, rules, messages, stone } = world;
    const client = clientOf(world, line);
    const offered = {
      at: now,
      price: price ?? line.ownPrice,
      priceReason: why,
      text: null,
      standsUntil: now + standsHours * hour,
    };
    const facts = { ...priceFacts(line, line.ownPrice, world), messages };
    if (!is_held) return { type: "OFFER", ...offered, facts: { stone: stone.status, ...facts } };
    const room = { liveHolds: client.liveHolds, mostHolds: rules.most_holds };
    const heldUntil = now + Math.min(rules.hold_hours, standsHours) * hour;
    return { type: "OFFER_HELD", ...offered, heldUntil, facts: { ...factsFor(world, client), ...room, ...facts } };
  },
});

const accepting = {
  isInPath: true as const,
  body: seen(),
  event: (line: LineFact, world: World, { id: by }: Walker) => ({
    type: "ACCEPT",
    at: world.now,
    by,
    facts: factsFor(world, clientOf(world, line)),
  }),
};

/** A bid of the client at their own price, unless another is named. */
const bidding = (price?: number) => ({
  isInPath: true as const,
  body: (line: LineFact | undefined) => ({
    version: line?.version ?? 1,
    price_per_ct: price ?? line?.ownPrice ?? 1,
    stands_hours: standsHours,
  }),
  event: (line: LineFact, world: World) => ({
    type: "BID",
    at: world.now,
    price: price ?? line.ownPrice,
    text: null,
    standsUntil: world.now + standsHours * hour,
    facts: {
      stone: world.stone.status,
      business: clientOf(world, line).business,
      messages: world.messages,
    },
  }),
});

const acceptingBid = (why = "") => ({
  isInPath: true as const,
  body: seen(why ? { reason: why } : {}),
  event: (line: LineFact, world: World, { id: by }: Walker) => ({
    type: "ACCEPT_BID",
    at: world.now,
    by,
    price: line.agreedPrice,
    priceReason: why,
    facts: { ...factsFor(world, clientOf(world, line)), ...priceFacts(line, line.ownPrice, world) },
  }),
});

/** Closes an enquiry. A buyer's own words are a text, the house's are a reason. */
const closing = (said: string | null) => ({
  ...(said && { body: withIds({ reason: said }) }),
  event: (_: LineFact, __: World, walker: Walker) =>
    isBuyer(walker) ? { type: "CLOSE", reason: null, text: said } : { type: "CLOSE", reason: said, text: null },
});

/** The acts in an enquiry: good ones, and each kind of bad ones. */
export const talkActs: Act[] = [
  ...[text, blank].flatMap((words) => [
    move("enquiry", "askInEnquiry", `ask further '${words}'`, saying("ASK", words)),
    move("enquiry", "answerEnquiry", `answer '${words}'`, saying("ANSWER", words)),
  ]),
  move("enquiry", "answerEnquiry", "answer what is stale", {
    ...saying("ANSWER", text),
    body: seen({ text }, 1),
    gate: stale,
  }),
  ...[false, true].flatMap((isHeld) => [
    move("enquiry", "makeOffer", `offer, held ${isHeld}`, offering(isHeld)),
    move("enquiry", "makeOffer", `offer at 0, held ${isHeld}`, offering(isHeld, { price: 0 })),
    move("enquiry", "makeOffer", `offer at 1, held ${isHeld}`, offering(isHeld, { price: 1 })),
    move(
      "enquiry",
      "makeOffer",
      `offer at 1 with a reason, held ${isHeld}`,
      offering(isHeld, { price: 1, why: reason }),
    ),
  ]),
  move("enquiry", "acceptOffer", "accept", accepting),
  move("enquiry", "acceptOffer", "accept what is stale", { ...accepting, body: seen({}, 1), gate: stale }),
  move("enquiry", "declineOffer", "decline", {
    isInPath: true,
    body: seen({ text }),
    event: (_, { now }) => ({ type: "DECLINE", at: now, text }),
  }),
  move("enquiry", "makeBid", "bid", bidding()),
  move("enquiry", "makeBid", "bid 1", bidding(1)),
  move("enquiry", "makeBid", "bid 0", bidding(0)),
  move("enquiry", "makeBid", "bid on what is stale", {
    ...bidding(),
    body: (line) => ({ version: (line?.version ?? 1) + 1, price_per_ct: 1, stands_hours: standsHours }),
    gate: stale,
  }),
  move("enquiry", "acceptBid", "accept the bid", acceptingBid()),
  move("enquiry", "acceptBid", "accept the bid with a reason", acceptingBid(reason)),
  move("enquiry", "acceptBid", "accept a stale bid", { ...acceptingBid(), body: seen({}, 1), gate: stale }),
  ...[text, blank].map((words) =>
    move("enquiry", "declineBid", `decline the bid '${words}'`, {
      isInPath: true,
      body: seen({ text: words }),
      event: (_, { now }) => ({ type: "DECLINE_BID", at: now, text: words }),
    }),
  ),
  move("enquiry", "closeEnquiries", "close", closing(null)),
  move("enquiry", "closeEnquiries", "close with a reason", closing(reason)),
];
