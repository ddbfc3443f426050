import type { Body, Data } from "#api/operation-types.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { words } from "./words.ts";

export type Settings = Data<"getInventorySettings">;
type Access = Settings["userInventoryAccess"];

/** The limits of an account's stones, as the form holds them: for each limit all (null) or these. */
export interface AccessValues {
  diamond_types: readonly string[] | null;
  stone_origins: readonly string[] | null;
  provider_ids: readonly string[] | null;
  locations: readonly string[] | null;
  version: number;
}

/** The limits on stones, in the order in which they are checked. */
export const limits = ["diamond_types", "stone_origins", "provider_ids", "locations"] as const;
export type Limit = (typeof limits)[number];

const texts = (values: readonly (string | number)[] | null) => values?.map(String) ?? null;

export const accessValues = (access: Access): AccessValues => ({
  diamond_types: texts(access.diamond_types),
  stone_origins: texts(access.stone_origins),
  provider_ids: texts(access.provider_ids),
  locations: texts(access.locations),
  version: access.version,
});

export const accessBody = (values: AccessValues): Body<"setInventorySettings"> => ({
  diamond_types: values.diamond_types as Access["diamond_types"],
  stone_origins: (values.stone_origins?.map(Number) ?? null) as Access["stone_origins"],
  provider_ids: values.provider_ids?.map(Number) ?? null,
  locations: values.locations && [...values.locations],
  version: values.version,
});

export interface LimitChoice {
  value: string;
  label: string;
}

/** The choices of each limit. A limit that is no longer offered stays, or a save would lose it unseen. */
export function choicesOf(settings: Settings, values: AccessValues): Record<Limit, readonly LimitChoice[]> {
  const offered: Record<Limit, readonly LimitChoice[]> = {
    diamond_types: [
      { value: "white", label: words.white },
      { value: "fancy", label: words.fancy },
    ],
    stone_origins: [
      { value: "1", label: words.labGrown },
      { value: "2", label: words.natural },
    ],
    provider_ids: settings.providers.map(({ id, name, is_active }) => ({
      value: String(id),
      label: is_active ? name : `${name} ${words.off}`,
    })),
    locations: settings.getAllLocations.map(({ code, name }) => ({ value: code, label: name })),
  };
  const whole = (limit: Limit) => {
    const known = new Set(offered[limit].map(({ value }) => value));
    const gone = (values[limit] ?? []).filter((value) => !known.has(value));
    return [...offered[limit], ...gone.map((value) => ({ value, label: value }))];
  };
  return {
    diamond_types: whole("diamond_types"),
    stone_origins: whole("stone_origins"),
    provider_ids: whole("provider_ids"),
    locations: whole("locations"),
  };
}

/** The names of the limits for a comparison of two versions. */
export function accessWords(choices: Record<Limit, readonly LimitChoice[]>): FieldWords<AccessValues> {
  const shown = (limit: Limit) => (values: readonly string[] | null) =>
    values === null
      ? words.everything
      : choices[limit].flatMap(({ value, label }) => (values.includes(value) ? [label] : [])).join(" · ") || words.none;
  return {
    diamond_types: { label: words.types, show: shown("diamond_types") },
    stone_origins: { label: words.origins, show: shown("stone_origins") },
    provider_ids: { label: words.providers, show: shown("provider_ids") },
    locations: { label: words.locations, show: shown("locations") },
  };
}
