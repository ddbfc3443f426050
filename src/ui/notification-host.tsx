import { lazy, Suspense, useSyncExternalStore } from "react";
import { firstNotice } from "./notify.ts";

const NotificationList = lazy(() => import("./notifications.tsx").then((m) => ({ default: m.NotificationList })));

/** Where notifications appear; empty and unloaded until the first one. */
export function NotificationHost() {
  const asked = useSyncExternalStore(firstNotice.subscribe, firstNotice.read, firstNotice.read);
  return asked ? (
    <Suspense>
      <NotificationList />
    </Suspense>
  ) : null;
}
