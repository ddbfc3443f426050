import { placeName, usePlaceLists } from "#api/use-places.ts";
import type { BusinessValues } from "#domain/business-values.ts";
import { textOf } from "#domain/format.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { words as kitWords } from "#ui/words.ts";
import { useOffered } from "./business-fields.tsx";
import { words } from "./words.ts";

/** The names and texts of a business's details: types and places by name, not by number. */
export function useBusinessWords(values: Pick<BusinessValues, "country_id" | "state_id">) {
  const types = useOffered("BUSINESS_TYPE");
  const { countries, states, cities } = usePlaceLists(values);
  return {
    company_name: { label: words.company },
    type_id: { label: words.businessType, show: (id) => textOf(placeName(types, id)) },
    tax_identification_number: { label: words.taxNumber, show: textOf },
    phone_number: { label: words.phone, show: textOf },
    website: { label: words.website, show: textOf },
    country_id: { label: kitWords.inCountry, show: (id) => textOf(placeName(countries.places, id)) },
    state_id: { label: kitWords.inState, show: (id) => textOf(placeName(states.places, id)) },
    city_id: { label: kitWords.inCity, show: (id) => textOf(placeName(cities.places, id)) },
    address: { label: words.address, show: textOf },
    postal_code: { label: words.postalCode, show: textOf },
  } satisfies FieldWords<BusinessValues>;
}
