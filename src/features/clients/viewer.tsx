import { createContext, type ReactNode, use, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { isRoleId, partyOf, roleIds } from "#domain/roles.ts";
import { workflows } from "#machines/index.ts";
import { refusalOf } from "#machines/kit/offered.ts";

export interface Viewer {
  user: { id: number; role_id: number };
  mayWrite: boolean;
}

const ViewerContext = createContext<Viewer>({ user: { id: 0, role_id: 0 }, mayWrite: false });

/** Who looks at clients, for the cells that act: columns know nobody. */
export function ViewerProvider({ user, mayWrite, children }: Viewer & { children: ReactNode }) {
  return <ViewerContext value={useMemo(() => ({ user, mayWrite }), [user, mayWrite])}>{children}</ViewerContext>;
}

export const useViewer = (): Viewer => use(ViewerContext);

/** Why this person may change nothing here, if so. */
export const useWriteReason = (): string | null => (useViewer().mayWrite ? null : messages.forbidden);

/** Whose client somebody is, is for administrators to say. */
export const useIsAdministrator = (): boolean => useViewer().user.role_id === roleIds.administrator;

/** Why this person may not switch such an account now: the missing right, else the machine's sentence. */
export function useSwitchReason(isActive: boolean): string | null {
  const { user, mayWrite } = useViewer();
  if (!mayWrite || !isRoleId(user.role_id)) return messages.forbidden;
  const row = { state: isActive ? "active" : "inactive" };
  // Only clients within one's reach are listed.
  const actor = { party: partyOf(user.role_id), reach: ["any" as const, "ownCustomers" as const] };
  return refusalOf(workflows.account, row, { type: isActive ? "DEACTIVATE" : "ACTIVATE" }, actor)?.reason ?? null;
}
