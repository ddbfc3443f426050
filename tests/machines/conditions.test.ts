import { expect, test } from "vitest";
import { and, not, or } from "#machines/kit/combine.ts";
import { wordsOf } from "#machines/kit/condition-words.ts";
import { type Condition, holds } from "#machines/kit/conditions.ts";

const check = (condition: Condition, event: object, context: object = {}) => holds(condition, { event, context });

test("facts hold when each has its value, or one of its values", () => {
  const free: Condition = { type: "facts", params: { stone: 1, business: [10, 11] } };
  expect(check(free, { facts: { stone: 1, business: 11 } })).toBe(true);
  expect(check(free, { facts: { stone: 1, business: 9 } })).toBe(false);
  expect(check(free, { facts: { stone: "1", business: 11 } })).toBe(false);
  expect(check(free, { facts: {} })).toBe(false);
  expect(check(free, {})).toBe(false);
});

test("a fact that only the prototype has is not a fact", () => {
  expect(check({ type: "hasText", params: { at: "event.constructor.name" } }, {})).toBe(false);
});

test("text is given when it is more than blanks", () => {
  const reason: Condition = { type: "hasText", params: { at: "event.reason" } };
  expect(check(reason, { reason: "chipped" })).toBe(true);
  for (const value of ["", "  ", null, undefined, 5]) expect(check(reason, { reason: value })).toBe(false);
});

test("a price is positive when it is a finite number above 0", () => {
  const price: Condition = { type: "positive", params: { at: "event.price" } };
  expect(check(price, { price: 0.01 })).toBe(true);
  for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, "5", null]) {
    expect(check(price, { price: value })).toBe(false);
  }
});

test("fewer than two extensions leave room for one more", () => {
  const room: Condition = { type: "fewerThan", params: { at: "context.extensions", limit: 2 } };
  expect(check(room, {}, { extensions: 1 })).toBe(true);
  expect(check(room, {}, { extensions: 2 })).toBe(false);
  expect(check(room, {}, {})).toBe(false);
});

test("how many one may have is told by the house, and without its word there is no room", () => {
  const room: Condition = {
    type: "fewerThan",
    params: { at: "event.facts.liveHolds", limit: "event.facts.mostHolds" },
  };
  expect(check(room, { facts: { liveHolds: 19, mostHolds: 20 } })).toBe(true);
  expect(check(room, { facts: { liveHolds: 20, mostHolds: 20 } })).toBe(false);
  expect(check(room, { facts: { liveHolds: 0, mostHolds: 0 } })).toBe(false);
  for (const mostHolds of [undefined, null, "20", Number.NaN]) {
    expect(check(room, { facts: { liveHolds: 0, mostHolds } })).toBe(false);
  }
  expect(check(room, { facts: { mostHolds: 20 } })).toBe(false);
  expect(wordsOf(room)).toBe("liveHolds is less than mostHolds");
});

test("a hold is due at its very moment, and not without one", () => {
  const due: Condition = { type: "atOrAfter", params: { at: "event.at", than: "context.expiresAt" } };
  expect(check(due, { at: 99 }, { expiresAt: 100 })).toBe(false);
  expect(check(due, { at: 100 }, { expiresAt: 100 })).toBe(true);
  expect(check(due, { at: 100 }, { expiresAt: null })).toBe(false);
});

test("the same as nothing is not the same", () => {
  const current: Condition = { type: "sameAs", params: { at: "event.request", as: "context.request" } };
  expect(check(current, { request: 3 }, { request: 3 })).toBe(true);
  expect(check(current, { request: 2 }, { request: 3 })).toBe(false);
  expect(check(current, {}, {})).toBe(false);
});

test("conditions combine, and say so", () => {
  const stone: Condition = { type: "facts", params: { stone: 1 } };
  const price: Condition = { type: "positive", params: { at: "event.price" } };
  const reason: Condition = { type: "hasText", params: { at: "event.reason" } };
  const all = and(or(stone, price), not(reason));
  expect(check(all, { facts: { stone: 4 }, price: 5 })).toBe(true);
  expect(check(all, { facts: { stone: 4 }, price: 5, reason: "x" })).toBe(false);
  expect(check(all, { facts: { stone: 4 }, price: 0 })).toBe(false);
  expect(wordsOf(all)).toBe("(stone is 1 or price is more than 0) and not (reason is given)");
});

test("a condition survives being stored: it is data and nothing else", () => {
  const condition = and(
    { type: "facts", params: { business: [10, 11] } },
    not({ type: "positive", params: { at: "event.price" } }),
  );
  const stored: Condition = JSON.parse(JSON.stringify(condition));
  expect(stored).toEqual(condition);
  expect(check(stored, { facts: { business: 10 }, price: 0 })).toBe(true);
});
