import { codes } from "#domain/codes.ts";
import type { RoleId } from "#domain/roles.ts";
import { type StoneViewer, stoneViewer } from "#stones/viewer.ts";

/** Somebody of a role who may do all that the role may, of a business that is registered unless said otherwise. */
export const aStoneViewer = (role_id: RoleId, status: number = codes.business.registered): StoneViewer =>
  stoneViewer({ role_id, business_details: { status } }, () => true);
