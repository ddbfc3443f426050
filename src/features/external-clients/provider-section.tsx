import { Select } from "@mantine/core";
import { useCall } from "#api/query.ts";
import type { Form } from "#ui/form/use-form.ts";
import type { ExternalClient } from "./client.ts";
import type { ClientValues, Provider } from "./client-form.ts";
import { words } from "./words.ts";

const aMinute = 60_000;

/** The providers of the house. Whoever may not read them sees the one that the client is linked to. */
export function useProviders({ provider }: ExternalClient): readonly Provider[] {
  const { data } = useCall("listProviders", { query: { size: 1000 } }, { freshForMs: aMinute });
  const known = data?.data ?? (provider ? [provider] : []);
  return known.map(({ id, name }) => ({ value: String(id), label: name }));
}

interface ProviderSectionProps {
  form: Pick<Form<ClientValues>, "values" | "errors" | "set">;
  providers: readonly Provider[];
  isApi: boolean;
}

/** Links the account to the provider whose stock it delivers, or takes the link away. */
export const ProviderSection = ({ form, providers, isApi }: ProviderSectionProps) => (
  <section>
    <Select
      label={words.provider}
      description={words.providerHint(isApi)}
      searchable
      clearable
      data={[...providers]}
      value={form.values.provider_id}
      onChange={(id) => form.set("provider_id", id)}
      error={form.errors.provider_id}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  </section>
);
