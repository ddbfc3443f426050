import { useCall } from "#api/query.ts";
import { useAssociates } from "#api/use-associates.ts";
import { nameIn, useOffered } from "#api/use-offered.ts";
import { usePlaces } from "#api/use-places.ts";
import { useClientOptions } from "#stones/use-client-options.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { type MailingForm, mailingFields, type OneOfList } from "./mailing-form.ts";
import { words } from "./words.ts";

const oneMinute = 60_000;

type Choice = { value: string; label: string };
type Choices = Readonly<Record<OneOfList, readonly Choice[]>>;

export const oneOfLabels: Readonly<Record<OneOfList, string>> = {
  country_id: words.country,
  business_associate_id: words.associate,
  type_id: words.businessType,
  business_id: words.business,
};

type Chosen = Pick<MailingForm, "business_id">;

/**
 * The choices of each part of the filter. Of businesses it is those of the first clients, of the clients one types, and
 * the chosen one, now and before.
 */
export function useChoices(now: Chosen, before = now): { choices: Choices; onBusinessTyped: (text: string) => void } {
  const countries = usePlaces("listCountries").places.map(({ id, name }) => ({ value: String(id), label: name }));
  const associates = useAssociates(true);
  const types = useOffered("BUSINESS_TYPE");
  const { clients, onTyped } = useClientOptions();
  const offered = new Map(
    clients.flatMap(({ business: { id, company_name } }) =>
      id && company_name ? [[id, { value: String(id), label: company_name }] as const] : [],
    ),
  );
  const further = (id: number | null) => (id === null || offered.has(id) ? null : id);
  const chosen = [useBusiness(further(now.business_id)), useBusiness(further(before.business_id))];
  for (const one of chosen) if (one) offered.set(Number(one.value), one);
  const choices = {
    country_id: countries,
    business_associate_id: associates,
    type_id: types,
    business_id: [...offered.values()],
  };
  return { choices, onBusinessTyped: onTyped };
}

/** A business by its people, whoever they are: it may have no client who is offered, or none among the first. */
function useBusiness(id: number | null): Choice | undefined {
  const body = { business_id: id ?? undefined };
  const { data } = useCall("previewBulkEmailPeople", { body }, { isReady: id !== null, freshForMs: oneMinute });
  const name = data?.people.find(({ company_name }) => company_name)?.company_name;
  return id !== null && name ? { value: String(id), label: name } : undefined;
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
