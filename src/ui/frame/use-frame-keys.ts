import { useScreenKeys } from "./use-screen-keys.ts";

/** Puts the focus into the search field of the screen; false if it has none. */
function focusField(): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLElement>(".main :is(.words input, [role=searchbox], [type=search])"),
  ];
  const field = fields.find((one) => one.checkVisibility());
  field?.focus();
  return field !== undefined;
}

/**
 * `/` leads to the search field of the screen, else to the finder; `?` shows the keys. On some keyboards both need
 * Shift.
 */
export function useFrameKeys({ onFind, onKeys }: { onFind: (() => void) | undefined; onKeys: () => void }) {
  const find = () => {
    if (!focusField()) onFind?.();
  };
  useScreenKeys({ "/": find, "Shift+/": find, "?": onKeys, "Shift+?": onKeys });
}
