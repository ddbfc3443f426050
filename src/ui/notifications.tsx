import "@mantine/notifications/styles.layer.css";
import "./notifications.css";
import { Notifications, notifications } from "@mantine/notifications";
import { IconCheck, IconDownload, IconX } from "@tabler/icons-react";
import { lifetimes, type Notice } from "./notice-kinds.ts";
import { Progress, type ProgressProps } from "./progress.tsx";
import { words } from "./words.ts";

/** The list of notifications: top and centre (spec §8), five at most, the rest wait their turn. */
export function NotificationList() {
  return <Notifications position="top-center" limit={5} zIndex={400} transitionDuration={150} className="toasts" />;
}

/** Adds one to the list. A failure is announced at once, a success when the reader pauses. */
export function showNotification(kind: keyof typeof lifetimes, { title, detail }: Notice) {
  const failed = kind === "failure";
  notifications.show({
    title,
    message: detail,
    autoClose: lifetimes[kind],
    role: failed ? "alert" : "status",
    icon: failed ? <IconX size={14} aria-hidden="true" /> : <IconCheck size={14} aria-hidden="true" />,
    className: "toast",
    "data-kind": kind,
    withBorder: true,
    closeButtonProps: { "aria-label": words.closeMessage, size: "sm" },
  } as Parameters<typeof notifications.show>[0]);
}

/** Those that were begun: one that its reader has closed is not opened again by its next step. */
const begun = new Set<string>();

/** Says how far some work is, in one place that is drawn anew. */
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
