import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Answer, CallOptions } from "./call.ts";
import { ApiError } from "./errors.ts";
import type { Input, OperationId } from "./operation-types.ts";
import { useClient } from "./query.ts";
import { randomKey } from "./random-key.ts";
import { told } from "./told.ts";
import { useRefresh } from "./use-refresh.ts";

interface UseActOptions extends Pick<CallOptions, "fallback" | "unflagged" | "needsData" | "onProgress"> {
  /** The reads that are out of date afterwards. */
  refreshes?: readonly OperationId[];
}

/** The text of an input. The same input has the same text; a file counts by its name, size and time. */
const fingerprint = (input: unknown): string =>
  JSON.stringify(input, (_key, value) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  );

/** The sentences of a refusal that name its row: no form shows them. */
const rowNamed = (error: unknown): string[] =>
  error instanceof ApiError ? error.errors.flatMap(({ path, message }) => (path === "/path/id" ? [message] : [])) : [];

const hadNoAnswer = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Writes. A repeat after a missing answer is the same act under the same idempotency key, so that it is not done twice.
 * After any answer the next act is a new one.
 */
export function useAct<O extends OperationId>(id: O, { refreshes = [], ...options }: UseActOptions = {}) {
  const client = useClient();
  const refresh = useRefresh();
  const unanswered = useRef<{ input: string; key: string } | null>(null);

  const mutation = useMutation<Answer<O>, Error, Input<O>>({
    mutationFn: async (input) => {
      const act = client.callWithMessage as (id: O, input: Input<O>, options: CallOptions) => Promise<Answer<O>>;
      const text = fingerprint(input);
      const key = unanswered.current?.input === text ? unanswered.current.key : randomKey();
      try {
        const answer = await act(id, input, { ...options, idempotencyKey: key });
        unanswered.current = null;
        return answer;
      } catch (error) {
        unanswered.current = hadNoAnswer(error) ? { input: text, key } : null;
        throw error;
      }
    },
    onSuccess: () => refresh(refreshes),
    onError: (error) => {
      // Somebody else has deleted the row, and it leaves the lists. Its detail is not asked for: a refused one would take
      // the form with its sentence away.
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) refresh(refreshes.filter((read) => read.startsWith("list")));
    },
  });

  /**
   * The act of a switch or a button, whose row is all that was shown. A refusal is told with the earlier act of somebody
   * else, if there was one, and with the name of the row. The row is read anew.
   */
  const mutateTold = (input: Input<O>): Promise<Answer<O>> =>
    mutation.mutateAsync(input).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409) refresh(refreshes);
      throw new Error([told(error, new Date(client.serverNow())), ...rowNamed(error)].join(" "));
    });
  return { ...mutation, mutateTold, operation: id, readAnew: () => refresh(refreshes) };
}
