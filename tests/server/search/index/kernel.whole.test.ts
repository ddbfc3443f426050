import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { defineSchema } from "#server/search/index/schema.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { dice, schema, stone } from "./small-stock.ts";

test("the compiled kernel is that of its source", () => {
  execFileSync(process.execPath, ["--import", "tsx", "tools/build-kernel.ts", "--check"], { stdio: "pipe" });
});

test("the kernel with vectors is taken where the machine has them", () => {
  expect(openIndex(schema).kernel).toBe("simd");
});

for (const kernel of ["simd", "plain"] as const)
  test(`an attribute of any number of values is filtered and counted row by row, with the ${kernel} kernel`, () => {
    for (const values of [1, 2, 3, 4, 5, 8, 9, 16, 17, 33, 60, 64, 65, 130, 256]) {
      const wide = {
        ...schema.description,
        attributes: schema.description.attributes.map((one) =>
          one.name === "location"
            ? { name: "location", values: Array.from({ length: values }, (_, i) => `L${i}`) }
            : one,
        ),
      };
      const chance = dice(values);
      const index = openIndex(defineSchema(wide), { kernel });
      // Some values are of no stone, as most are in a block of alike stones.
      const codes = Array.from({ length: values }, (_, code) => code).filter(
        (code) => code === 0 || chance.chance(0.7),
      );
      const rows = Array.from({ length: 4000 }, (_, i) => {
        const row = stone(i + 1, chance);
        return { ...row, codes: [...Array.from(row.codes).slice(0, 5), chance.one(codes)] };
      });
      index.put(rows);
      const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
      for (const share of [0.1, 0.5, 0.95]) {
        const passing = Array.from({ length: values }, (_, code) => code).filter(() => chance.chance(share));
        const filters = { location: { in: passing }, color: { in: [0, 1, 4] } };
        const coloured = rows.filter((row) => [0, 1, 4].includes(row.codes[4] as number));
        const { count, facets } = index.search({ filters, size: 0 }, everyone);
        const counted = Array.from(
          { length: values },
          (_, code) => coloured.filter((row) => row.codes[5] === code).length,
        );
        expect({ values, location: facets?.location }).toEqual({ values, location: counted });
        expect({ values, count }).toEqual({
          values,
          count: coloured.filter((row) => passing.includes(row.codes[5] as number)).length,
        });
      }
    }
  });
