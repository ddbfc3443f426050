/** The roles that describe a drawing to a screen reader: SVG has no lists of its own. */
export const drawing = { role: "group" };

export const list = (name: string) => ({ role: "list", "aria-label": name });

export const item = (name: string | undefined) => ({ role: "listitem", "aria-label": name });

/** For parts that are said elsewhere in words. */
export const unsaid = { "aria-hidden": true };

export const choice = (name: string, pressed: boolean) => ({
  role: "button",
  "aria-label": name,
  "aria-pressed": pressed,
});
