import { messages } from "#domain/portal-messages.ts";
import { roleIds } from "#domain/roles.ts";
import { useViewer, useWriteReason } from "./row-viewer.tsx";

/** The reason why this person may not see and end somebody's sessions: only administrators may, their own in the profile. */
export function useSessionsReason(id: number): string | null {
  const { user } = useViewer();
  const locked = useWriteReason();
  if (locked) return locked;
  if (user.role_id !== roleIds.administrator) return messages.forbidden;
  return user.id === id ? messages.ownSessions : null;
}
