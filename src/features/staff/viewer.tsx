import { createContext, use } from "react";
import { messages } from "#domain/messages.ts";
import { isRoleId, partyOf } from "#domain/roles.ts";
import { account } from "#machines/active-toggle.ts";
import { refusalOf } from "#machines/kit/offered.ts";

export interface Viewer {
  id: number;
  role_id: number;
  mayWrite: boolean;
}

/** Who looks at the list, for the cells that act: columns stand at module scope and know nobody. */
export const StaffViewer = createContext<Viewer>({ id: 0, role_id: 0, mayWrite: false });

/** Why nothing of a person may be changed here, if so. */
export const useWriteReason = (): string | null => (use(StaffViewer).mayWrite ? null : messages.forbidden);

/** Why a person may not be switched now: the missing right, one's own account, else the machine's sentence. */
export function useSwitchReason({ id, is_active }: { id: number; is_active: boolean }): string | null {
  const viewer = use(StaffViewer);
  if (!viewer.mayWrite || !isRoleId(viewer.role_id)) return messages.forbidden;
  if (viewer.id === id) return messages.ownAccount;
  const event = { type: is_active ? "DEACTIVATE" : "ACTIVATE" };
  const actor = { party: partyOf(viewer.role_id), reach: ["any" as const] };
  return refusalOf(account, { state: is_active ? "active" : "inactive" }, event, actor)?.reason ?? null;
}
