import { Loader, Select } from "@mantine/core";
import type { Form } from "#ui/use-form.ts";
import { words as kitWords } from "#ui/words.ts";
import type { ProfileValues } from "./profile-values.ts";
import { type Place, usePlaces } from "./use-places.ts";
import { words } from "./words.ts";

interface PlaceSelectProps {
  label: string;
  places: readonly Place[];
  isLoading: boolean;
  /** Nothing lies in the place above. */
  isEmpty: boolean;
  value: number | null;
  error: string | undefined;
  /** Why nothing can be chosen yet. */
  hint?: string;
  onChange: (id: number | null) => void;
}

function PlaceSelect({ label, places, isLoading, isEmpty, value, error, hint, onChange }: PlaceSelectProps) {
  const why = hint ?? (isEmpty ? words.nonePlaces : undefined);
  return (
    <Select
      label={label}
      searchable
      clearable
      clearButtonProps={{ "aria-label": `${label}: –` }}
      limit={100}
      disabled={why !== undefined}
      placeholder={why}
      nothingFoundMessage={kitWords.nothingFound}
      rightSection={isLoading ? <Loader size={14} /> : undefined}
      data={places.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={error}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}

/** Country, state, city: each list depends on the one before, and a change empties what lay in it. */
export function PlaceFields({ form }: { form: Form<ProfileValues> }) {
  const { country_id, state_id, city_id } = form.values;
  const countries = usePlaces("listCountries");
  const states = usePlaces("listStates", country_id);
  const cities = usePlaces("listCities", state_id);
  return (
    <>
      <PlaceSelect
        label={words.country}
        {...countries}
        value={country_id}
        error={form.errors.country_id}
        onChange={(id) => {
          form.set("country_id", id);
          form.set("state_id", null);
          form.set("city_id", null);
        }}
      />
      <PlaceSelect
        label={words.state}
        {...states}
        value={state_id}
        error={form.errors.state_id}
        hint={country_id === null ? words.chooseCountryFirst : undefined}
        onChange={(id) => {
          form.set("state_id", id);
          form.set("city_id", null);
        }}
      />
      <PlaceSelect
        label={words.city}
        {...cities}
        value={city_id}
        error={form.errors.city_id}
        hint={state_id === null ? words.chooseStateFirst : undefined}
        onChange={(id) => form.set("city_id", id)}
      />
    </>
  );
}
