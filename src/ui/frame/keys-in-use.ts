/** The types of input that take no letters. */
const wordless = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];
const typed = ["select", "textarea", `input${wordless.map((type) => `:not([type=${type}])`).join("")}`].join();

/**
 * True if a key belongs to the text being typed. A radio or a box uses the arrows and the space bar, but no letters.
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typed));

/**
 * True if somebody else changed the open row first. No key does anything until the person goes on
 * (changed-elsewhere.tsx).
 */
export const isFrozen = (): boolean =>
  [...document.querySelectorAll<HTMLElement>("[data-frozen]")].some((frozen) => frozen.checkVisibility());

/** True if a hint stands open, the reason of a locked act. Esc takes it first, and only then what lies below. */
export const isHinted = (): boolean =>
  [...document.querySelectorAll<HTMLElement>("[role=tooltip]")].some((hint) => hint.checkVisibility());

/** True if rows are selected. Then a letter in the list is for them, else for the open drawer. */
export const hasSelection = (): boolean => document.querySelector(".dock-acts") !== null;

/** True if a drawer is open. Without selected rows it has the letters that are acts. */
export const isDrawerOpen = (): boolean => document.querySelector(".drawer") !== null;

/** True if something floats over the screen and has the keys first: a dialog or an open list of choices. */
export const isCovered = (except?: HTMLElement | null): boolean =>
  [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=listbox], [role=menu]")].some(
    (floating) => !except?.contains(floating) && floating.checkVisibility(),
  );
