import { createContext, use } from "react";

/** The stock numbers in the viewer's own cart. */
export const InCartContext = createContext<ReadonlySet<string>>(new Set());

export const useIsInCart = (stockNo: string): boolean => use(InCartContext).has(stockNo);
