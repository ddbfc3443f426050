import { createContext, type ReactNode, use, useMemo } from "react";
import type { EventObject } from "xstate";
import { useNoRight } from "#api/view-only.ts";
import { isRoleId, partyOf } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import type { Row, Workflow } from "#machines/kit/workflow.ts";

export interface User {
  id: number;
  role_id: number;
}

/** The viewer of rows, and the right to change them. */
export interface RowViewer {
  user: User;
  mayWrite: boolean;
}

/** The viewer just after a sign-out: the screen behind them may do nothing. */
export const nobody: User = { id: 0, role_id: 0 };

const ViewerContext = createContext<RowViewer>({ user: nobody, mayWrite: false });

/** Gives cells and drawers with acts their viewer, as columns stand at module scope. */
export function ViewerProvider({ user, mayWrite, children }: RowViewer & { children: ReactNode }) {
  return <ViewerContext value={useMemo(() => ({ user, mayWrite }), [user, mayWrite])}>{children}</ViewerContext>;
}

export const useViewer = (): RowViewer => use(ViewerContext);

/** The reason why this person may change nothing here, or null. */
export function useWriteReason(): string | null {
  const noRight = useNoRight();
  return useViewer().mayWrite ? null : noRight;
}

/** The reach over the house's own things: a person with the right reaches all of them. */
const ofTheHouse: readonly Scope[] = ["any"];

/** The refusal of an act on a row: the missing right, else the machine's sentence. */
export function useActReason(workflow: Workflow, row: Row, event: EventObject, reach = ofTheHouse): string | null {
  const { user, mayWrite } = useViewer();
  const noRight = useNoRight();
  if (!mayWrite || !isRoleId(user.role_id)) return noRight;
  return refusalOf(workflow, row, event, { party: partyOf(user.role_id), reach })?.reason ?? null;
}

/** The reason why this person may not switch such a row on or off now, or null. */
export const useSwitchReason = (workflow: Workflow, isActive: boolean, reach?: readonly Scope[]): string | null =>
  useActReason(
    workflow,
    { state: isActive ? "active" : "inactive" },
    { type: isActive ? "DEACTIVATE" : "ACTIVATE" },
    reach,
  );
