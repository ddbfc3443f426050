import { useScreenKeys } from "./use-screen-keys.ts";

/** To the field that the screen is searched by. */
function focusField(): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLElement>(".main :is(.words input, [role=searchbox], [type=search])"),
  ];
  const field = fields.find((one) => one.checkVisibility());
  field?.focus();
  return field !== undefined;
}

/** `/` leads to the field of the screen, or to what finds anything; `?` shows the keys. On some keyboards both need Shift. */
export function useFrameKeys({ onFind, onKeys }: { onFind: (() => void) | undefined; onKeys: () => void }) {
  const find = () => {
    if (!focusField()) onFind?.();
  };
  useScreenKeys({ "/": find, "Shift+/": find, "?": onKeys, "Shift+?": onKeys });
}
