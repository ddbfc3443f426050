import type { FormRefusal } from "#api/form-outcome.ts";
import type { Body } from "#api/operation-types.ts";
import { freshHours } from "#domain/freshness.ts";
import { type DiamondType, originNames, type StoneOrigin } from "#domain/stone.ts";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { Provider } from "./provider.ts";
import { words } from "./words.ts";

/** A provider as the forms hold it. Its default values are fields like the others. */
export interface ProviderValues {
  name: string;
  provider_type: "1" | "2";
  prefix: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  diamond_type: string | null;
  stone_origin: string | null;
  location: string | null;
  fresh_hours: number | string;
  /** Empty for never. */
  lapse_hours: number | string;
  gone_limit_pct: number | string;
  price_limit_pct: number | string;
  terms: string;
  note: string;
  /** The version that the person saw; 0 for a new provider. */
  version: number;
}

/** Spec §9: a provider delivers by the API unless somebody says otherwise. */
export const noProvider: ProviderValues = {
  name: "",
  provider_type: "2",
  prefix: "",
  contact_name: "",
  contact_email: "",
  contact_phone: "",
  diamond_type: null,
  stone_origin: null,
  location: null,
  fresh_hours: freshHours,
  lapse_hours: "",
  gone_limit_pct: 20,
  price_limit_pct: 15,
  terms: "",
  note: "",
  version: 0,
};

export const valuesOf = (provider: Provider): ProviderValues => ({
  name: provider.name,
  provider_type: provider.provider_type === 1 ? "1" : "2",
  prefix: provider.prefix,
  contact_name: provider.contact_name ?? "",
  contact_email: provider.contact_email ?? "",
  contact_phone: provider.contact_phone ?? "",
  diamond_type: provider.defaults.diamond_type,
  stone_origin: provider.defaults.stone_origin?.toString() ?? null,
  location: provider.defaults.location?.code ?? null,
  fresh_hours: provider.fresh_hours,
  lapse_hours: provider.lapse_hours ?? "",
  gone_limit_pct: provider.gone_limit_pct,
  price_limit_pct: provider.price_limit_pct,
  terms: provider.terms ?? "",
  note: provider.note ?? "",
  version: provider.version,
});

const textOrNull = (text: string) => text.trim() || null;
/** An empty field sends no number: the server refuses what it needs at its field. */
const numberOf = (typed: number | string) => sentNumber(typed) as number;

/** The body that adding and changing share. */
export const bodyOf = (values: ProviderValues): Body<"createProvider"> => ({
  name: values.name.trim(),
  provider_type: values.provider_type === "1" ? 1 : 2,
  prefix: values.prefix.trim(),
  contact_name: textOrNull(values.contact_name),
  contact_email: textOrNull(values.contact_email),
  contact_phone: textOrNull(values.contact_phone),
  defaults: {
    diamond_type: values.diamond_type as DiamondType | null,
    stone_origin: values.stone_origin === null ? null : (Number(values.stone_origin) as StoneOrigin),
    location: values.location,
  },
  fresh_hours: numberOf(values.fresh_hours),
  lapse_hours: sentNumber(values.lapse_hours),
  gone_limit_pct: numberOf(values.gone_limit_pct),
  price_limit_pct: numberOf(values.price_limit_pct),
  terms: textOrNull(values.terms),
  note: textOrNull(values.note),
});

/** A refusal with the default values under the names that they have in the form. */
export const atFields = (refusal: FormRefusal<ProviderValues> | undefined) =>
  refusal?.errors
    ? { ...refusal, errors: refusal.errors.map((one) => ({ ...one, path: one.path.replace("/defaults/", "/") })) }
    : refusal;

type Choices = readonly { value: string; label: string }[];
const labelIn = (choices: Choices, value: string | null) =>
  choices.find((one) => one.value === value)?.label ?? value ?? words.fileSays;

/** The names of the fields for a comparison of two versions. */
export const fieldWords = (locations: Choices): FieldWords<ProviderValues> => ({
  name: { label: words.name },
  provider_type: { label: words.type, show: (type) => words.types[Number(type)] },
  prefix: { label: words.prefix },
  contact_name: { label: words.contactName },
  contact_email: { label: words.email },
  contact_phone: { label: words.phone },
  diamond_type: { label: words.diamondType, show: (type) => labelIn(diamondTypeChoices, type) },
  stone_origin: { label: words.origin, show: (origin) => labelIn(originChoices, origin) },
  location: { label: words.location, show: (code) => labelIn(locations, code) },
  fresh_hours: { label: words.freshHours, show: (hours) => `${hours}${words.hours}` },
  lapse_hours: {
    label: words.lapseHours,
    show: (hours) => (hours === "" ? words.neverLapses : `${hours}${words.hours}`),
  },
  gone_limit_pct: { label: words.goneLimit, show: (share) => `${share}${words.percent}` },
  price_limit_pct: { label: words.priceLimit, show: (share) => `${share}${words.percent}` },
  terms: { label: words.terms },
  note: { label: words.note },
});

export const diamondTypeChoices: Choices = Object.entries(words.diamondTypes).map(([value, label]) => ({
  value,
  label,
}));
export const originChoices: Choices = Object.entries(originNames).map(([value, label]) => ({ value, label }));
