import { Select, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useCall } from "#api/query.ts";
import { formatDate } from "#domain/format.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { SearchChips } from "#stones/search-chips.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { TypedSelect } from "#ui/form/typed-select.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { lookingOf } from "./looking.ts";
import { useClients } from "./use-clients.ts";
import { words } from "./words.ts";

// The calendar is large, and only an open drawer needs it.
const DateField = lazy(() => import("#ui/form/date-field.tsx").then((m) => ({ default: m.DateField })));

export interface DemandForm {
  name: string;
  /** A saved search that replaces the demand's own. */
  saved: string | null;
  client_id: string | null;
  expires_on: string | null;
  version: number;
}

export const demandWords: FieldWords<DemandForm> = {
  name: { label: words.name },
  saved: { label: words.fromSaved },
  client_id: { label: words.client },
  expires_on: { label: words.expires, show: formatDate },
};

const saveMost = 100;

/** The searches that a demand can take over, by their ids. */
export function useSavedSearches() {
  const { data } = useCall("listSavedSearches", { query: { size: saveMost } });
  return data?.data ?? [];
}

interface DemandFieldsProps {
  form: Form<DemandForm>;
  /** The search of the demand, as the form has it now. */
  search: StoneSearch | undefined;
  saved: ReturnType<typeof useSavedSearches>;
  roleId: number;
}

/** The fields of a demand: its name, its search, its client, and its end. */
export function DemandFields({ form, search, saved, roleId }: DemandFieldsProps) {
  const { client_id } = form.values;
  const { clients, onTyped } = useClients(roleId, client_id === null ? undefined : Number(client_id));
  return (
    <section>
      <TextInput label={words.name} required data-autofocus {...form.text("name")} />
      {search && <SearchChips search={search} wrap />}
      <Select
        label={words.fromSaved}
        description={words.fromSavedHint}
        searchable
        clearable
        data={saved.map(({ id, name }) => ({ value: String(id), label: name }))}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        {...form.pick("saved")}
      />
      {lookingOf(roleId) !== "own" && (
        <TypedSelect
          label={words.client}
          description={words.clientHint}
          clearable
          onTyped={onTyped}
          data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
          comboboxProps={{ transitionProps: { duration: 0 } }}
          {...form.pick("client_id")}
        />
      )}
      <Suspense fallback={<TextInput label={words.expires} disabled />}>
        <DateField label={words.expires} {...form.pick("expires_on")} />
      </Suspense>
      <p className="dim">{words.expiresHint}</p>
    </section>
  );
}
