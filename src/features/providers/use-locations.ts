import { useCall } from "#api/query.ts";
import type { Provider } from "./provider.ts";

const minute = 60_000;
const none: readonly { value: string; label: string }[] = [];

/** The locations that forms offer now, with the location of this provider. */
export function useLocations(held?: Provider): readonly { value: string; label: string }[] {
  const query = { code: "LOCATION", is_active: true, size: 1000 };
  const { data } = useCall("listSubMasters", { query }, { freshForMs: minute });
  const offered = data?.data.map(({ code, name }) => ({ value: code, label: name })) ?? none;
  const own = held?.defaults.location;
  if (!own || offered.some(({ value }) => value === own.code)) return offered;
  return [...offered, { value: own.code, label: own.name }];
}
