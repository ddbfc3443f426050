import { Loader, Select } from "@mantine/core";
import { words } from "../words.ts";
import { clearing } from "./clearing.ts";
import type { FieldErrors } from "./use-form.ts";

type Place = { id: number; name: string };

/** One of the three lists: its places, and whether they are still loading. */
interface PlaceList {
  places: readonly Place[];
  isLoading: boolean;
  /** True if the place above has none. */
  isEmpty: boolean;
}

/** A place as in forms and on the wire. */
interface PlaceValues {
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
}

interface PlaceSelectProps extends PlaceList {
  label: string;
  value: number | null;
  error: string | undefined;
  /** The reason why nothing can be chosen yet. */
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
      clearButtonProps={clearing(`${words.clear} ${label}`)}
      limit={100}
      disabled={why !== undefined}
      placeholder={why}
      nothingFoundMessage={words.nothingFound}
      rightSection={isLoading ? <Loader size={14} /> : undefined}
      data={places.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={error}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}

interface PlaceFieldsProps {
  lists: { countries: PlaceList; states: PlaceList; cities: PlaceList };
  /** A form with a place among its values. */
  form: { values: PlaceValues; errors: FieldErrors; set: (name: keyof PlaceValues, id: number | null) => void };
}

/** Country, state and city. Each list depends on the one before, and a change empties the fields below it. */
export function PlaceFields({ lists, form }: PlaceFieldsProps) {
  const { country_id, state_id, city_id } = form.values;
  return (
    <>
      <PlaceSelect
        label={words.inCountry}
        {...lists.countries}
        value={country_id}
        error={form.errors.country_id}
        onChange={(id) => {
          form.set("country_id", id);
          form.set("state_id", null);
          form.set("city_id", null);
        }}
      />
      <PlaceSelect
        label={words.inState}
        {...lists.states}
        value={state_id}
        error={form.errors.state_id}
        hint={country_id === null ? words.chooseCountryFirst : undefined}
        onChange={(id) => {
          form.set("state_id", id);
          form.set("city_id", null);
        }}
      />
      <PlaceSelect
        label={words.inCity}
        {...lists.cities}
        value={city_id}
        error={form.errors.city_id}
        hint={state_id === null ? words.chooseStateFirst : undefined}
        onChange={(id) => form.set("city_id", id)}
      />
    </>
  );
}
