import { createContext, type ReactNode, use, useMemo } from "react";
import type { EventObject } from "xstate";
import { messages } from "#domain/messages.ts";
import { isRoleId, partyOf } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import type { Row, Workflow } from "#machines/kit/workflow.ts";

export interface User {
  id: number;
  role_id: number;
}

/** Who looks at rows, and whether they may change them. */
export interface RowViewer {
  user: User;
  mayWrite: boolean;
}

/** Whoever has just left: the screen behind them may do nothing. */
export const nobody: User = { id: 0, role_id: 0 };

const ViewerContext = createContext<RowViewer>({ user: nobody, mayWrite: false });

/** Tells cells and drawers that act who looks: columns stand at module scope and know nobody. */
export function ViewerProvider({ user, mayWrite, children }: RowViewer & { children: ReactNode }) {
  return <ViewerContext value={useMemo(() => ({ user, mayWrite }), [user, mayWrite])}>{children}</ViewerContext>;
}

export const useViewer = (): RowViewer => use(ViewerContext);

/** Why this person may change nothing here, if so. */
export const useWriteReason = (): string | null => (useViewer().mayWrite ? null : messages.forbidden);

/** What is the house's is nobody's own: who has the right reaches all of it. */
const ofTheHouse: readonly Scope[] = ["any"];

/** Why this person may not do this to a row now: the missing right, else the machine's sentence. */
export function useActReason(workflow: Workflow, row: Row, event: EventObject, reach = ofTheHouse): string | null {
  const { user, mayWrite } = useViewer();
  if (!mayWrite || !isRoleId(user.role_id)) return messages.forbidden;
  return refusalOf(workflow, row, event, { party: partyOf(user.role_id), reach })?.reason ?? null;
}

/** Why this person may not switch such a row on or off now. */
export const useSwitchReason = (workflow: Workflow, isActive: boolean, reach?: readonly Scope[]): string | null =>
  useActReason(
    workflow,
    { state: isActive ? "active" : "inactive" },
    { type: isActive ? "DEACTIVATE" : "ACTIVATE" },
    reach,
  );
