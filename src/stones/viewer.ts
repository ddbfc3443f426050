import { mayChooseClient } from "#domain/client-label.ts";
import { codes } from "#domain/codes.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";
import type { StepLoad } from "./life/life-step.tsx";

/** The viewer of stones, who may act on them. */
export interface StoneViewer {
  roleId: RoleId;
  seesCost: boolean;
  /** True if the viewer sees a client's stones and prices, and acts for a client. */
  choosesClient: boolean;
  /** The code of one's own business. Without one, it is the code for not registered. */
  businessStatus: number;
  /** True if searches are kept among one's recent ones; false during a view as somebody else. */
  keepsSearches: boolean;
  /** True if one may change the content of a screen: `transaction/hold`. */
  mayWrite: (screen: string) => boolean;
  /** The address of a stone's whole life, for those who may read it. */
  trackPath?: (stockNo: string) => string;
  /** The address of a row of a load, for those who may read loads. */
  loadRowPath?: (load: StepLoad) => string;
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
