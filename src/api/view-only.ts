import { createContext, use } from "react";
import { messages } from "#domain/portal-messages.ts";

/** True during a view as somebody else. The session provides it. */
export const ViewOnlyContext = createContext(false);

/**
 * The reason why nothing can be made or kept during a view as somebody else: the server refuses every write then, files
 * too. Null otherwise.
 */
export const useViewOnly = (): string | null => (use(ViewOnlyContext) ? messages.viewOnly : null);

/** The reason where the right to write is missing. A view as somebody else has none, also where the person has it. */
export const useNoRight = (): string => useViewOnly() ?? messages.forbidden;
