import { mayChooseClient } from "#domain/client-label.ts";
import { codes } from "#domain/codes.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";

/** Who looks at stones, and acts on them. */
export interface StoneViewer {
  roleId: RoleId;
  seesCost: boolean;
  /** Looks at what a client sees and pays, and acts for a client. */
  choosesClient: boolean;
  /** The code of one's own business; whoever has none is not registered. */
  businessStatus: number;
  /** What one searches stands among one's recent searches; not while one looks with somebody else's eyes. */
  keepsSearches: boolean;
  /** Whether one may change what a screen shows: `transaction/hold`. */
  mayWrite: (screen: string) => boolean;
  /** Where the whole life of a stone is told, for whoever may read it. */
  trackPath?: (stockNo: string) => string;
}

type Person = { role_id: number; business_details: { status: number } | null; viewing?: object };

export const stoneViewer = (person: Person, mayWrite: StoneViewer["mayWrite"]): StoneViewer => ({
  roleId: person.role_id as RoleId,
  seesCost: maySeeCost(person.role_id as RoleId),
  choosesClient: mayChooseClient(person.role_id as RoleId),
  businessStatus: person.business_details?.status ?? codes.business.notRegistered,
  keepsSearches: person.viewing === undefined,
  mayWrite,
});
