import { textOf } from "#domain/format.ts";
import type { FieldWords } from "#ui/form-drawer.tsx";
import type { CountryCode } from "#ui/phone-field.tsx";
import { words as kitWords } from "#ui/words.ts";
import type { ProfileValues } from "./profile-values.ts";
import { placeName, usePlaces } from "./use-places.ts";
import { words } from "./words.ts";

/** A number with the code of its country. */
export const shownPhone = (codes: readonly CountryCode[], countryId: number | null, number: string | null) => {
  const code = codes.find(({ id }) => id === countryId);
  return textOf(number && code ? `+${code.phonecode} ${number}` : number);
};

/** How the fields are called where their values stand beside each other: places by name, not by number. */
export function useShownFields(
  { country_id, state_id }: ProfileValues,
  codes: readonly CountryCode[],
): FieldWords<ProfileValues> {
  const { places: countries } = usePlaces("listCountries");
  const { places: states } = usePlaces("listStates", country_id);
  const { places: cities } = usePlaces("listCities", state_id);
  const fields: FieldWords<ProfileValues> = {
    first_name: { label: words.firstName },
    last_name: { label: words.lastName },
    phone: { label: words.mobile, show: ({ countryId, number }) => shownPhone(codes, countryId, number) },
    country_id: { label: words.country, show: (id) => textOf(placeName(countries, id)) },
    state_id: { label: words.state, show: (id) => textOf(placeName(states, id)) },
    city_id: { label: words.city, show: (id) => textOf(placeName(cities, id)) },
    picture: {
      label: words.picture,
      show: (picture) => (picture instanceof File ? picture.name : textOf(picture && words.withPicture)),
    },
  };
  // As a refusal calls the two halves of the number.
  return {
    ...fields,
    mobile: { label: words.mobile },
    mobile_country_id: { label: kitWords.country },
  } as typeof fields;
}
