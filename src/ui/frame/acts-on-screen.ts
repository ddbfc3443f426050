/** An act on the screen that has a key: its keys, its label, and its button. */
interface ActOnScreen {
  keys: string;
  label: string;
  button: HTMLElement;
}

/** The acts on the screen that have a key, each once, in the order of the screen. */
export function actsOnScreen(): ActOnScreen[] {
  const acts = [...document.querySelectorAll<HTMLElement>(".main button:has(.keys)")].map((button) => {
    const keys = [...button.querySelectorAll(".keys kbd")].map(({ textContent }) => textContent).join("+");
    const label = button.cloneNode(true) as HTMLElement;
    for (const part of label.querySelectorAll(".keys, .unseen")) part.remove();
    return { keys, label: label.textContent.trim(), button };
  });
  return [...new Map(acts.map((act) => [`${act.keys} ${act.label}`, act])).values()];
}

/** True if the act is locked or under way. Its button says why. */
export const isLocked = ({ button }: ActOnScreen): boolean => button.matches(":disabled, [aria-disabled=true]");
