import type { Locator } from "vitest/browser";

/** Pastes a text into a field, as a browser does: it asks the page first, and writes what nobody took. */
export function pasteInto(field: Locator, text: string) {
  const element = field.element() as HTMLElement;
  element.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  if (element.dispatchEvent(event)) document.execCommand("insertText", false, text);
}
