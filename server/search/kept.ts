import type { Data } from "#api/operation-types.ts";
import { type KeptSearch, keptSearch } from "#domain/search/kept-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { viewerOf } from "../access/viewer.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { checkSearch } from "./check-search.ts";

type Asking = Pick<Reading, "db" | "actor" | "house" | "accountAsViewer">;
type ForWhom = { search: StoneSearch; clientId: number | null };

/** The viewer of a kept search. A search that is refused when it runs is refused when it is kept too. */
export async function viewerOfKept(ctx: Asking, { search, clientId }: ForWhom): Promise<Viewer> {
  const viewer = await viewerOf(ctx, clientId ?? undefined);
  checkSearch(search, viewer.seesCost, "/data/search");
  return viewer;
}

/** The columns of a row that keep a search and its type. */
export const keptColumns = ({ search, pair }: KeptSearch) => ({
  diamond_type: search.diamond_type ?? null,
  params: JSON.stringify({ search: keptSearch(search), ...(pair && { pair }) } satisfies KeptSearch),
});

export async function countFor({ db, house }: Asking, viewer: Viewer, search: StoneSearch): Promise<number> {
  return (await house.stock.find(db, viewer, { search, answer: "count", offset: 0, size: 0 })).count;
}

/** The number of stones that a kept search finds now; null if it would be refused. */
export async function piecesNow(ctx: Asking, asked: ForWhom): Promise<number | null> {
  try {
    return await countFor(ctx, await viewerOfKept(ctx, asked), asked.search);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

type Person = {
  client_id: number | null;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
};

/** The client of a kept search, as it travels. */
export const clientOnWire = ({ client_id, first_name, last_name, company_name }: Person): Client =>
  client_id === null ? null : { id: client_id, name: personName(first_name, last_name), company_name };
type Client = Data<"getSavedSearch">["client"];

export const personName = (...names: (string | null)[]): string => names.filter(Boolean).join(" ");
