import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

const SlotContext = createContext<HTMLElement | null>(null);

/** The frame's place for titles. */
export const TitleSlot = SlotContext;

/** Puts a page's title into the header: the title, then its subject in dim. There are no titles below the header. */
export function PageTitle({ children }: { children: ReactNode }) {
  const slot = useContext(SlotContext);
  return slot ? createPortal(children, slot) : null;
}
