import "./notices.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { useViewOnly } from "#api/view-only.ts";
import { Link } from "#ui/frame/link.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { groupNotices, type Notice } from "./group-notices.ts";
import { NoticeGroupRow, NoticeRow } from "./notice-row.tsx";
import { words } from "./words.ts";

const pageSize = 50;
/** The most that the contract gives in one page. */
const most = 1000;

interface NoticePanelProps {
  unread: number;
  /** The place where one chooses how to be told. */
  choicesAt: string | undefined;
  onClose: () => void;
}

/** The latest notices under the bell. One that is opened leads to its row, and is read. */
export function NoticePanel({ unread, choicesAt, onClose }: NoticePanelProps) {
  const [size, setSize] = useState(pageSize);
  const list = useCall("listNotices", { query: { size } }, { keepsPrevious: true });
  const locked = useViewOnly();
  const refreshes = ["countNotices", "listNotices"] as const;
  const read = useAct("readNotices", { refreshes });
  const readAll = useAct("readAllNotices", { refreshes });
  const notices = list.data?.data ?? [];
  const [latest] = notices;
  const earliest = notices.at(-1);
  const hasEarlier = (list.data?.pagination.totalRecords ?? 0) > notices.length;
  const open = ({ id, is_read }: Notice) => {
    onClose();
    // A view as somebody else reads nothing for them.
    if (!is_read && !locked) read.mutate({ body: { ids: [id] } });
  };
  return (
    <section className="notices" aria-label={words.notices}>
      <header>
        <h2>{words.notices}</h2>
        {latest && unread > 0 && !locked && (
          <Button
            variant="default"
            size="compact-xs"
            loading={readAll.isPending}
            onClick={() => readAll.mutate({ body: { up_to: latest.id } })}
          >
            {words.readAll}
          </Button>
        )}
        {choicesAt && (
          <Link to={choicesAt} onClick={onClose}>
            {words.choices}
          </Link>
        )}
      </header>
      {list.isPending && <SkeletonRows label={words.notices} rows={3} widths={[220, 80]} />}
      {list.isError && <FailureState {...queryFailure(list)} />}
      {list.isSuccess && !latest && <BlankState title={words.nothing}>{words.nothingReason}</BlankState>}
      <ul>
        {groupNotices(notices).map((group) =>
          group.length === 1 ? (
            <NoticeRow key={group[0].id} of={group[0]} onOpen={open} />
          ) : (
            <NoticeGroupRow
              key={group.at(-1)?.id}
              of={group}
              hasEarlier={hasEarlier && group.at(-1) === earliest}
              onOpen={open}
            />
          ),
        )}
      </ul>
      {hasEarlier && latest && size < most && (
        <Button
          variant="default"
          fullWidth
          loading={list.isPlaceholderData}
          onClick={() => setSize(Math.min(most, size + pageSize))}
        >
          {words.earlier}
        </Button>
      )}
    </section>
  );
}
