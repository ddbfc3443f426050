import { lazy, Suspense } from "react";
import { useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { noticesCounted } from "#domain/notices.ts";
import { useNoticeNews } from "#stones/live-stones.tsx";
import { Bell } from "#ui/frame/bell.tsx";
import { words } from "./words.ts";

const NoticePanel = lazy(() => import("./notice-panel.tsx").then((m) => ({ default: m.NoticePanel })));

/** Whoever has no feed reads the count anew after a minute. */
const oneMinute = 60_000;
const reads = ["countNotices", "listNotices"] as const;

/** The bell of the frame. Its count follows the feed; the list is read when it opens. */
export function NoticeBell({ choicesAt }: { choicesAt: string | undefined }) {
  const { data } = useCall("countNotices", undefined, { freshForMs: oneMinute });
  const refresh = useRefresh();
  const readAnew = () => refresh(reads);
  useNoticeNews(readAnew);
  useRefetchEvery(oneMinute, readAnew);
  const unread = data?.unread ?? 0;
  return (
    <Bell fresh={unread === 0 ? "" : unread > noticesCounted ? words.more(noticesCounted) : String(unread)}>
      {(close) => (
        <Suspense>
          <NoticePanel unread={unread} choicesAt={choicesAt} onClose={close} />
        </Suspense>
      )}
    </Bell>
  );
}
