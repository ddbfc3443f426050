import "@mantine/notifications/styles.layer.css";
import "./notifications.css";
import { Notifications, notifications } from "@mantine/notifications";
import { IconCheck, IconDownload, IconX } from "@tabler/icons-react";
import { Progress, type ProgressProps } from "../marks/progress.tsx";
import { words } from "../words.ts";
import { lifetimes, type Notice, type NoticeKind } from "./notice-kinds.ts";

/** The list of notifications, top and centre (spec §8). It shows five at most; the rest wait their turn. */
export function NotificationList() {
  return <Notifications position="top-center" limit={5} zIndex={400} transitionDuration={150} className="toasts" />;
}

/** The shown and waiting notifications, by their text. */
const standing = new Map<string, { id: string; kind: NoticeKind }>();

/** The text of a notification; undefined if it is not words alone. */
const textOf = (kind: string, { title, detail = "" }: Notice) =>
  typeof title === "string" && typeof detail === "string" ? JSON.stringify([kind, title, detail]) : undefined;

/**
 * Adds a notification. A failure is announced at once, a success when the screen reader pauses. One with the same text
 * replaces the former and has its whole time: ten equal refusals are one to read.
 */
export function showNotification(kind: NoticeKind, notice: Notice) {
  const { title, detail } = notice;
  const failed = kind === "failure";
  const text = textOf(kind, notice);
  const before = text && standing.get(text);
  if (before) notifications.hide(before.id);
  const id = notifications.show({
    title,
    message: detail,
    autoClose: lifetimes[kind],
    role: failed ? "alert" : "status",
    icon: failed ? <IconX size={14} aria-hidden="true" /> : <IconCheck size={14} aria-hidden="true" />,
    className: "toast",
    "data-kind": kind,
    withBorder: true,
    closeButtonProps: { "aria-label": words.closeMessage, size: "sm" },
    onClose: () => text && standing.get(text)?.id === id && standing.delete(text),
  } as Parameters<typeof notifications.show>[0]);
  if (text) standing.set(text, { id, kind });
}

/** Takes the failures away, once what they are about is no longer on the screen. */
export function hideFailures() {
  for (const { id, kind } of [...standing.values()]) if (kind === "failure") notifications.hide(id);
}

/**
 * The ids of progress notifications that were shown. One that its reader has closed is not opened again by its next
 * step.
 */
const begun = new Set<string>();

/** Shows the progress of some work in one notification that is drawn anew. */
export function showProgress(id: string, progress: ProgressProps) {
  const notice = {
    id,
    message: <Progress {...progress} />,
    autoClose: false,
    role: "group",
    icon: <IconDownload size={14} aria-hidden="true" />,
    "aria-label": progress.label,
    className: "toast",
    "data-kind": "progress",
    withBorder: true,
    closeButtonProps: { "aria-label": words.closeMessage, size: "sm" },
  } as Parameters<typeof notifications.show>[0];
  if (begun.has(id)) return notifications.update(notice);
  begun.add(id);
  return notifications.show(notice);
}

export function hideProgress(id: string) {
  begun.delete(id);
  notifications.hide(id);
}
