import { useSyncExternalStore } from "react";
import { fetchedNotices } from "./notify.ts";

/** Where notifications appear; empty until their list is fetched. */
export function NotificationHost() {
  const fetched = useSyncExternalStore(fetchedNotices.subscribe, fetchedNotices.read, fetchedNotices.read);
  return fetched ? <fetched.NotificationList /> : null;
}
