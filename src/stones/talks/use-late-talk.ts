import { ApiError } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import { refreshes } from "../lines/refreshes.ts";
import { words } from "./words.ts";

/** The refusal of a price that came too late: the earlier actor, and a request to read before another one. */
export function useLateTalk() {
  const { serverNow } = useClient();
  const refresh = useRefresh();
  return (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) refresh(refreshes);
    const [refused] = error.refused;
    if (!refused?.meanwhile) throw error;
    throw new Error(`${tooLateSentence(refused.meanwhile, new Date(serverNow()))} ${words.readFirst}`);
  };
}
