import { words } from "../words.ts";
import { notify } from "./notify.ts";

/** Copies a text to the clipboard, and tells the result. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.failure(words.notCopied);
  }
}
