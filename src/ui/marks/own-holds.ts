import { createContext, use } from "react";

/** The stock numbers of the viewer's own holds. A stone tells that it is on hold, but not for whom. */
export const OwnHoldsContext = createContext<ReadonlySet<string>>(new Set());

export const useIsOwnHold = (stockNo: string): boolean => use(OwnHoldsContext).has(stockNo);
