import { useMemo } from "react";
import { useCall } from "#api/query.ts";

/** The providers of the house by name, for forms and filters. */
export function useProviders() {
  const read = useCall("listProviders", { query: { size: 1000 } });
  const providers = useMemo(() => read.data?.data.map(({ id, name }) => ({ id, label: name })), [read.data]);
  return { ...read, providers };
}
