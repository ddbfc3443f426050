import { useCall } from "#api/query.ts";
import { clientLabel } from "#domain/client-label.ts";
import type { StoneViewer } from "../viewer.ts";

const oneMinute = 60_000;

/** For whom one acts: a buyer for themselves, the house for the client chosen; how they are called, and their business. */
export function useActingClient(viewer: StoneViewer, clientId: number | undefined) {
  const chooses = viewer.choosesClient && clientId !== undefined;
  const { data } = useCall(
    "listClientOptions",
    { query: { user_id: clientId } },
    { freshForMs: oneMinute, isReady: chooses },
  );
  if (!viewer.choosesClient) return { label: undefined, business: viewer.businessStatus };
  const client = chooses ? data?.data.find(({ id }) => id === clientId) : undefined;
  return { label: client && clientLabel(client), business: client?.business.status };
}
