let typed = "";

/** A key that belongs to the browser, or to a shortcut, goes its usual way. */
function keep(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Keeps what is typed until a field takes it. A window that is fetched first has no field for the first letters, and on
 * the screen behind it a letter is an act.
 */
export function keepTyping(): void {
  typed = "";
  window.addEventListener("keydown", keep, { capture: true });
}

/** Ends the keeping, and returns what was typed meanwhile. */
export function takeTyped(): string {
  window.removeEventListener("keydown", keep, { capture: true });
  const taken = typed;
  typed = "";
  return taken;
}
