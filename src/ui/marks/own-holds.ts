import { createContext, use } from "react";

/** The stock numbers that whoever looks holds themselves: a stone says that it is on hold, and not whose hold it is. */
export const OwnHoldsContext = createContext<ReadonlySet<string>>(new Set());

export const useIsOwnHold = (stockNo: string): boolean => use(OwnHoldsContext).has(stockNo);
