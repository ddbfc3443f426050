import { createContext, use } from "react";

/** The stock numbers of the viewer's own requests. A stone tells that it is requested, but not by whom. */
export const OwnRequestsContext = createContext<ReadonlySet<string>>(new Set());

export const useIsOwnRequest = (stockNo: string): boolean => use(OwnRequestsContext).has(stockNo);
