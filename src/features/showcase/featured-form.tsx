import { Textarea } from "@mantine/core";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { NumberField } from "#ui/form/number-field.tsx";
import { TypedSelect } from "#ui/form/typed-select.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { type Featured, whomOf } from "./featured-columns.tsx";
import { useClients } from "./use-clients.ts";
import { words } from "./words.ts";

/** The fields of special stones in the form. */
export interface FeaturedForm {
  stock_numbers: string;
  /** `all`, `business 4` or `person 6`. */
  user_id: string | null;
  remark: string;
  sequence: number | string;
  version: number;
}

export const emptyFeatured: FeaturedForm = { stock_numbers: "", user_id: "all", remark: "", sequence: "", version: 0 };

export const formOf = (row: Featured): FeaturedForm => ({
  stock_numbers: row.stone.stock_no,
  user_id: row.business ? `business ${row.business.id}` : row.account ? `person ${row.account.id}` : "all",
  remark: row.remark ?? "",
  sequence: row.sequence,
  version: row.version,
});

/** The part of the body that adding and changing share. */
export function bodyOf({ user_id, remark, sequence }: FeaturedForm) {
  const [kind, id] = (user_id ?? "all").split(" ");
  return {
    business_id: kind === "business" ? Number(id) : null,
    user_id: kind === "person" ? Number(id) : null,
    remark: remark.trim() || null,
    ...(sequence !== "" && { sequence: sentNumber(sequence) as number }),
  };
}

/** The names of the fields. `rows` give the names of people. */
export const featuredFields = (rows: readonly Featured[]): FieldWords<FeaturedForm> => ({
  stock_numbers: { label: words.numbers },
  user_id: {
    label: words.whom,
    show: (whom) => {
      const known = rows.find((row) => formOf(row).user_id === whom);
      return known ? whomOf(known) : whom === "all" ? words.everybody : words.newWhom;
    },
  },
  remark: { label: words.remark },
  sequence: { label: words.place },
});

/** The fields of a special stone: its client, its remark, and its place. */
export function FeaturedFields({ form, placeHint }: { form: Form<FeaturedForm>; placeHint: string }) {
  const { business_id, user_id } = bodyOf(form.values);
  const { businesses, people } = useClients({ business: business_id ?? undefined, person: user_id ?? undefined });
  const options = [
    { value: "all", label: words.everybody },
    {
      group: words.businesses,
      items: businesses.options.map(({ value, label }) => ({ value: `business ${value}`, label })),
    },
    { group: words.people, items: people.options.map(({ value, label }) => ({ value: `person ${value}`, label })) },
  ];
  return (
    <section>
      <TypedSelect
        label={words.whom}
        description={words.whomHint}
        allowDeselect={false}
        data={options}
        onTyped={(text) => {
          businesses.onTyped(text);
          people.onTyped(text);
        }}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        {...form.pick("user_id")}
      />
      <Textarea
        label={words.remark}
        description={words.remarkHint}
        autosize
        minRows={2}
        data-autofocus
        {...form.text("remark")}
      />
      <NumberField label={words.place} description={placeHint} {...form.pick("sequence")} />
    </section>
  );
}
