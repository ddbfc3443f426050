import { addresses } from "#domain/addresses.ts";
import { useSession } from "#features/session/use-session.tsx";
import { type ListViewer, listViewer } from "#stones/lines/list-viewer.ts";
import { useAccess } from "./-use-access.ts";

/** The address of a line's history, on the picture of the workflow with the name of its list. */
const lineHistory = ({ list, id }: { list: string; id: number }) => addresses.workflow(list, id);

/** The viewer of lines, and whether they may move lines on this screen. */
export function useListViewer(screen: string, paperPath?: (id: number) => string): ListViewer | null {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const historyPath = mayRead("admin/workflows") ? lineHistory : undefined;
  return user && { ...listViewer(user, mayWrite(screen), paperPath), historyPath };
}
