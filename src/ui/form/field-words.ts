import type { ReactNode } from "react";

/** A field's label, and the words of its value beside another. */
export type FieldWords<Values> = {
  readonly [Name in Extract<keyof Values, string>]?: { label: string; show?: (value: Values[Name]) => ReactNode };
};

/** The two halves of a telephone number, by their names in a refusal. */
export interface PhoneHalves {
  mobile: string;
  mobile_country_id: number;
}
