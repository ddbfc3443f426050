import { Select, Textarea, TextInput } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { usePlaceLists } from "#api/use-places.ts";
import type { BusinessValues } from "#domain/business-values.ts";
import { clearing } from "#ui/form/clearing.ts";
import { PlaceFields } from "#ui/form/place-fields.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { words } from "./words.ts";

const day = 86_400_000;

/** The sub-masters that the house offers in a list. */
export const useOffered = (code: "BUSINESS_TYPE" | "DOC_TYPE_BUSINESS") =>
  useCall("listSubMasters", { query: { code, is_active: true } }, { freshForMs: day }).data?.data ?? [];

/** The details of the business and its place: two groups, side by side if there is room. */
export function BusinessFields({ form }: { form: Pick<Form<BusinessValues>, "values" | "errors" | "text" | "set"> }) {
  const types = useOffered("BUSINESS_TYPE");
  const { type_id } = form.values;
  return (
    <>
      <section className="business-fields">
        <TextInput label={words.company} required autoComplete="organization" {...form.text("company_name")} />
        <Select
          label={words.businessType}
          clearable
          clearButtonProps={clearing(`${words.businessType}: –`)}
          data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={type_id === null ? null : String(type_id)}
          onChange={(id) => form.set("type_id", id === null ? null : Number(id))}
          error={form.errors.type_id}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
        <TextInput label={words.taxNumber} autoComplete="off" {...form.text("tax_identification_number")} />
        <TextInput label={words.phone} type="tel" autoComplete="tel" {...form.text("phone_number")} />
        <TextInput label={words.website} inputMode="url" autoComplete="url" {...form.text("website")} />
      </section>
      <section className="business-fields">
        <PlaceFields lists={usePlaceLists(form.values)} form={form} />
        <Textarea label={words.address} autosize minRows={2} autoComplete="street-address" {...form.text("address")} />
        <TextInput label={words.postalCode} autoComplete="postal-code" {...form.text("postal_code")} />
      </section>
    </>
  );
}
