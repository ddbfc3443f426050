/** A drawing has no lists of its own; these say to a screen reader what an eye sees. */
export const drawing = { role: "group" };

export const list = (name: string) => ({ role: "list", "aria-label": name });

export const item = (name: string | undefined) => ({ role: "listitem", "aria-label": name });

/** Said elsewhere in words. */
export const unsaid = { "aria-hidden": true };

export const choice = (name: string, pressed: boolean) => ({
  role: "button",
  "aria-label": name,
  "aria-pressed": pressed,
});
