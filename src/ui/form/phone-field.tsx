import "./phone-field.css";
import { Select, TextInput } from "@mantine/core";
import { typedPhone } from "#domain/typed-phone.ts";
import { words } from "../words.ts";

/** spec §3: a country code option shows '+' and the phone code, its value is the id. */
export interface CountryCode {
  id: number;
  phonecode: string;
  name: string;
}

export interface PhoneValue {
  countryId: number | null;
  number: string;
}

export interface PhoneFieldProps {
  countries: readonly CountryCode[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  errors?: { country?: string; number?: string };
  /** The names of the fields on the wire. */
  names?: { country: string; number: string };
  size?: "sm" | "md";
  required?: boolean;
}

const wireNames = { country: "mobile_country_id", number: "mobile" };

/** The country code, found by its digits or by the country's name, and the number after it. */
export function PhoneField(props: PhoneFieldProps) {
  const { countries, value, onChange, errors, names = wireNames, size = "sm", required } = props;
  const nameOf = new Map(countries.map((country) => [String(country.id), country.name]));
  return (
    <div className="phone-field">
      <Select
        size={size}
        label={words.country}
        name={names.country}
        required={required}
        searchable
        allowDeselect={false}
        autoComplete="tel-country-code"
        data={countries.map((country) => ({ value: String(country.id), label: `+${country.phonecode}` }))}
        value={value.countryId === null ? null : String(value.countryId)}
        onChange={(id) => onChange({ ...value, countryId: id === null ? null : Number(id) })}
        error={errors?.country}
        comboboxProps={{ width: 260, position: "bottom-start", transitionProps: { duration: 0 } }}
        limit={60}
        // Typed text replaces the code in the field.
        onFocus={(event) => event.currentTarget.select()}
        onClick={(event) => event.currentTarget.select()}
        filter={({ options, search }) => {
          // "+1Belg": the name typed behind the code that was in the field.
          const asked = search
            .trim()
            .toLowerCase()
            .replace(/^\+?\d*\s*(?=\p{L})/u, "");
          return options.filter(
            (option) =>
              "value" in option &&
              (option.label.includes(asked.replace(/^\+?/, "+")) ||
                nameOf.get(option.value)?.toLowerCase().includes(asked)),
          );
        }}
        renderOption={({ option }) => (
          <span className="phone-option">
            <span className="figures">{option.label}</span>
            <span className="dim">{nameOf.get(option.value)}</span>
          </span>
        )}
      />
      <TextInput
        size={size}
        label={words.mobile}
        name={names.number}
        required={required}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={value.number}
        onChange={(event) => {
          const number = event.currentTarget.value;
          onChange(typedPhone(number, countries, value.countryId) ?? { ...value, number });
        }}
        error={errors?.number}
      />
    </div>
  );
}
