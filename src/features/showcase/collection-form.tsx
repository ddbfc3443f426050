import { Select, Textarea, TextInput } from "@mantine/core";
import type { Data } from "#api/operation-types.ts";
import { setMax } from "#domain/limits.ts";
import { stockNumbersIn } from "#domain/stock-numbers.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FileField } from "#ui/form/file-field.tsx";
import type { FileValue } from "#ui/form/file-value.ts";
import { type RefusedNumber, StockNumbersField } from "#ui/form/stock-numbers-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { words } from "./words.ts";

type Whole = Data<"updateCollection">;

/** The fields of a collection, with its picture. */
export interface CollectionForm {
  name: string;
  description: string;
  diamond_type: string | null;
  image: FileValue;
  stock_numbers: string;
  /** The stored picture, which is removed when another or none is chosen. */
  image_id: number | null;
  version: number;
}

export const collectionFields: FieldWords<CollectionForm> = {
  name: { label: words.name },
  description: { label: words.description },
  diamond_type: { label: words.type, show: (type) => words.types[type as DiamondType] },
  image: {
    label: words.picture,
    show: (image) => (image instanceof File ? image.name : image ? words.storedPicture : words.noPicture),
  },
  stock_numbers: { label: words.stones, show: (text) => words.stonesOf(stockNumbersIn(text).length) },
};

export const emptyCollection: CollectionForm = {
  name: "",
  description: "",
  diamond_type: "white",
  image: null,
  stock_numbers: "",
  image_id: null,
  version: 0,
};

export const formOf = (row: Whole): CollectionForm => ({
  name: row.name,
  description: row.description ?? "",
  diamond_type: row.diamond_type,
  image: row.image?.url ?? null,
  stock_numbers: (row.stock_numbers ?? []).join("\n"),
  image_id: row.image?.id ?? null,
  version: row.version,
});

/** The part of the body that adding and changing share. */
export const bodyOf = ({ name, description, diamond_type }: CollectionForm) => ({
  name: name.trim(),
  description: description.trim() || null,
  diamond_type: diamond_type as DiamondType,
});

/** The new picture as a file of the form. */
export const filesOf = ({ image }: CollectionForm) => (image instanceof File ? { files: { image } } : {});

interface CollectionFieldsProps {
  form: Form<CollectionForm>;
  refused: readonly RefusedNumber[];
}

export function CollectionFields({ form, refused }: CollectionFieldsProps) {
  const { onChange, value, ...type } = form.pick("diamond_type");
  return (
    <>
      <section>
        <TextInput label={words.name} required data-autofocus {...form.text("name")} />
        <Textarea label={words.description} autosize minRows={2} {...form.text("description")} />
        <Select
          label={words.type}
          description={words.typeHint}
          allowDeselect={false}
          data={diamondTypes.map((each) => ({ value: each, label: words.types[each] }))}
          comboboxProps={{ transitionProps: { duration: 0 } }}
          value={value}
          onChange={onChange}
          {...type}
        />
      </section>
      <section>
        <StockNumbersField
          label={words.stones}
          hint={words.stonesHint}
          refused={refused}
          most={setMax}
          {...form.pick("stock_numbers")}
        />
      </section>
      <section>
        <FileField
          label={words.picture}
          hint={words.pictureHint}
          accept="image/png,image/jpeg,image/webp"
          {...form.pick("image")}
        />
      </section>
    </>
  );
}
