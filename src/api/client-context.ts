import { createContext } from "react";
import type { Client } from "./call.ts";

/**
 * The client of the running portal, which the session provides. It has a file of its own, so that the sign-in page
 * needs no cache.
 */
export const ClientContext = createContext<Client | null>(null);
