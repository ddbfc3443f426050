import { useSession } from "#features/session/use-session.tsx";
import { nobody } from "#stones/row-viewer.tsx";
import { useAccess } from "./-use-access.ts";

/** The viewer of an external client, and their rights there. */
export function useExternalViewer() {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  return { user: user ?? nobody, mayRead, mayWrite: mayWrite("api") };
}
