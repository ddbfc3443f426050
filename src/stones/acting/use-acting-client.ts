import { clientLabel } from "#domain/client-label.ts";
import { useChosenClient } from "../use-client-options.ts";
import type { StoneViewer } from "../viewer.ts";

/** For whom one acts: a buyer for themselves, the house for the client chosen; how they are called, and their business. */
export function useActingClient(viewer: StoneViewer, clientId: number | undefined) {
  const client = useChosenClient(viewer.choosesClient ? clientId : undefined);
  if (!viewer.choosesClient) return { label: undefined, business: viewer.businessStatus };
  return { label: client && clientLabel(client), business: client?.business.status };
}
