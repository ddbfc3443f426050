import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";

export type ClientOption = Data<"listClientOptions">["data"][number];

const oneMinute = 60_000;

/**
 * The clients to choose among: the first page of all, if there are more those with the typed name, and the chosen one,
 * who may be far behind or switched off.
 */
export function useClientOptions(chosenId?: number): { clients: ClientOption[]; onTyped: (text: string) => void } {
  const [typed, onTyped] = useState("");
  const [search] = useDebouncedValue(typed, 200);
  const all = useCall("listClientOptions", { query: {} }, { freshForMs: oneMinute });
  const found = useCall(
    "listClientOptions",
    { query: { search } },
    { freshForMs: oneMinute, isReady: search !== "" && (all.data?.pagination.totalPages ?? 1) > 1 },
  );
  const clients = new Map([...(all.data?.data ?? []), ...(found.data?.data ?? [])].map((one) => [one.id, one]));
  const isMissing = all.data !== undefined && chosenId !== undefined && !clients.has(chosenId);
  const chosen = useChosenClient(isMissing ? chosenId : undefined);
  if (chosen) clients.set(chosen.id, chosen);
  return { clients: [...clients.values()], onTyped };
}

/** The client with this id; undefined until the server has answered. */
export function useChosenClient(id: number | undefined): ClientOption | undefined {
  const read = useCall(
    "listClientOptions",
    { query: { user_id: id } },
    { freshForMs: oneMinute, isReady: id !== undefined },
  );
  return read.data?.data.find((one) => one.id === id);
}
