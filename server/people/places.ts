import { getCitiesOfState, getCountries, getStatesOfCountry } from "@countrystatecity/countries";

export type Country = { id: number; name: string; iso2: string; phonecode: string };
export type Place = { id: number; name: string };

const byName = <T extends Place>(places: T[]): T[] => places.sort((a, b) => a.name.localeCompare(b.name, "en"));

let countriesOnce: Promise<Country[]> | undefined;

/** The countries of the world, by name. The data is a package's and is loaded on first use. */
export function countries(): Promise<Country[]> {
  countriesOnce ??= getCountries().then((all) =>
    byName(
      all.map(({ id, name, iso2, phonecode }) => ({ id, name, iso2, phonecode: phonecode.replace(/[^0-9]/g, "") })),
    ),
  );
  return countriesOnce;
}

export async function countryById(id: number): Promise<Country | undefined> {
  return (await countries()).find((country) => country.id === id);
}

/** The states of a country; undefined where there is no such country. */
export async function statesOf(countryId: number): Promise<Place[] | undefined> {
  const country = await countryById(countryId);
  if (!country) return undefined;
  const states = await getStatesOfCountry(country.iso2);
  return byName(states.map(({ id, name }) => ({ id, name })));
}

type StateKey = { iso2: string; code: string };
let stateKeysOnce: Promise<Map<number, StateKey>> | undefined;

/** The package finds a state by country and code; the wire names it by its id. */
function stateKeys(): Promise<Map<number, StateKey>> {
  stateKeysOnce ??= (async () => {
    const keys = new Map<number, StateKey>();
    for (const { iso2 } of await countries()) {
      for (const state of await getStatesOfCountry(iso2)) keys.set(state.id, { iso2, code: state.iso2 });
    }
    return keys;
  })();
  return stateKeysOnce;
}

/** The cities of a state; undefined where there is no such state. */
export async function citiesOf(stateId: number): Promise<Place[] | undefined> {
  const key = (await stateKeys()).get(stateId);
  if (!key) return undefined;
  const cities = await getCitiesOfState(key.iso2, key.code);
  return byName(cities.map(({ id, name }) => ({ id, name })));
}
