import type { ReactNode } from "react";

/** How a field is called, and how its value is shown where it stands beside another. */
export type FieldWords<Values> = {
  readonly [Name in Extract<keyof Values, string>]?: { label: string; show?: (value: Values[Name]) => ReactNode };
};

/** The two halves of a telephone number, as a refusal calls them. */
export interface PhoneHalves {
  mobile: string;
  mobile_country_id: number;
}
