/** To the rows of the list on the screen, for the keyboard. */
export const focusList = () => document.querySelector<HTMLElement>(".list [role=grid]")?.focus();
