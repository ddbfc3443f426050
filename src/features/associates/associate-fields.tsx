import { Select, TextInput } from "@mantine/core";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { PhoneInForm } from "#ui/form/phone-in-form.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { AssociateValues } from "./associate-form.ts";
import { words } from "./words.ts";

interface AssociateFieldsProps {
  form: Form<AssociateValues>;
  types: readonly { value: string; label: string }[];
}

/** The fields of the associate's person and kind of salesperson. */
export function AssociateFields({ form, types }: AssociateFieldsProps) {
  const { salesperson_type_id } = form.values;
  return (
    <>
      <TextInput label={words.firstName} required data-autofocus {...form.text("first_name")} />
      <TextInput label={words.lastName} required {...form.text("last_name")} />
      <TextInput label={words.email} type="email" required {...form.text("email")} />
      <TextInput label={words.userName} required {...form.text("user_name")} />
      <Select
        label={words.type}
        required
        allowDeselect={false}
        data={[...types]}
        value={salesperson_type_id?.toString() ?? null}
        onChange={(id) => form.set("salesperson_type_id", id === null ? null : Number(id))}
        error={form.errors.salesperson_type_id}
        comboboxProps={{ transitionProps: { duration: 0 } }}
      />
      <PhoneInForm form={form} countries={useCountryCodes()} />
    </>
  );
}
