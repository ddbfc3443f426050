import { codes } from "#domain/codes.ts";
import type { RoleId } from "#domain/roles.ts";
import { type StoneViewer, stoneViewer } from "#stones/viewer.ts";

/** A viewer with all rights of their role, of a registered business unless the test says otherwise. */
export const aStoneViewer = (role_id: RoleId, status: number = codes.business.registered): StoneViewer =>
  stoneViewer({ role_id, business_details: { status } }, () => true);
