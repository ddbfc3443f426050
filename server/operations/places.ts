import { pageOf } from "../db/crud.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { citiesOf, countries, type Place, statesOf } from "../people/places.ts";

type Query = { search?: string; page?: number; size?: number };

function pageOfPlaces<T extends Place>(places: T[] | undefined, query: Query) {
  if (!places) throw new Problem("notFound");
  const word = query.search?.trim().toLowerCase();
  return pageOf(word ? places.filter(({ name }) => name.toLowerCase().includes(word)) : places, query);
}

export const places = {
  listCountries: async ({ query }) => pageOfPlaces(await countries(), query),
  listCountryCodes: async ({ query }) => pageOfPlaces(await countries(), query),
  listStates: async ({ path, query }) => pageOfPlaces(await statesOf(path.id), query),
  listCities: async ({ path, query }) => pageOfPlaces(await citiesOf(path.id), query),
} satisfies Partial<Handlers>;
