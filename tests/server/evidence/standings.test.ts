import fc from "fast-check";
import { expect, test } from "vitest";
import { Standings } from "#server/evidence/verify/standings.ts";
import { budget } from "#support/budget.ts";

const workflow = fc.constantFrom("memo", "hold", "constructor");
const item = fc.oneof(
  fc.integer({ min: -3, max: 300 }).map(String),
  fc.constantFrom("007", "", "1e3", "999999999999999", "1000000000000000", "__proto__"),
  fc.uuid(),
);
const state = fc.option(fc.constantFrom("issued", "received", "sold", "", "toString"));

test("every item stands where it was put last, whatever it is called", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(workflow, item, state), { maxLength: 200 }), (moves) => {
      const [standings, plain] = [new Standings(), new Map<string, string | null>()];
      for (const [name, id, to] of moves) {
        standings.set(name, id, to);
        plain.set(`${name} ${id}`, to);
        expect(standings.of(name, id)).toBe(to);
      }
      expect(standings.size).toBe(plain.size);
      for (const [name, id] of moves) expect(standings.of(name, id)).toBe(plain.get(`${name} ${id}`));
      expect(standings.of("memo", "301")).toBeUndefined();
    }),
    budget(),
  );
});

test("an item whose name reads as the number of another is an item of its own", () => {
  const standings = new Standings();
  standings.set("hold", "7", "held");
  expect(["007", "7.0", "7 ", "0x7"].map((item) => standings.of("hold", item))).toEqual(Array(4).fill(undefined));
  standings.set("hold", "007", null);
  expect([standings.of("hold", "7"), standings.of("hold", "007"), standings.size]).toEqual(["held", null, 2]);
});

test("an item whose state nobody could have thought of keeps it", () => {
  const standings = new Standings();
  for (let one = 0; one < 70_000; one++) standings.set("memo", "1", `state ${one}`);
  standings.set("memo", "2", "state 5");
  expect([standings.of("memo", "1"), standings.of("memo", "2"), standings.size]).toEqual(["state 69999", "state 5", 2]);
});
