import { createContext } from "react";

/** Keeps the acts of a selection on the screen while a question or a refusal is open. The answer lets them go. */
export const AskingContext = createContext<(() => () => void) | null>(null);
