import { expect, test } from "vitest";
import { openIndex } from "#server/search/index/search-index.ts";
import { TidyKeeper } from "#server/search/live/tidy-keeper.ts";
import { dice, schema, stone } from "./index/small-stock.ts";

const { signal } = new AbortController();

/** An index into which stones come, and a keeper by a clock of its own. */
function world() {
  const chance = dice(3);
  const index = openIndex(schema);
  let next = 0;
  let now = 0;
  const keeper = new TidyKeeper(() => now);
  return {
    index,
    come: (count: number) => index.put(Array.from({ length: count }, () => stone(++next, chance))),
    /** A look after some milliseconds. Answers how many rows are late after it. */
    async look(after: number): Promise<number> {
      now += after;
      await keeper.keep(index, signal);
      return index.late;
    },
  };
}

test("the rows of a load are put in order once it has brought no more of them for a while", async () => {
  const { come, look } = world();
  for (let slice = 1; slice <= 10; slice++) {
    come(3000);
    expect(await look(500)).toBe(3000 * slice);
  }
  expect(await look(500)).toBe(30_000);
  expect(await look(2400)).toBe(30_000);
  expect(await look(200)).toBe(0);
});

test("a load that brings more rows than there were is put in order on its way", async () => {
  const { come, look } = world();
  come(199_000);
  expect(await look(500)).toBe(199_000);
  come(3000);
  expect(await look(500)).toBe(0);
  come(3000);
  expect(await look(500)).toBe(3000);
});

test("stones that come a few at a time are put in order at the usual share, however steadily they come", async () => {
  const { come, look } = world();
  come(250_000);
  expect(await look(500)).toBe(0);
  for (let turn = 1; turn <= 40; turn++) {
    come(499);
    expect(await look(500)).toBe(499 * turn);
  }
  come(499);
  expect(await look(500)).toBe(0);
});
