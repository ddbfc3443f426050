import { useState } from "react";
import { formatDateTime } from "#domain/format.ts";
import { type NoticeKind, noticeKinds } from "#domain/notices.ts";
import { Link } from "#ui/frame/link.tsx";
import type { Notice, NoticeGroup } from "./group-notices.ts";
import { words } from "./words.ts";

interface NoticeRowProps {
  of: Notice;
  onOpen: (notice: Notice) => void;
}

/** One notice: a link to the row that it is about. */
export function NoticeRow({ of: notice, onOpen }: NoticeRowProps) {
  const { title, text, path, at, is_read } = notice;
  return (
    <li data-unread={!is_read || undefined}>
      <Link to={path} onClick={() => onOpen(notice)}>
        {!is_read && <span className="unseen">{words.unread} </span>}
        <span className="notice-title">{title}</span>
        <span className="dim notice-text">{text}</span>
        <time className="dim figures" dateTime={at}>
          {formatDateTime(at)}
        </time>
      </Link>
    </li>
  );
}

interface NoticeGroupRowProps {
  of: NoticeGroup;
  /** More of the group may lie beyond the notices that were fetched. */
  hasEarlier: boolean;
  onOpen: (notice: Notice) => void;
}

/** Many of one kind on one day, under one head that opens. */
export function NoticeGroupRow({ of: group, hasEarlier, onOpen }: NoticeGroupRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = group;
  const isUnread = group.some(({ is_read }) => !is_read);
  const { label } = noticeKinds[first.kind as NoticeKind] ?? { label: first.title };
  return (
    <li data-unread={isUnread || undefined}>
      <button type="button" className="notice-group" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isUnread && <span className="unseen">{words.unread} </span>}
        <span className="notice-title">{words.group(label, group.length, hasEarlier)}</span>
        <time className="dim figures" dateTime={first.at}>
          {formatDateTime(first.at)}
        </time>
      </button>
      {isOpen && (
        <ul>
          {group.map((notice) => (
            <NoticeRow key={notice.id} of={notice} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </li>
  );
}
