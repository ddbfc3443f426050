import type { ReactNode } from "react";
import type { ProgressProps } from "../marks/progress.tsx";
import type { Notice, NoticeKind } from "./notice-kinds.ts";

type Notices = typeof import("./notifications.tsx");

let fetched: Notices | null = null;
const listeners = new Set<() => void>();

/** For the host: the list that shows them, once it is here. */
export const fetchedNotices = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => fetched,
};

const lineIsBack = () => new Promise((go) => window.addEventListener("online", go, { once: true }));

/** Fetches the list. What is said while the line is lost is said when it is back. */
export async function fetchNotices(): Promise<Notices> {
  const notices = await import("./notifications.tsx").catch(() => lineIsBack().then(fetchNotices));
  fetched = notices;
  for (const listener of listeners) listener();
  return notices;
}

async function show(kind: NoticeKind, notice: Notice) {
  (await fetchNotices()).showNotification(kind, notice);
}

/** Says something at the top of the screen. The list itself is fetched when it is needed, so the door stays small. */
export const notify = {
  success: (title: ReactNode, detail?: ReactNode) => void show("success", { title, detail }),
  failure: (title: ReactNode, detail?: ReactNode) => void show("failure", { title, detail }),
  /** Work that goes on while one works elsewhere: it stands, whatever screen is open, until it is ended. */
  progress: (id: string, progress: ProgressProps) =>
    void fetchNotices().then((list) => list.showProgress(id, progress)),
  progressEnded: (id: string) => void fetchNotices().then((list) => list.hideProgress(id)),
};
