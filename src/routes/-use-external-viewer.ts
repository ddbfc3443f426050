import { useSession } from "#features/session/use-session.tsx";
import { nobody } from "#stones/row-viewer.tsx";
import { useAccess } from "./-use-access.ts";

/** Who looks at a program's client, and what they may do there. */
export function useExternalViewer() {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  return { user: user ?? nobody, mayRead, mayWrite: mayWrite("api") };
}
