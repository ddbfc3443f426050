import { Checkbox, Select, Textarea, TextInput } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { defaultNow } from "#domain/field-messages.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FileField } from "#ui/form/file-field.tsx";
import type { FileValue } from "#ui/form/file-value.ts";
import type { Form } from "#ui/form/use-form.ts";
import type { PresentDefault } from "./present-default.ts";
import type { SubMaster } from "./sub-masters-columns.tsx";
import { words } from "./words.ts";

/** The fields of a sub-master, with its picture. */
export interface SubMasterForm {
  master_id: string | null;
  code: string;
  name: string;
  keyword: string;
  description: string;
  is_default: boolean;
  is_display: boolean;
  image: FileValue;
  /** The stored picture, which is removed when another or none is chosen. */
  image_id: number | null;
  version: number;
}

export const subMasterFields: FieldWords<SubMasterForm> = {
  master_id: { label: words.master },
  code: { label: words.code },
  name: { label: words.name },
  keyword: { label: words.keyword },
  description: { label: words.description },
  is_default: { label: words.isDefault },
  is_display: { label: words.isDisplay },
  image: {
    label: words.image,
    show: (image) => (image instanceof File ? image.name : image ? words.storedImage : words.noImage),
  },
};

export const emptySubMaster = (masterId: number | undefined): SubMasterForm => ({
  master_id: masterId?.toString() ?? null,
  code: "",
  name: "",
  keyword: "",
  description: "",
  is_default: false,
  is_display: true,
  image: null,
  image_id: null,
  version: 0,
});

export const formOf = (row: SubMaster): SubMasterForm => ({
  master_id: String(row.master_id),
  code: row.code,
  name: row.name,
  keyword: row.keyword ?? "",
  description: row.description ?? "",
  is_default: row.is_default,
  is_display: row.is_display,
  image: row.image?.url ?? null,
  image_id: row.image?.id ?? null,
  version: row.version,
});

/** The part of the body that adding and changing share. */
export const bodyOf = ({ code, name, keyword, description, is_default, is_display }: SubMasterForm) => ({
  code,
  name,
  keyword: keyword || null,
  description: description || null,
  is_default,
  is_display,
});

/** The new picture as a file of the form. */
export const filesOf = ({ image }: SubMasterForm) => (image instanceof File ? { files: { image } } : {});

/** A field with the masters by name. */
function MasterField({ form }: { form: Form<SubMasterForm> }) {
  const masters = useCall("listMasters", { query: { size: 1000, sort: "name" } });
  return (
    <Select
      label={words.master}
      required
      searchable
      data={masters.data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      {...form.pick("master_id")}
    />
  );
}

interface Fields {
  form: Form<SubMasterForm>;
  present: PresentDefault;
  asksMaster?: boolean;
}

export function SubMasterFields({ form, present: { other }, asksMaster }: Fields) {
  const defaultHint = other ? words.defaultHintNow(defaultNow(other.name)) : words.defaultHint;
  return (
    <>
      <section>
        {asksMaster && <MasterField form={form} />}
        <TextInput label={words.name} required data-autofocus={!asksMaster || undefined} {...form.text("name")} />
        <TextInput label={words.code} required {...form.text("code")} />
        <TextInput label={words.keyword} description={words.keywordHint} {...form.text("keyword")} />
        <Textarea label={words.description} autosize minRows={2} {...form.text("description")} />
      </section>
      <section>
        <Checkbox label={words.isDefault} description={defaultHint} {...form.tick("is_default")} />
        <Checkbox label={words.isDisplay} description={words.displayHint} {...form.tick("is_display")} />
      </section>
      <section>
        <FileField
          label={words.image}
          hint={words.imageHint}
          accept="image/png,image/jpeg,image/webp"
          {...form.pick("image")}
        />
      </section>
    </>
  );
}
