import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { notify } from "#ui/notice/notify.ts";
import type { AssociateDetail } from "./associate.ts";

interface Opened {
  /** The open row; null once the detail has failed. */
  id: string | null;
  detail: AssociateDetail | null;
}

/** The associate that is open beside the list. Spec §4: a failed load clears the detail and the selected id. */
export function useOpenAssociate(open: number | undefined, close: () => void): Opened {
  const cycle = useFetchCycle({
    operation: "getAssociate",
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
  // The machine still holds the earlier associate while the next one is read.
  return { id: String(open), detail: cycle.detail?.id === open ? cycle.detail : null };
}
