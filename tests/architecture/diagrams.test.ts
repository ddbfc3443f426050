import { expect, test } from "vitest";
import { staleFiles } from "../../tools/diagrams/stale.ts";

test("the pictures and tables of the workflows are those of the machines; else: npm run diagrams", () => {
  expect(staleFiles()).toEqual([]);
});
