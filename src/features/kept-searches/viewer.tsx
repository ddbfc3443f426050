import { createContext, type ReactNode, use, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { isRoleId, partyOf } from "#domain/roles.ts";
import { demand } from "#machines/active-toggle.ts";
import { refusalOf } from "#machines/kit/offered.ts";

export interface User {
  id: number;
  role_id: number;
}

interface Viewer {
  user: User;
  mayWrite: boolean;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Who looks at these screens, for the cells that act: columns stand at module scope and know nobody. */
export function ViewerProvider({ user, mayWrite, children }: Viewer & { children: ReactNode }) {
  return <ViewerContext value={useMemo(() => ({ user, mayWrite }), [user, mayWrite])}>{children}</ViewerContext>;
}

/** Why this person may write nothing here, if so. */
export const useWriteReason = () => (use(ViewerContext)?.mayWrite ? null : messages.forbidden);

/** Why this person may not switch a demand of theirs now: the missing right, else the machine's sentence. */
export function useSwitchReason(isActive: boolean): string | null {
  const viewer = use(ViewerContext);
  if (!viewer?.mayWrite || !isRoleId(viewer.user.role_id)) return messages.forbidden;
  const row = { state: isActive ? "active" : "inactive" };
  const event = { type: isActive ? "DEACTIVATE" : "ACTIVATE" };
  const actor = { party: partyOf(viewer.user.role_id), reach: ["own" as const] };
  return refusalOf(demand, row, event, actor)?.reason ?? null;
}
