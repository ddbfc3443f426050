import type { Body } from "#api/operation-types.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import type { FileValue } from "#ui/form/file-value.ts";
import type { PhoneValue } from "#ui/form/phone-field.tsx";

export interface ProfileValues {
  first_name: string;
  last_name: string;
  phone: PhoneValue;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  designation_id: number | null;
  picture: FileValue;
  version: number;
}

/** An account as the form holds it. */
export const valuesOf = (user: SessionUser): ProfileValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: { countryId: user.mobile_country_id, number: user.mobile ?? "" },
  country_id: user.country_id,
  state_id: user.state_id,
  city_id: user.city_id,
  designation_id: user.designation_id,
  picture: user.picture?.url ?? null,
  version: user.version,
});

/**
 * The body of a save. A guest has one name. A number that was never given is left out instead of being refused as
 * empty.
 */
export function changeOf(values: ProfileValues, user: SessionUser, isGuest: boolean): Body<"updateProfile"> {
  const { phone, picture, last_name, designation_id, ...rest } = values;
  const wasGiven = phone.number.trim() !== "" || user.mobile !== null;
  return {
    ...rest,
    ...(!isGuest && { last_name, designation_id }),
    ...(wasGiven && { mobile: phone.number.trim() }),
    ...(phone.countryId !== null && { mobile_country_id: phone.countryId }),
    ...(picture === null && user.picture && { removeFiles: [user.picture.id] }),
  };
}
