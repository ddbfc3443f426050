import { notifications, notificationsStore } from "@mantine/notifications";

const LASTING_MS = 60_000;
let isLasting = true;

/** Lets notices stay for a minute, or only as long as in the portal. */
export const lastingNotices = (are: boolean): void => {
  isLasting = are;
};

// A test clicks, and looks for what was said when it hears that the click is done. On a busy machine that takes longer
// than the three seconds of a notice.
notificationsStore.subscribe(({ notifications: shown, queue }) => {
  const isShort = [...shown, ...queue].some(({ autoClose }) => typeof autoClose === "number" && autoClose < LASTING_MS);
  if (!isLasting || !isShort) return;
  notifications.updateState(notificationsStore, (all) =>
    all.map((one) => (one.autoClose ? { ...one, autoClose: LASTING_MS } : one)),
  );
});
