import { createContext, type ReactNode, use, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { isRoleId, partyOf } from "#domain/roles.ts";
import { workflows } from "#machines/index.ts";
import { refusalOf } from "#machines/kit/offered.ts";

export interface Viewer {
  roleId: number;
  mayWrite: boolean;
}

const ViewerContext = createContext<Viewer>({ roleId: 0, mayWrite: false });

/** Who looks, for the cells that act: columns stand at module scope and know nobody. */
export function ViewerProvider({ roleId, mayWrite, children }: Viewer & { children: ReactNode }) {
  return <ViewerContext value={useMemo(() => ({ roleId, mayWrite }), [roleId, mayWrite])}>{children}</ViewerContext>;
}

/** Why this person may change nothing here, if so. */
export const useWriteReason = (): string | null => (use(ViewerContext).mayWrite ? null : messages.forbidden);

/** Why this person may not switch a client now: the missing right, else the machine's sentence. */
export function useSwitchReason(isActive: boolean): string | null {
  const { roleId, mayWrite } = use(ViewerContext);
  if (!mayWrite || !isRoleId(roleId)) return messages.forbidden;
  const row = { state: isActive ? "active" : "inactive" };
  const actor = { party: partyOf(roleId), reach: ["any" as const] };
  return (
    refusalOf(workflows.externalClient, row, { type: isActive ? "DEACTIVATE" : "ACTIVATE" }, actor)?.reason ?? null
  );
}
