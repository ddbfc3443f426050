import type { KeptSearch } from "#domain/search/kept-search.ts";
import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";

const whites: KeptSearch = { search: { diamond_type: "white" } };

async function row(portal: TestApp, owner: Owner, params: KeptSearch) {
  const { diamond_type = null } = params.search;
  const at = portal.clock.now();
  return { account_id: await ownerId(portal, owner), diamond_type, params: JSON.stringify(params), at };
}

/** An older saved search, written directly. It may be one that would be refused now. */
export async function aSavedSearch(portal: TestApp, owner: Owner, params = whites, name = "Whites"): Promise<number> {
  const { at, ...values } = await row(portal, owner, params);
  const { id } = await portal.db
    .insertInto("saved_search")
    .values({ ...values, name, search_type: 1, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function aRecentSearch(portal: TestApp, owner: Owner, params = whites): Promise<number> {
  const { at, ...values } = await row(portal, owner, params);
  const { id } = await portal.db
    .insertInto("recent_search")
    .values({ ...values, search_type: 1, pieces: 1, searched_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function aDemand(portal: TestApp, owner: Owner, params = whites): Promise<number> {
  const { at, ...values } = await row(portal, owner, params);
  const { id } = await portal.db
    .insertInto("demand")
    .values({ ...values, name: "Whites", created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
