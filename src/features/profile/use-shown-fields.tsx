import { placeName, usePlaceLists } from "#api/use-places.ts";
import { textOf } from "#domain/format.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { CountryCode } from "#ui/form/phone-field.tsx";
import { words as kitWords } from "#ui/words.ts";
import type { ProfileValues } from "./profile-values.ts";
import { useDesignations } from "./use-designations.ts";
import { words } from "./words.ts";

/** The names of the fields for a comparison of two versions, with places by name rather than number. */
export function useShownFields(
  values: ProfileValues,
  user: SessionUser,
  codes: readonly CountryCode[],
): FieldWords<ProfileValues> {
  const { countries, states, cities } = usePlaceLists(values);
  const designations = useDesignations(user);
  const fields: FieldWords<ProfileValues> = {
    first_name: { label: words.firstName },
    last_name: { label: words.lastName },
    designation_id: { label: words.designation, show: (id) => textOf(placeName(designations, id)) },
    phone: { label: words.mobile, show: ({ countryId, number }) => shownPhone(codes, countryId, number) },
    country_id: { label: words.country, show: (id) => textOf(placeName(countries.places, id)) },
    state_id: { label: words.state, show: (id) => textOf(placeName(states.places, id)) },
    city_id: { label: words.city, show: (id) => textOf(placeName(cities.places, id)) },
    picture: {
      label: words.picture,
      show: (picture) => (picture instanceof File ? picture.name : textOf(picture && words.withPicture)),
    },
  };
  // The names that a refusal gives to the two halves of the number.
  return {
    ...fields,
    mobile: { label: words.mobile },
    mobile_country_id: { label: kitWords.country },
  } as typeof fields;
}
