import { useQuery } from "@tanstack/react-query";
import type { Client } from "./call.ts";
import { queryKey, useClient } from "./query.ts";

type PlaceList = "listCountries" | "listStates" | "listCities";
export type Place = { id: number; name: string };

const day = 86_400_000;

async function everyPage(call: Client["call"], list: PlaceList, id: number, signal: AbortSignal): Promise<Place[]> {
  const found: Place[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { page };
    const answer =
      list === "listCountries"
        ? await call(list, { query }, { signal })
        : await call(list, { path: { id }, query }, { signal });
    found.push(...answer.data);
    pages = answer.pagination.totalPages;
  }
  return found;
}

/** The countries, the states of a country, or the cities of a state: all pages, as some states have thousands. */
export function usePlaces(list: PlaceList, within: number | null = 0) {
  const { call } = useClient();
  const { data, isFetching } = useQuery({
    queryKey: [...queryKey(list), "every page", within],
    queryFn: ({ signal }) => everyPage(call, list, within ?? 0, signal),
    enabled: within !== null,
    staleTime: day,
  });
  return { places: data ?? [], isLoading: isFetching, isEmpty: data?.length === 0 };
}

/** All three lists for the fields of a place. Each depends on the one before. */
export const usePlaceLists = ({ country_id, state_id }: { country_id: number | null; state_id: number | null }) => ({
  countries: usePlaces("listCountries"),
  states: usePlaces("listStates", country_id),
  cities: usePlaces("listCities", state_id),
});

/** The name of a place; null until it is known. */
export const placeName = (places: readonly Place[], id: number | null) =>
  places.find((place) => place.id === id)?.name ?? null;
