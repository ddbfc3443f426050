import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { notify } from "#ui/notice/notify.ts";
import type { Provider } from "./provider.ts";

interface Opened {
  /** The open row; null once the detail has failed. */
  id: string | null;
  detail: Provider | null;
}

/** The provider that is open beside the list, also from a link to another page of it. */
export function useOpenProvider(open: number | undefined, close: () => void): Opened {
  const cycle = useFetchCycle({
    operation: "getProvider",
    input: { path: { id: open ?? 0 } },
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
  // The machine still holds the earlier provider while the next one is read.
  return { id: String(open), detail: cycle.detail?.id === open ? cycle.detail : null };
}
