import { createContext } from "react";

/** The most stones in one file of a guest, as the house has set it; undefined for everybody else. The session provides it. */
export const GuestFileContext = createContext<number | undefined>(undefined);
