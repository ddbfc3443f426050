import { Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useCall } from "#api/query.ts";
import { clientLabel } from "#domain/client-label.ts";
import { useClientOptions } from "#stones/use-client-options.ts";
import type { Option } from "#ui/form/option.ts";
import { TypedMultiSelect } from "#ui/form/typed-multi-select.tsx";
import { TypedSelect } from "#ui/form/typed-select.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { countsOf } from "./mailing.ts";
import { type MailingForm, type OneOfList, peopleOf } from "./mailing-form.ts";
import { oneOfLabels, useChoices } from "./one-of-list.ts";
import { words } from "./words.ts";

const pauseMs = 300;
/** The most people that the contract takes by name. */
const namedMost = 500;
const greeted = 5;
const atOnce = { transitionProps: { duration: 0 } };

type Choice = { value: string; label: string };

/** For whom a rule is: a filter over clients, or people by name, with how many it finds while one chooses. */
export function PeopleFields({ form }: { form: Form<MailingForm> }) {
  const { choices, onBusinessTyped } = useChoices(form.values);
  return (
    <section>
      <h3>{words.people}</h3>
      <TextInput
        label={words.peopleSearch}
        description={words.peopleHint}
        placeholder={words.everybody}
        {...form.text("people_search")}
      />
      <OneOf form={form} field="country_id" choices={choices.country_id} />
      <OneOf form={form} field="business_associate_id" choices={choices.business_associate_id} />
      <OneOf form={form} field="type_id" choices={choices.type_id} />
      <OneOf form={form} field="business_id" choices={choices.business_id} onTyped={onBusinessTyped} />
      <People form={form} />
    </section>
  );
}

interface OneOfProps {
  form: Form<MailingForm>;
  field: OneOfList;
  choices: readonly Choice[];
  onTyped?: (text: string) => void;
}

/** One part of the filter. What is chosen stays in its field, also if the house no longer offers it. */
function OneOf({ form, field, choices, onTyped }: OneOfProps) {
  const chosen = form.values[field];
  const value = chosen === null ? null : String(chosen);
  const isKnown = value === null || choices.some((one) => one.value === value);
  const shown = {
    label: oneOfLabels[field],
    placeholder: words.everybody,
    clearable: true,
    nothingFoundMessage: words.nothingFound,
    comboboxProps: atOnce,
    data: isKnown ? [...choices] : [...choices, { value, label: words.chosen(Number(value)) }],
    value,
    error: form.errors[field],
    onChange: (id: string | null) => form.set(field, id === null ? null : Number(id)),
  };
  return onTyped ? <TypedSelect {...shown} onTyped={onTyped} /> : <Select {...shown} searchable />;
}

/** The people by name, and whom the whole filter finds. */
function People({ form }: { form: Form<MailingForm> }) {
  const { values } = form;
  const [body] = useDebouncedValue(peopleOf(values), pauseMs);
  const { data } = useCall("previewBulkEmailPeople", { body }, { keepsPrevious: true });
  const { clients, onTyped } = useClientOptions();
  const found = (data?.people ?? []).map(({ account_id: id, name, company_name }) => ({
    id,
    label: [company_name, name].filter(Boolean).join(" | "),
  }));
  const offered = clients.map((client) => ({ id: client.id, label: clientLabel(client) }));
  return (
    <>
      <TypedMultiSelect
        label={words.peopleByName}
        description={words.peopleByNameHint}
        clearable
        hidePickedOptions
        maxValues={namedMost}
        limit={50}
        nothingFoundMessage={words.nothingFound}
        comboboxProps={atOnce}
        data={choicesOf([...offered, ...found], values.client_ids)}
        value={values.client_ids.map(String)}
        error={form.errors.client_ids}
        onTyped={onTyped}
        onChange={(ids) => form.set("client_ids", ids.map(Number))}
      />
      {data && (
        <div role="status" className="mailing-people">
          <p>{words.found(data.total, countsOf(data.counts))}</p>
          <p className="dim">{greetingsOf(data.people)}</p>
        </div>
      )}
    </>
  );
}

/** The first greetings of those who would get the letter. */
const greetingsOf = (people: readonly { salutation: string; left_out: string | null }[]): string =>
  people
    .filter(({ left_out }) => left_out === null)
    .slice(0, greeted)
    .map(({ salutation }) => salutation)
    .join(" · ");

/** Each person once, and the chosen ones also if nobody names them any more. */
function choicesOf(options: readonly Option[], chosen: readonly number[]): Choice[] {
  const labels = new Map(chosen.map((id) => [id, String(id)]));
  for (const { id, label } of options) labels.set(id, label);
  return [...labels].map(([id, label]) => ({ value: String(id), label }));
}
