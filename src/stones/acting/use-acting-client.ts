import { clientLabel } from "#domain/client-label.ts";
import { useChosenClient } from "../use-client-options.ts";
import type { StoneViewer } from "../viewer.ts";

/**
 * The client of an act: the buyer themselves, or the client that the house chose; with their name and their business.
 */
export function useActingClient(viewer: StoneViewer, clientId: number | undefined) {
  const client = useChosenClient(viewer.choosesClient ? clientId : undefined);
  if (!viewer.choosesClient) return { label: undefined, business: viewer.businessStatus };
  return { label: client && clientLabel(client), business: client?.business.status };
}
