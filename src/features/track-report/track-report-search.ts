import { isRoleId, type RoleId } from "#domain/roles.ts";
import { choiceParam, textParam, wholeParam } from "#domain/search-params.ts";

export const lifeKinds = ["stock", "price", "interest", "deal"] as const;
export type LifeKind = (typeof lifeKinds)[number];

/** The address of the track report: the stone, and the filter of its steps. */
export interface TrackReportSearch {
  /** Its stock or report number. */
  stock?: string;
  kind?: LifeKind;
  role_id?: RoleId;
}

/** The longest number that can be searched for. Older links say `search`. */
const numberMax = 60;

/** Reads the address of the track report. */
export function trackReportSearch(raw: Record<string, unknown>): TrackReportSearch {
  const role = wholeParam(raw.role_id);
  return {
    stock: textParam(raw.stock ?? raw.search, numberMax),
    kind: choiceParam(raw.kind, lifeKinds),
    role_id: isRoleId(role) ? role : undefined,
  };
}
