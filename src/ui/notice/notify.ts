import type { ReactNode } from "react";
import type { ProgressProps } from "../marks/progress.tsx";
import type { Notice, NoticeKind } from "./notice-kinds.ts";

type Notices = typeof import("./notifications.tsx");

let fetched: Notices | null = null;
const listeners = new Set<() => void>();

/** The list that shows notifications, once it is fetched. For the host. */
export const fetchedNotices = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => fetched,
};

const lineIsBack = () => new Promise((go) => window.addEventListener("online", go, { once: true }));

/**
 * Fetches the list. Without a connection it tries again when the connection is back, and shows the notification then.
 */
export async function fetchNotices(): Promise<Notices> {
  const notices = await import("./notifications.tsx").catch(() => lineIsBack().then(fetchNotices));
  fetched = notices;
  for (const listener of listeners) listener();
  return notices;
}

async function show(kind: NoticeKind, notice: Notice) {
  (await fetchNotices()).showNotification(kind, notice);
}

/**
 * Shows a notification at the top of the screen. The list is fetched when it is needed, so the sign-in pages stay
 * small.
 */
export const notify = {
  success: (title: ReactNode, detail?: ReactNode) => void show("success", { title, detail }),
  failure: (title: ReactNode, detail?: ReactNode) => void show("failure", { title, detail }),
  /** Takes the failures away, once what they are about is no longer on the screen. */
  clearFailures: () => fetched?.hideFailures(),
  /** The progress of work that goes on in the background. It stays on every screen until the work has ended. */
  progress: (id: string, progress: ProgressProps) =>
    void fetchNotices().then((list) => list.showProgress(id, progress)),
  progressEnded: (id: string) => void fetchNotices().then((list) => list.hideProgress(id)),
};
