import { number2 } from "#domain/format.ts";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { NumberField } from "#ui/form/number-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { words } from "./words.ts";

/** The two ends of a range or a sub-range; an empty field holds an empty text. */
export interface BoundsForm {
  from_carat: number | string;
  to_carat: number | string;
  version: number;
}

const show = (value: number | string) => number2(value === "" ? null : Number(value));

export const boundsFields: FieldWords<BoundsForm> = {
  from_carat: { label: words.from, show },
  to_carat: { label: words.to, show },
};

export const emptyBounds: BoundsForm = { from_carat: "", to_carat: "", version: 0 };

export const formOf = ({ from_carat, to_carat, version }: { from_carat: number; to_carat: number; version: number }) =>
  ({ from_carat, to_carat, version }) satisfies BoundsForm;

/** The body of a save. An empty field is absent, and the server says that it is required. */
export const bodyOf = ({ from_carat, to_carat }: BoundsForm) =>
  ({
    ...(from_carat !== "" && { from_carat: sentNumber(from_carat) }),
    ...(to_carat !== "" && { to_carat: sentNumber(to_carat) }),
  }) as { from_carat: number; to_carat: number };

const carat = { places: 2, isFixed: true, required: true } as const;

/** The fields of a range or a sub-range. */
export function BoundsFields({ form, hint }: { form: Form<BoundsForm>; hint: string }) {
  return (
    <section>
      <NumberField label={words.from} {...carat} data-autofocus {...form.pick("from_carat")} />
      <NumberField label={words.to} {...carat} {...form.pick("to_carat")} />
      <p className="dim">{hint}</p>
    </section>
  );
}
