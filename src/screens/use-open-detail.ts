import type { Data, Input, OperationId } from "#api/operation-types.ts";
import { notify } from "#ui/notice/notify.ts";
import { useFetchCycle } from "./use-fetch-cycle.ts";

interface OpenDetailOptions<O extends OperationId> {
  operation: O;
  input: Input<O>;
  /** The id of the open row; undefined if none is open. */
  open: number | undefined;
  close: () => void;
}

interface Opened<O extends OperationId> {
  /** The open row; null once the detail has failed. */
  id: string | null;
  detail: Data<O> | null;
}

const isOf = (id: number, detail: unknown) =>
  typeof detail === "object" && detail !== null && "id" in detail && detail.id === id;

/**
 * The detail that is open beside a list, also from a link to another page of it. Spec §4: a failed load clears the
 * detail and the selected id.
 */
export function useOpenDetail<O extends OperationId>(options: OpenDetailOptions<O>): Opened<O> {
  const { operation, input, open, close } = options;
  const cycle = useFetchCycle({
    operation,
    input,
    fallback: "dataNotFetched",
    profile: "detail",
    ...(open !== undefined && { selectedId: open }),
    isReady: open !== undefined,
    onFail: (message) => {
      notify.failure(message);
      close();
    },
  });
  if (open === undefined || cycle.hasFailed) return { id: null, detail: null };
  // The machine still holds the earlier detail while the next one is read.
  return { id: String(open), detail: isOf(open, cycle.detail) ? cycle.detail : null };
}
