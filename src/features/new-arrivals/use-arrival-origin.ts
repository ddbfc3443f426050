import { useCall } from "#api/query.ts";
import { originCodes, type StoneOrigin } from "#domain/stone.ts";
import type { ArrivalOrigin } from "./new-arrivals-search.ts";

const tenMinutes = 600_000;
const codeOf: Record<ArrivalOrigin, StoneOrigin | null> = { ...originCodes, both: null };
const nameOf = (code: StoneOrigin | null): ArrivalOrigin =>
  code === null ? "both" : code === originCodes.labGrown ? "labGrown" : "natural";

/** The origin of the arrivals: natural, lab grown or both. The address decides, else the person's usual search. */
export function useArrivalOrigin(chosen: ArrivalOrigin | undefined) {
  const { data: start, isError } = useCall("getSearchStart", undefined, { freshForMs: tenMinutes });
  const origin = chosen ?? (start ? nameOf(start.stone_origin) : "natural");
  return { origin, stone_origin: codeOf[origin], isReady: chosen !== undefined || start !== undefined || isError };
}
