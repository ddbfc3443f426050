import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useAnyNews, useNoticeNews } from "#stones/live-stones.tsx";

export type Home = Data<"getHome">;

/** Changes that come without any news, such as the end of a hold, appear after a minute. */
const oneMinute = 60_000;

/** Queues and news in one read; read anew as soon as something happens to one's own things. */
export function useHome() {
  const home = useCall("getHome", undefined, { fallback: "dataNotFetched" });
  const again = useReadAnew("getHome");
  useAnyNews(again);
  useNoticeNews(again);
  useRefetchEvery(oneMinute, again);
  return home;
}
