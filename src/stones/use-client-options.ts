import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";

export type ClientOption = Data<"listClientOptions">["data"][number];

interface Asked {
  chosen?: number | undefined;
  /** The choice before, where both are named. */
  former?: number | undefined;
  isAsked?: boolean;
}
interface ClientOptions {
  clients: ClientOption[];
  onTyped: (text: string) => void;
  /** False until the first page of clients is there. */
  isRead: boolean;
}

const oneMinute = 60_000;

/**
 * The clients to choose among: the first page of all, if there are more those with the typed name, and the chosen one,
 * now and before, who may be far behind or switched off.
 */
export function useClientOptions({ chosen, former, isAsked = true }: Asked = {}): ClientOptions {
  const [typed, onTyped] = useState("");
  const [search] = useDebouncedValue(typed, 200);
  const all = useCall("listClientOptions", { query: {} }, { freshForMs: oneMinute, isReady: isAsked });
  const found = useCall(
    "listClientOptions",
    { query: { search } },
    { freshForMs: oneMinute, isReady: isAsked && search !== "" && (all.data?.pagination.totalPages ?? 1) > 1 },
  );
  const clients = new Map([...(all.data?.data ?? []), ...(found.data?.data ?? [])].map((one) => [one.id, one]));
  const isRead = all.data !== undefined;
  const further = (id: number | undefined) => (isRead && id !== undefined && !clients.has(id) ? id : undefined);
  const named = [useChosenClient(further(chosen)), useChosenClient(further(former))];
  for (const one of named) if (one) clients.set(one.id, one);
  return { clients: [...clients.values()], onTyped, isRead };
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
