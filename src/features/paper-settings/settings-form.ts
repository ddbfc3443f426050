import type { Data } from "#api/operation-types.ts";
import { formatDateTime } from "#domain/format.ts";
import { type PaperSettings, paperSizes } from "#domain/paper-settings.ts";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { FileValue } from "#ui/form/file-value.ts";
import { words } from "./words.ts";

export type StoredSettings = Data<"getPaperSettings">;

export const textFields = ["name", "tax_number"] as const;
export const areaFields = [
  "address",
  "contact",
  "bank",
  "memo_clause",
  "payment_terms",
  "tax_statement",
  "footer",
] as const;
export const prefixFields = ["order_prefix", "memo_prefix", "invoice_prefix", "credit_prefix"] as const;
type TextField = (typeof textFields | typeof areaFields | typeof prefixFields)[number];

/** The settings as fields. An empty field holds an empty text. */
export type SettingsForm = Record<TextField, string> & {
  payment_days: number | string;
  paper_size: string;
  logo: FileValue;
  /** The stored picture, which is removed when another or none is chosen. */
  logo_id: number | null;
  version: number;
};

export const fields: FieldWords<SettingsForm> = {
  name: { label: words.name },
  address: { label: words.address },
  tax_number: { label: words.tax_number },
  contact: { label: words.contact },
  bank: { label: words.bank },
  memo_clause: { label: words.memo_clause },
  payment_terms: { label: words.payment_terms },
  payment_days: { label: words.payment_days },
  tax_statement: { label: words.tax_statement },
  footer: { label: words.footer },
  order_prefix: { label: words.order_prefix },
  memo_prefix: { label: words.memo_prefix },
  invoice_prefix: { label: words.invoice_prefix },
  credit_prefix: { label: words.credit_prefix },
  paper_size: { label: words.paper_size },
  logo: {
    label: words.logo,
    show: (logo) => (logo instanceof File ? logo.name : logo ? words.storedLogo : words.noLogo),
  },
};

export function formOf(stored: StoredSettings): SettingsForm {
  const { logo, payment_days, paper_size, version } = stored;
  const texts = Object.fromEntries(
    [...textFields, ...areaFields, ...prefixFields].map((name) => [name, stored[name] ?? ""]),
  ) as Record<TextField, string>;
  return {
    ...texts,
    payment_days: payment_days ?? "",
    paper_size,
    logo: logo?.url ?? null,
    logo_id: logo?.id ?? null,
    version,
  };
}

/** The settings in the fields, in the form of papers. */
export function settingsOf({ logo: _, logo_id: __, version: ___, ...values }: SettingsForm): PaperSettings {
  const orNull = (name: (typeof textFields | typeof areaFields)[number]) => values[name].trim() || null;
  return {
    ...values,
    name: orNull("name"),
    address: orNull("address"),
    tax_number: orNull("tax_number"),
    contact: orNull("contact"),
    bank: orNull("bank"),
    memo_clause: orNull("memo_clause"),
    payment_terms: orNull("payment_terms"),
    tax_statement: orNull("tax_statement"),
    footer: orNull("footer")?.replace(/\s*\n\s*/g, " ") ?? null,
    payment_days: sentNumber(values.payment_days),
    paper_size: paperSizes.find((size) => size === values.paper_size) ?? "A4",
  };
}

/** The body of a save. A new picture or none removes the stored one. */
export function bodyOf(form: SettingsForm) {
  const isRemoved = form.logo === null && form.logo_id !== null;
  const removeFiles = isRemoved && form.logo_id ? { removeFiles: [form.logo_id] } : {};
  return { ...settingsOf(form), ...removeFiles, version: form.version };
}
export const filesOf = ({ logo }: SettingsForm) => (logo instanceof File ? { files: { logo } } : {});

/** The person who saved meanwhile, and the time. */
export const savedBy = ({ saved_by, saved_at }: StoredSettings): string | undefined =>
  saved_by && saved_at ? `${saved_by.first_name} ${saved_by.last_name} (${formatDateTime(saved_at)})` : undefined;
