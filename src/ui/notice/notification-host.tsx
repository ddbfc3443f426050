import { useSyncExternalStore } from "react";
import { fetchedNotices } from "./notify.ts";

/** The place of notifications; empty until their list is fetched. */
export function NotificationHost() {
  const fetched = useSyncExternalStore(fetchedNotices.subscribe, fetchedNotices.read, fetchedNotices.read);
  return fetched ? <fetched.NotificationList /> : null;
}
