import { useAssociates } from "#api/use-associates.ts";
import { nameIn, useOffered } from "#api/use-offered.ts";
import { usePlaces } from "#api/use-places.ts";
import { useBusinessOptions } from "#stones/use-business-options.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { type MailingForm, mailingFields, type OneOfList } from "./mailing-form.ts";
import { words } from "./words.ts";

type Choice = { value: string; label: string };
type Choices = Readonly<Record<OneOfList, readonly Choice[]>>;

export const oneOfLabels: Readonly<Record<OneOfList, string>> = {
  country_id: words.country,
  business_associate_id: words.associate,
  type_id: words.businessType,
  business_id: words.business,
};

type Chosen = Pick<MailingForm, "business_id">;

/** The choices of each part of the filter. */
export function useChoices(now: Chosen, before = now): { choices: Choices; onBusinessTyped: (text: string) => void } {
  const countries = usePlaces("listCountries").places.map(({ id, name }) => ({ value: String(id), label: name }));
  const associates = useAssociates(true);
  const types = useOffered("BUSINESS_TYPE");
  const { businesses, onTyped } = useBusinessOptions({
    chosen: now.business_id ?? undefined,
    former: before.business_id ?? undefined,
  });
  const choices = {
    country_id: countries,
    business_associate_id: associates,
    type_id: types,
    business_id: businesses,
  };
  return { choices, onBusinessTyped: onTyped };
}

/** The words of the form's fields, with the names of what the filter chooses. */
export function fieldsWith(choices: Choices): FieldWords<MailingForm> {
  const show = (field: OneOfList) => (id: number | null) =>
    id === null ? words.everybody : (nameIn(choices[field], id) ?? words.chosen(id));
  return {
    ...mailingFields,
    country_id: { label: words.country, show: show("country_id") },
    business_associate_id: { label: words.associate, show: show("business_associate_id") },
    type_id: { label: words.businessType, show: show("type_id") },
    business_id: { label: words.business, show: show("business_id") },
  };
}
