import type { ReactNode } from "react";
import type { Notice, NoticeKind } from "./notice-kinds.ts";

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

async function show(kind: NoticeKind, notice: Notice) {
  askedFor = true;
  for (const listener of listeners) listener();
  const { showNotification } = await import("./notifications.tsx");
  showNotification(kind, notice);
}

/** Says something at the top of the screen. The list itself is fetched with the first word, so the door stays small. */
export const notify = {
  success: (title: ReactNode, detail?: ReactNode) => void show("success", { title, detail }),
  failure: (title: ReactNode, detail?: ReactNode) => void show("failure", { title, detail }),
};
