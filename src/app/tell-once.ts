import { lifetimes } from "#ui/notice/notice-kinds.ts";
import { notify } from "#ui/notice/notify.ts";

let last = { message: "", until: 0 };

/** Shows a failure, but not twice while the same words are still on the screen: a page of five reads fails once. */
export function tellOnce(message: string) {
  const now = Date.now();
  if (message === last.message && now < last.until) return;
  last = { message, until: now + lifetimes.failure };
  notify.failure(message);
}
