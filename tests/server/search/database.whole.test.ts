import { describe, expect, test } from "vitest";
import { type SearchAttribute, type StoneSearch, searchAttributes } from "#domain/search/stone-search.ts";
import { useDatabaseSearchWorld } from "#support/database-search-world.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";

const { stock, asking } = useDatabaseSearchWorld();

describe("filters", () => {
  test("contain and does not contain are the whole stock together, whatever the attribute", async () => {
    await makeStonesOdd(stock);
    const { count, stones, attributes } = await asking("admin");
    for (const name of searchAttributes) {
      const values = attributes[name].slice(0, 2);
      const within = await count({ attributes: { [name]: { values } } });
      const without = await count({ attributes: { [name]: { values, contain: 2 } } });
      expect({ name, all: within + without }).toEqual({ name, all: stones.length });
    }
  });
});

describe("counts beside the chips", () => {
  const search: StoneSearch = {
    diamond_type: "white",
    attributes: { color: { values: ["D", "E", "F"] }, shape: { values: ["ROUND"], contain: 2 } },
    ranges: { carat: { from: 0.3, to: 3 } },
  };

  test.each(["color", "shape", "clarity", "provider", "has_image", "status"] as const)(
    "a chip of %s shows what the search with that chip finds",
    async (name: SearchAttribute) => {
      await makeStonesOdd(stock);
      const { find, count, attributes } = await asking("admin");
      const facet = (await find(search, "facets")).facets?.[name] ?? {};
      expect(Object.keys(facet).length).toBeGreaterThan(1);
      for (const value of attributes[name]) {
        const chosen = { ...search, attributes: { ...search.attributes, [name]: { values: [value] } } };
        expect({ value, count: facet[value] ?? 0 }).toEqual({ value, count: await count(chosen) });
      }
    },
  );
});

describe("the order of a page", () => {
  const idsBy = async (sort?: string) => (await (await asking("admin")).find(sort ? { sort } : {})).ids ?? [];

  test.each(["report_no", "markup_disc", "shade", "crown_angle"] as const)(
    "has stones without a %s last both ways, and ties by id",
    async (column) => {
      await makeStonesOdd(stock);
      const { stones } = await asking("admin");
      const missing = stones.filter((stone) => stone[column] === null).map(({ id }) => id);
      expect(missing.length).toBeGreaterThan(5);
      for (const sort of [column, `-${column}`]) {
        const ids = await idsBy(sort);
        expect(ids.slice(-missing.length)).toEqual(missing.toSorted((a, b) => a - b));
      }
    },
  );
});
