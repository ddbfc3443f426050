import { createContext, type ReactNode, use, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { isRoleId, partyOf } from "#domain/roles.ts";
import { caratRange } from "#machines/active-toggle.ts";
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

/** Who looks at this screen, for the rows that act. */
export function ViewerProvider({ user, mayWrite, children }: Viewer & { children: ReactNode }) {
  return <ViewerContext value={useMemo(() => ({ user, mayWrite }), [user, mayWrite])}>{children}</ViewerContext>;
}

/** Why this person may write nothing here, if so. */
export const useWriteReason = () => (use(ViewerContext)?.mayWrite ? null : messages.forbidden);

/** Why this person may not switch such a range now: the missing right, else the machine's sentence. */
export function useSwitchReason(isActive: boolean): string | null {
  const viewer = use(ViewerContext);
  if (!viewer?.mayWrite || !isRoleId(viewer.user.role_id)) return messages.forbidden;
  const row = { state: isActive ? "active" : "inactive" };
  const event = { type: isActive ? "DEACTIVATE" : "ACTIVATE" };
  // Carat ranges are the house's, nobody's own: who has the right reaches all of them.
  const actor = { party: partyOf(viewer.user.role_id), reach: ["any" as const] };
  return refusalOf(caratRange, row, event, actor)?.reason ?? null;
}
