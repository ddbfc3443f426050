import type { ReactNode } from "react";
import type { Notice, NoticeKind } from "./notice-kinds.ts";
import type { ProgressProps } from "./progress.tsx";

let askedFor = false;
const listeners = new Set<() => void>();

/** For the host: whether anything has been said yet, so that the list loads only then. */
export const firstNotice = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => askedFor,
};

function loadList() {
  askedFor = true;
  for (const listener of listeners) listener();
  return import("./notifications.tsx");
}

async function show(kind: NoticeKind, notice: Notice) {
  (await loadList()).showNotification(kind, notice);
}

/** Says something at the top of the screen. The list itself is fetched with the first word, so the door stays small. */
export const notify = {
  success: (title: ReactNode, detail?: ReactNode) => void show("success", { title, detail }),
  failure: (title: ReactNode, detail?: ReactNode) => void show("failure", { title, detail }),
  /** Work that goes on while one works elsewhere: it stands, whatever screen is open, until it is ended. */
  progress: (id: string, progress: ProgressProps) => void loadList().then((list) => list.showProgress(id, progress)),
  progressEnded: (id: string) => void loadList().then((list) => list.hideProgress(id)),
};
