import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

const SlotContext = createContext<HTMLElement | null>(null);

/** For the frame: where titles go. */
export const TitleSlot = SlotContext;

/** Puts a page's title into the header: the title, then in dim what it is about. There are no titles below the header. */
export function PageTitle({ children }: { children: ReactNode }) {
  const slot = useContext(SlotContext);
  return slot ? createPortal(children, slot) : null;
}
