import { messages } from "#domain/portal-messages.ts";
import { roleIds } from "#domain/roles.ts";
import { useViewer, useWriteReason } from "./row-viewer.tsx";

/** The reason why this person may not remove what an account is bound to elsewhere: only administrators may. */
export function useUnbindReason(): string | null {
  const { user } = useViewer();
  const locked = useWriteReason();
  return locked ?? (user.role_id === roleIds.administrator ? null : messages.forbidden);
}
