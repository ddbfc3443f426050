import { createContext, use } from "react";
import { messages } from "#domain/messages.ts";

/** Whether one looks with somebody else's eyes; the session provides it. */
export const ViewOnlyContext = createContext(false);

/** Why nothing can be made or kept while one looks with somebody else's eyes: the server refuses every write then, files too. Null otherwise. */
export const useViewOnly = (): string | null => (use(ViewOnlyContext) ? messages.viewOnly : null);
