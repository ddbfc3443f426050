import { useCall } from "#api/query.ts";
import { type StoneAttribute, stoneAttributes } from "#domain/stone.ts";

const tenMinutes = 600_000;

/** The house's names for the codes of its stones. An unknown code is its own name. */
export function useAttributeNames(): (attribute: StoneAttribute, code: string) => string {
  const { data } = useCall("listStoneAttributes", {}, { freshForMs: tenMinutes });
  return (attribute, code) => {
    const known = stoneAttributes[attribute];
    const list = "picked" in known ? known.picked : attribute;
    const entries = data?.[list as keyof typeof data];
    return entries?.find((entry) => entry.code === code)?.name ?? code;
  };
}
