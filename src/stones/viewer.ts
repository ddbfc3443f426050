import { mayChooseClient } from "#domain/client-label.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";

/** Who looks at stones. */
export interface StoneViewer {
  roleId: RoleId;
  seesCost: boolean;
  /** Looks at what a client sees and pays. */
  choosesClient: boolean;
}

export const stoneViewer = (roleId: RoleId): StoneViewer => ({
  roleId,
  seesCost: maySeeCost(roleId),
  choosesClient: mayChooseClient(roleId),
});
