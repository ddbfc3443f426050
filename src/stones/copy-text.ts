import { notify } from "#ui/notice/notify.ts";
import { words } from "./words.ts";

/** Puts a text on the clipboard, and says so; where the browser refuses, it says that. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.failure(words.notCopied);
  }
}
