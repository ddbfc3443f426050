import type { Data, Query } from "#api/operation-types.ts";
import { fieldMessage } from "#domain/field-messages.ts";
import { fromAddress } from "#domain/search/search-address.ts";
import { numbersMax, type SearchAttribute, type StoneSearch } from "#domain/search/stone-search.ts";
import { stoneAttributes } from "#domain/stone.ts";
import { viewerOf } from "../access/viewer.ts";
import { attributeEntries } from "../db/queries/stone-attributes.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { checkSearch } from "../search/check-search.ts";
import { countsOnWire, searchPage } from "../search/search-page.ts";
import { totalsOnWire } from "../wire/totals-on-wire.ts";
import { inEither } from "./in-either.ts";

type Choices = Data<"filterSearch">["shape"];

export const search = {
  searchStones: ({ body, query }, ctx) => {
    const diamond_type = inEither("diamond_type", query.diamond_type, body.diamond_type);
    return searchPage(ctx, { ...asked(query), search: { ...body, ...(diamond_type && { diamond_type }) } });
  },
  searchByAddress: ({ query }, ctx) => searchPage(ctx, { ...asked(query), search: addressed(query) }),

  filterSearch: async ({ body, query }, ctx) => {
    const viewer = await viewerOf(ctx, query.user_id);
    checkSearch(body, viewer.seesCost);
    const found = await ctx.house.stock.find(ctx.db, viewer, { search: body, answer: "facets", offset: 0, size: 0 });
    const { facets = {}, carat_ranges = [] } = countsOnWire(found);
    const picked = Object.entries(stoneAttributes).filter(([, attribute]) => "picked" in attribute);
    const entries = await attributeEntries(
      ctx.db,
      picked.map(([, { master }]) => master),
    );
    const choices = picked.map(([name, attribute]): [string, Choices] => [
      "picked" in attribute ? attribute.picked : name,
      entries
        .filter(({ master_code }) => master_code === attribute.master)
        .map((entry) => ({
          id: entry.id,
          code: entry.code,
          name: entry.name,
          count: facets[name as SearchAttribute]?.[entry.code] ?? 0,
        })),
    ]);
    return {
      count: found.count,
      ...(found.totals && { totals: totalsOnWire(found.totals) }),
      carat_ranges,
      ...Object.fromEntries(choices),
    } as Data<"filterSearch">;
  },
} satisfies Partial<Handlers>;

const asked = ({ page, size, searchTerm, user_id, is_count_only }: Query<"searchStones">) => ({
  page,
  size,
  term: searchTerm,
  userId: user_id,
  isCountOnly: is_count_only,
});

/** The search in an address. The portal may mend its own address silently, but a program's faulty one is refused. */
function addressed(query: Query<"searchByAddress">): StoneSearch {
  if ((query.numbers?.split(",").length ?? 0) > numbersMax) {
    const message = fieldMessage("maxItems", { limit: numbersMax });
    throw new Problem("malformed", { errors: [{ path: "/query/numbers", message }] });
  }
  return { ...fromAddress(query), ...(query.sort && { sort: query.sort }) };
}
