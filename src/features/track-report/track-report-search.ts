import { isRoleId, type RoleId } from "#domain/roles.ts";
import { choiceParam, textParam, wholeParam } from "#domain/search-params.ts";

export const lifeKinds = ["stock", "price", "interest", "deal"] as const;
export type LifeKind = (typeof lifeKinds)[number];

/** The address of the track report: which stone, and which of its steps. */
export interface TrackReportSearch {
  search?: string;
  kind?: LifeKind;
  role_id?: RoleId;
}

/** As long as what is searched for can be. */
const numberMax = 60;

/** Reads the address of the track report. */
export function trackReportSearch(raw: Record<string, unknown>): TrackReportSearch {
  const role = wholeParam(raw.role_id);
  return {
    search: textParam(raw.search)?.slice(0, numberMax),
    kind: choiceParam(raw.kind, lifeKinds),
    role_id: isRoleId(role) ? role : undefined,
  };
}
