import { useCall } from "./query.ts";

const minute = 60_000;
const none: readonly { value: string; label: string }[] = [];

/** The offered entries of a master, as a field shows them. */
export function useOffered(code: "BUSINESS_TYPE" | "COMPANY_DESIGNATION"): readonly { value: string; label: string }[] {
  const query = { code, is_active: true, size: 1000 };
  const { data } = useCall("listSubMasters", { query }, { freshForMs: minute });
  return data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? none;
}

export const nameIn = (choices: readonly { value: string; label: string }[], id: number | null): string | null =>
  choices.find(({ value }) => value === String(id))?.label ?? null;
