import { describe, expect, test } from "vitest";
import { listings } from "#support/contract.ts";
import { rowsName, useListingWorld } from "#support/listing-world.ts";
import { paged } from "#support/paged.ts";

const { ask, pageOf } = useListingWorld();
/** The parts of an answer about all of its rows. */
const besides = [
  "list",
  "collection",
  "totals",
  "facets",
  "file",
  "carat_ranges",
  "loosen",
  "group",
  "startDate",
  "search",
  "stones_searched",
  "tabs",
  "counts",
  "has_more",
  "has_mail_server",
  "version",
  "model",
  "since",
  "until",
  "is_whole",
  "items",
  "steps",
  "moot",
  "differing",
  "kinds",
  "pieces",
  "lines",
  "period",
];

for (const listing of listings) {
  const id = listing.info.id;
  const parameter = (name: string) => listing.parameters.find((one) => one.in === "query" && one.name === name);

  describe(id, () => {
    test("answers an array of rows and where they stand among all", async () => {
      const answer = (await ask(id, { size: 1000 })).data as object;
      const all = await pageOf(id, { size: 1000 });
      const total = all.pagination.totalRecords;
      expect(total).toBeGreaterThan(0);
      expect(all.data).toHaveLength(Math.min(total, 1000));
      expect(Object.keys(answer).filter((key) => !besides.includes(key))).toEqual([rowsName(id), "pagination"]);
      expect(all.pagination).toEqual(paged(1, 1000, total));
    });

    if (parameter("search")) {
      test("that finds nothing answers the first page of fifty, whatever was asked (spec §9)", async () => {
        for (const asked of [{}, { page: 3, size: 10 }]) {
          const { data, pagination } = await pageOf(id, { search: "no such thing 4711", ...asked });
          expect(data).toEqual([]);
          expect(pagination).toEqual(paged(1, 50, 0));
        }
      });
    }
  });
}
