import { TextInput } from "@mantine/core";
import { useAssociates } from "#api/use-associates.ts";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { useOffered } from "#api/use-offered.ts";
import type { PhoneValue } from "#ui/form/phone-field.tsx";
import { PhoneInForm } from "#ui/form/phone-in-form.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { Choice } from "./choice.tsx";
import type { PersonValues } from "./person-form.ts";
import { useIsAdministrator } from "./use-is-administrator.ts";
import { words } from "./words.ts";

type TextField = "first_name" | "last_name" | "email" | "user_name";
type ChoiceField = "designation_id" | "business_associate_id";

/** A form with a person among its values. */
interface PersonForm extends Pick<Form<PersonValues>, "values" | "errors" | "setErrors"> {
  text: (name: TextField) => ReturnType<Form<PersonValues>["text"]>;
  set: ((name: ChoiceField, id: number | null) => void) & ((name: "phone", phone: PhoneValue) => void);
}

/** The fields of a person. A new one has a number, and an administrator also chooses the associate. */
export function PersonFields({ form, isNew = false }: { form: PersonForm; isNew?: boolean }) {
  const isAdministrator = useIsAdministrator();
  const associates = useAssociates(isAdministrator);
  const { values, errors } = form;
  return (
    <>
      <TextInput label={words.firstName} required data-autofocus {...form.text("first_name")} />
      <TextInput label={words.lastName} required {...form.text("last_name")} />
      <TextInput label={words.email} type="email" required {...form.text("email")} />
      <TextInput label={words.userName} required {...form.text("user_name")} />
      <PhoneInForm form={form} countries={useCountryCodes()} required={isNew} />
      <Choice
        label={words.designation}
        data={useOffered("COMPANY_DESIGNATION")}
        value={values.designation_id}
        error={errors.designation_id}
        onChange={(id) => form.set("designation_id", id)}
      />
      {isAdministrator && (
        <Choice
          label={words.associate}
          placeholder={words.noAssociate}
          data={associates}
          value={values.business_associate_id}
          error={errors.business_associate_id}
          onChange={(id) => form.set("business_associate_id", id)}
        />
      )}
    </>
  );
}
