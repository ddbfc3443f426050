import type { Data } from "#api/operation-types.ts";
import { usePlaceLists } from "#api/use-places.ts";

/** The details that the papers of a business need, in the order of the screen. Telephone and website are as one likes. */
const wanted = [
  "type_id",
  "tax_identification_number",
  "country_id",
  "state_id",
  "city_id",
  "address",
  "postal_code",
] as const;

/** The empty details of a business. A state or a city is none where the country has no list of them. */
export function useEmptyDetails(business: Data<"getBusiness">) {
  const { states, cities } = usePlaceLists(business);
  const isNone = { state_id: states.isEmpty, city_id: states.isEmpty || cities.isEmpty };
  return wanted.filter((name) => {
    const value = business[name];
    return (value === null || value === "") && !(name in isNone && isNone[name as keyof typeof isNone]);
  });
}
