import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { use } from "react";
import type { CallOptions, Client } from "./call.ts";
import { ClientContext } from "./client-context.ts";
import type { Data, Input, OperationId } from "./operation-types.ts";

/** The client of the server for everything on the page. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error("there is no session around this part of the page");
  return client;
}

/** The name of an answer in the cache. `invalidateQueries({ queryKey: ['listMasters'] })` means all its pages. */
export const queryKey = <O extends OperationId>(id: O, input?: Input<O>) =>
  input === undefined ? ([id] as const) : ([id, input] as const);

/** An operation in the form of TanStack Query, for loaders and hooks alike. */
export function queryOf<O extends OperationId>(client: Client, id: O, input?: Input<O>, options: CallOptions = {}) {
  const call = client.call as (id: O, input: Input<O> | undefined, options: CallOptions) => Promise<Data<O>>;
  return {
    queryKey: queryKey(id, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(id, input, { ...options, signal }),
  };
}

interface UseCallOptions<O extends OperationId> extends Pick<CallOptions, "fallback" | "failed"> {
  /** False until the input is complete. */
  isReady?: boolean;
  /** The time for which an answer counts as fresh; for look-ups that hardly change. */
  freshForMs?: number;
  /** True if the previous answer stays until the next one comes; a function says to which inputs it does. */
  keepsPrevious?: boolean | ((input: Input<O>) => boolean);
}

/** The previous answer as a placeholder, if the input that it answered permits it. */
const keptFor =
  <O extends OperationId>(isKept: (input: Input<O>) => boolean) =>
  <T>(answer: T | undefined, asked?: { queryKey: readonly unknown[] }): T | undefined =>
    asked && isKept(asked.queryKey[1] as Input<O>) ? answer : undefined;

/** Reads the answer of an operation, kept in the one cache. Lists of rows use the fetch cycle instead. */
export function useCall<O extends OperationId>(
  id: O,
  input?: Input<O>,
  { isReady = true, freshForMs = 0, keepsPrevious = false, ...options }: UseCallOptions<O> = {},
) {
  const client = useClient();
  return useQuery({
    ...queryOf(client, id, input, options),
    enabled: isReady,
    staleTime: freshForMs,
    ...(keepsPrevious && { placeholderData: keepsPrevious === true ? keepPreviousData : keptFor(keepsPrevious) }),
  });
}
