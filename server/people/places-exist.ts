import { messages } from "#domain/messages.ts";
import type { FieldError } from "../ground/problem.ts";
import { Problem } from "../ground/problem.ts";
import { citiesOf, countryById, statesOf } from "./places.ts";

type Places = {
  mobile_country_id?: number | null;
  country_id?: number | null;
  state_id?: number | null;
  city_id?: number | null;
};

/** Refuses a place that does not exist or does not lie in the one above it. */
export async function insistOnPlaces(places: Places): Promise<void> {
  const errors: FieldError[] = [];
  const refuse = (field: keyof Places) => errors.push({ path: `/data/${field}`, message: messages.placeUnknown });
  if (places.mobile_country_id && !(await countryById(places.mobile_country_id))) refuse("mobile_country_id");
  if (places.country_id && !(await countryById(places.country_id))) refuse("country_id");
  if (places.state_id) {
    const states = places.country_id ? await statesOf(places.country_id) : undefined;
    if (!states?.some(({ id }) => id === places.state_id)) refuse("state_id");
  }
  if (places.city_id) {
    const cities = places.state_id ? await citiesOf(places.state_id) : undefined;
    if (!cities?.some(({ id }) => id === places.city_id)) refuse("city_id");
  }
  if (errors.length > 0) throw new Problem("placeUnknown", { errors });
}
