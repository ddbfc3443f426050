import { Textarea, TextInput } from "@mantine/core";
import { useOffered } from "#api/use-offered.ts";
import type { usePlaceLists } from "#api/use-places.ts";
import type { BusinessValues } from "#domain/business-values.ts";
import { PlaceFields } from "#ui/form/place-fields.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { Choice } from "./choice.tsx";
import { words } from "./words.ts";

type TextField = "company_name" | "tax_identification_number" | "address" | "postal_code" | "phone_number" | "website";
type ChoiceField = "type_id" | "country_id" | "state_id" | "city_id";

/** A form with a business among its values. */
interface BusinessForm extends Pick<Form<BusinessValues>, "values" | "errors"> {
  text: (name: TextField) => ReturnType<Form<BusinessValues>["text"]>;
  set: (name: ChoiceField, id: number | null) => void;
}

interface BusinessFieldsProps {
  form: BusinessForm;
  lists: ReturnType<typeof usePlaceLists>;
  /** True if the keyboard focus begins here. */
  isFirst?: boolean;
}

/** The fields of a business. Its documents are compared with them. */
export function BusinessFields({ form, lists, isFirst }: BusinessFieldsProps) {
  return (
    <>
      <TextInput label={words.company} required data-autofocus={isFirst || undefined} {...form.text("company_name")} />
      <Choice
        label={words.type}
        data={useOffered("BUSINESS_TYPE")}
        value={form.values.type_id}
        error={form.errors.type_id}
        onChange={(id) => form.set("type_id", id)}
      />
      <TextInput
        label={words.taxNumber}
        spellCheck={false}
        autoComplete="off"
        {...form.text("tax_identification_number")}
      />
      <Textarea label={words.address} autosize minRows={2} maxLength={300} {...form.text("address")} />
      <TextInput label={words.postalCode} maxLength={20} {...form.text("postal_code")} />
      <PlaceFields form={form} lists={lists} />
      <TextInput label={words.phone} type="tel" maxLength={30} {...form.text("phone_number")} />
      <TextInput label={words.website} maxLength={200} spellCheck={false} {...form.text("website")} />
    </>
  );
}
