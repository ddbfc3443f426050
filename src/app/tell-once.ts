import { lifetimes } from "#ui/notice/notice-kinds.ts";
import { notify } from "#ui/notice/notify.ts";

let last = { message: "", until: 0 };

/** Shows a failure, but not a second time while the same words still stand there: a page of five reads fails once. */
export function tellOnce(message: string) {
  const now = Date.now();
  if (message === last.message && now < last.until) return;
  last = { message, until: now + lifetimes.failure };
  notify.failure(message);
}
