import { shownField } from "#domain/shown-field.ts";
import { useCodeChoices } from "./use-code-choices.ts";

/** A value of a saved mapping under the house's name. */
export const SavedCode = ({ field, code }: { field: string | null; code: string }) =>
  useCodeChoices(field).find(({ value }) => value === code)?.label ?? shownField(field ?? "", code);
