import { useSession } from "#features/session/use-session.tsx";
import { type ListViewer, listViewer } from "#stones/lines/list-viewer.ts";
import { lineHistory } from "./-audit-address.ts";
import { useAccess } from "./-use-access.ts";

/** Who looks at lines, and whether they may move them on this screen. */
export function useListViewer(screen: string, paperPath?: (id: number) => string): ListViewer | null {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const historyPath = mayRead("admin/workflows") ? lineHistory : undefined;
  return user && { ...listViewer(user, mayWrite(screen), paperPath), historyPath };
}
