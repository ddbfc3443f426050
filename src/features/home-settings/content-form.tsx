import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { Body } from "#api/operation-types.ts";
import { formatDate } from "#domain/format.ts";
import {
  bannerTypes,
  type ContentKind,
  type ContentPage,
  contentPages,
  contentPicturesMax,
} from "#domain/home-content.ts";
import { DateField } from "#ui/form/date-field.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { type Picture, PicturesField } from "#ui/form/pictures-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { ContentRow } from "./content-kinds.ts";
import { words } from "./words.ts";

/** The fields of a popup, an event or a banner. */
export interface ContentForm {
  title: string;
  description: string;
  page: string;
  type: string;
  start_date: string | null;
  end_date: string | null;
  images: readonly Picture[];
  version: number;
}

export const contentFields: FieldWords<ContentForm> = {
  title: { label: words.title },
  description: { label: words.text },
  page: { label: words.page, show: (page) => words.pages[page as ContentPage] },
  type: { label: words.type, show: (type) => words.types[Number(type) as 1] },
  start_date: { label: words.from, show: formatDate },
  end_date: { label: words.to, show: formatDate },
  images: { label: words.pictures, show: (images) => words.picturesShown(images.length) },
};

export const emptyContent: ContentForm = {
  title: "",
  description: "",
  page: "dashboard",
  type: String(bannerTypes.notice),
  start_date: null,
  end_date: null,
  images: [],
  version: 0,
};

export const formOf = (row: ContentRow): ContentForm => ({
  title: row.title,
  description: row.description,
  page: row.page,
  type: String(row.type ?? bannerTypes.notice),
  start_date: row.start_date,
  end_date: row.end_date,
  images: row.images,
  version: row.version,
});

/** The part of the body that adding and changing share. Of a type the value is sent (spec §3). */
export const bodyOf = (kind: ContentKind, values: ContentForm) =>
  ({
    title: values.title.trim(),
    description: values.description.trim(),
    page: values.page as ContentPage,
    start_date: values.start_date ?? "",
    end_date: values.end_date ?? "",
    ...(kind === "banner" && { type: Number(values.type) }),
  }) as Body<"createBanner">;

/** The new pictures as files of the form. */
export const filesOf = ({ images }: ContentForm) => {
  const added = images.filter((one): one is File => one instanceof File);
  return added.length > 0 ? { files: { images: added } } : {};
};

/** The stored pictures that stay. */
export const keptOf = ({ images }: ContentForm) => images.flatMap((one) => (one instanceof File ? [] : one.id));

const pageChoices = contentPages.map((value) => ({ value, label: words.pages[value] }));
const typeChoices = Object.values(bannerTypes).map((value) => ({ value: String(value), label: words.types[value] }));

export function ContentFields({ form, kind }: { form: Form<ContentForm>; kind: ContentKind }) {
  const select = (name: "page" | "type") => {
    const { value, error } = form.pick(name);
    return {
      name,
      value,
      error,
      onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
    };
  };
  return (
    <>
      <section>
        <TextInput label={words.title} required data-autofocus maxLength={100} {...form.text("title")} />
        <Textarea
          label={words.text}
          description={words.textHint}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={4000}
          {...form.text("description")}
        />
        <NativeSelect label={words.page} data={pageChoices} {...select("page")} />
        {kind === "banner" && <NativeSelect label={words.type} data={typeChoices} {...select("type")} />}
      </section>
      <section>
        <DateField label={words.from} required {...form.pick("start_date")} />
        <DateField label={words.to} required {...form.pick("end_date")} />
      </section>
      <section>
        <PicturesField
          label={words.pictures}
          hint={words.picturesHint}
          most={contentPicturesMax}
          {...form.pick("images")}
        />
      </section>
    </>
  );
}
