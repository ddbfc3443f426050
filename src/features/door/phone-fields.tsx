import { Button } from "@mantine/core";
import { useEffect } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { PhoneField, type PhoneValue } from "#ui/form/phone-field.tsx";
import type { FieldErrors } from "#ui/form/use-form.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { furtherWords } from "./further-words.ts";

const day = 86_400_000;
const noCountries: readonly never[] = [];

/** The errors without those of the phone. The one field of the form is two on the wire, so a touch clears both. */
export const withoutPhone = ({ mobile: _, mobile_country_id: __, ...rest }: FieldErrors): FieldErrors => rest;

interface PhoneFieldsProps {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  errors: Record<string, string | undefined>;
}

/** Country code and number. The code begins with the country of the browser's language. */
export function PhoneFields({ value, onChange, errors }: PhoneFieldsProps) {
  const { data, error, isFetching, refetch } = useCall("listCountryCodes", {}, { freshForMs: day });
  const countries = data?.data ?? noCountries;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a first guess, made once when the countries are there.
  useEffect(() => {
    if (value.countryId !== null) return;
    const here = countries.find(({ iso2 }) => iso2 === homeRegion());
    if (here) onChange({ ...value, countryId: here.id });
  }, [countries]);

  return (
    <>
      <PhoneField
        size="md"
        countries={countries}
        value={value}
        onChange={onChange}
        errors={{ country: errors.mobile_country_id, number: errors.mobile }}
      />
      {error && (
        <Notice hue="red">
          {sentenceOf(error)}{" "}
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {furtherWords.loadCountries}
          </Button>
        </Notice>
      )}
    </>
  );
}

function homeRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).region;
  } catch {
    return undefined;
  }
}
