import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of a drawing that nobody has laid out: in a hidden tab, on a page that is being printed. */
const UNSEEN = 480;

/** The width of an element, known before it is painted for the first time. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width || UNSEEN;
}
