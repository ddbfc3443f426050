import { nameIn } from "#api/use-offered.ts";
import { placeName, type usePlaceLists } from "#api/use-places.ts";
import type { BusinessValues } from "#domain/business-values.ts";
import { textOf } from "#domain/format.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import type { FieldWords, PhoneHalves } from "#ui/form/field-words.ts";
import type { CountryCode } from "#ui/form/phone-field.tsx";
import { words as kitWords } from "#ui/words.ts";
import type { ClientValues, PersonValues } from "./person-form.ts";
import { words } from "./words.ts";

type Choices = readonly { value: string; label: string }[];
type Places = ReturnType<typeof usePlaceLists>;

/** The fields of a place, by name rather than number. */
const placeWords = ({ countries, states, cities }: Places) => ({
  country_id: { label: words.country, show: (id: number | null) => textOf(placeName(countries.places, id)) },
  state_id: { label: words.state, show: (id: number | null) => textOf(placeName(states.places, id)) },
  city_id: { label: words.city, show: (id: number | null) => textOf(placeName(cities.places, id)) },
});

interface PersonChoices {
  codes: readonly CountryCode[];
  designations: Choices;
  associates: Choices;
}

/** The names of a person's fields for a comparison of two versions. */
export const personWords = ({ codes, designations, associates }: PersonChoices) =>
  ({
    first_name: { label: words.firstName },
    last_name: { label: words.lastName },
    email: { label: words.email },
    user_name: { label: words.userName },
    phone: { label: words.mobile, show: ({ countryId, number }) => shownPhone(codes, countryId, number) },
    designation_id: { label: words.designation, show: (id) => textOf(nameIn(designations, id)) },
    business_associate_id: { label: words.associate, show: (id) => textOf(nameIn(associates, id)) },
    // The names that a refusal gives to the two halves of the number.
    mobile: { label: words.mobile },
    mobile_country_id: { label: kitWords.country },
  }) satisfies FieldWords<PersonValues & PhoneHalves>;

export const clientWords = (choices: PersonChoices, places: Places): FieldWords<ClientValues> => ({
  ...personWords(choices),
  ...placeWords(places),
});

/** The names of a business's fields for a comparison of two versions. */
export const businessWords = (types: Choices, places: Places) =>
  ({
    company_name: { label: words.company },
    type_id: { label: words.type, show: (id) => textOf(nameIn(types, id)) },
    tax_identification_number: { label: words.taxNumber },
    address: { label: words.address },
    postal_code: { label: words.postalCode },
    ...placeWords(places),
    phone_number: { label: words.phone },
    website: { label: words.website },
  }) satisfies FieldWords<BusinessValues>;
