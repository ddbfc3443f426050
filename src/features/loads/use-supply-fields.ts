import { useMemo } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";

export type SupplyField = Data<"listSupplyFields">[number];

const tenMinutes = 600_000;
const noFields: readonly SupplyField[] = [];

/** The fields of a stone that a column can fill, and their labels. An unknown field is its own label. */
export function useSupplyFields() {
  const read = useCall("listSupplyFields", {}, { freshForMs: tenMinutes });
  const fields = read.data ?? noFields;
  const known = useMemo(() => {
    const byName = new Map(fields.map((field) => [field.field, field]));
    return {
      fields,
      factOf: (name: string | null) => (name === null ? undefined : byName.get(name)),
      labelOf: (name: string | null) => (name === null ? "" : (byName.get(name)?.label ?? name)),
    };
  }, [fields]);
  return { ...known, read };
}

export type SupplyFields = ReturnType<typeof useSupplyFields>;
