/** Inputs that take no letters: what is picked, pressed or dragged. */
const wordless = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];
const typed = ["select", "textarea", `input${wordless.map((type) => `:not([type=${type}])`).join("")}`].join();

/** Whether a key belongs to what is being typed. A radio or a box has the arrows and the space bar, but no letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typed));

/** Whether somebody else was faster with what is open: no key does anything until one has gone on (changed-elsewhere.tsx). */
export const isFrozen = (): boolean =>
  [...document.querySelectorAll<HTMLElement>("[data-frozen]")].some((frozen) => frozen.checkVisibility());

/** Whether rows are selected: then a letter in the list is about them, else about what is open beside it. */
export const hasSelection = (): boolean => document.querySelector(".dock-acts") !== null;

/** Whether something floats over the screen (a dialog, an open list of choices) that has the keys first. */
export const isCovered = (except?: HTMLElement | null): boolean =>
  [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=listbox], [role=menu]")].some(
    (floating) => !except?.contains(floating) && floating.checkVisibility(),
  );
