import { createContext } from "react";
import type { Client } from "./call.ts";

/** The client of the running portal; the session provides it. By itself, so that the sign-in page needs no cache. */
export const ClientContext = createContext<Client | null>(null);
