import { describe, expect, test } from "vitest";
import { workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { judge, type Step } from "#machines/kit/judge.ts";

const memo = describeMachine(workflows.memo.machine);
const stone = describeMachine(workflows.stone.machine);
const sale: Step = {
  transition: "memo.sell",
  from: "issued",
  to: "sold",
  party: "associate",
  role: 5,
  model: "m".repeat(64),
  event: { type: "SELL", price: 100, facts: { cost: 80, lowest: 90, highest: 110 } },
  known: { reversibleUntil: null, price: null },
};
const kinds = (change: Partial<Step>, standing = ["issued"]) =>
  judge(memo, { ...sale, ...change }, standing).map(({ kind }) => kind);

describe("a step of a history", () => {
  test("that is as its machine says is not spoken of", () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ party: "admin", role: 1 })).toEqual([]);
  });

  test.each<[string, Partial<Step>, string[]]>([
    ["an arrow that is not there", { transition: "memo.give" }, ["unknownTransition"]],
    ["another beginning", { from: "received" }, ["gap", "wrongStart"]],
    ["another end", { to: "received" }, ["wrongEnd"]],
    ["a party that may not", { party: "qc", role: 3 }, ["wrongRole"]],
    ["a party that the role is not", { party: "admin", role: 5 }, ["wrongRole"]],
    ["a role that there is not", { role: 99 }, ["wrongRole"]],
    ["nobody who acts for an associate", { role: null }, ["wrongRole"]],
    ["nobody, at the console of the house", { party: "admin", role: null }, []],
    ["the portal by itself, where it may not", { party: "system", role: 5 }, ["wrongRole"]],
    ["a condition that did not hold", { event: { type: "SELL", price: 0 } }, ["guardNotMet"]],
    ["a price below cost without a word", { event: { ...sale.event, price: 79 } }, ["guardNotMet"]],
    ["a price below cost for a reason", { event: { ...sale.event, price: 79, priceReason: "Old stock" } }, []],
    ["everything wrong at once", { to: "issued", party: "guest", event: {} }, ["wrongEnd", "wrongRole", "guardNotMet"]],
  ])("of %s is told by its kind", (_, change, expected) => {
    expect(kinds(change)).toEqual(expected);
  });

  test("goes on from where the item stood", () => {
    expect(kinds({}, ["sold"])).toEqual(["gap"]);
    expect(kinds({}, ["absent", "issued"])).toEqual([]);
    expect(kinds({}, [])).toEqual(["gap"]);
  });

  test("under a machine that nobody knows is judged by where it begins alone", () => {
    expect(judge(undefined, { ...sale, to: "nowhere" }, ["issued"]).map(({ kind }) => kind)).toEqual(["unknownModel"]);
    expect(judge(undefined, sale, ["sold"]).map(({ kind }) => kind)).toEqual(["gap", "unknownModel"]);
  });

  test("may begin anywhere inside its arrow's state, and ends where that state begins", () => {
    const claim: Step = { ...sale, transition: "stone.confirm", from: "available", to: "claimed.confirm.pending" };
    const asPortal = { party: "system", role: 2, event: { type: "CONFIRM", holder: 6 }, known: {} } as const;
    expect(judge(stone, { ...claim, ...asPortal }, ["available"])).toEqual([]);
    const free = {
      transition: "stone.free",
      from: "claimed.confirm.approved",
      to: "available",
      event: { type: "FREE" },
    };
    const freed = { ...sale, ...asPortal, ...free, known: { isListed: true } };
    expect(judge(stone, freed, ["claimed.confirm.approved"])).toEqual([]);
    expect(judge(stone, { ...freed, known: { isListed: false } }, ["claimed.confirm.approved"])).toMatchObject([
      { kind: "guardNotMet", detail: "stone.free requires that the stone is on the market." },
    ]);
    const stays = {
      transition: "stone.delistClaimed",
      from: "claimed.memo",
      event: { type: "DELIST" },
      party: "admin",
    };
    const delisted = { ...freed, ...stays, role: 1 } as Step;
    expect(judge(stone, { ...delisted, to: "claimed.memo" }, ["claimed.memo"])).toEqual([]);
    expect(judge(stone, { ...delisted, to: "claimed.hold" }, ["claimed.memo"])).toMatchObject([{ kind: "wrongEnd" }]);
  });
});
