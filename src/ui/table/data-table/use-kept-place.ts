import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The scroll position of a list, and the entry of the window's history that showed it last. */
interface Place {
  top: number;
  entry: number | undefined;
}
const places = new Map<string, Place>();
const most = 200;

/** The window's place in its history, as counted by the router. */
const entryNow = (): number | undefined => (history.state as { __TSR_index?: number } | null)?.__TSR_index;

function cameBack({ entry }: Place): boolean {
  const now = entryNow();
  return now !== undefined && entry !== undefined && now <= entry;
}

function keep(name: string, top: number) {
  places.delete(name);
  places.set(name, { top, entry: entryNow() });
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
}

/**
 * Keeps the scroll position of each page of a list. A new page begins at its top; on the way back a page has its former
 * position. A way back leads to an entry of the history no later than the one that showed the list last. `key` names
 * the page.
 */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, label: string, key: string | number = "") {
  // Read once: the window already has the next screen's address while this screen is still drawn.
  const [path] = useState(() => location.pathname);
  const name = `${path} ${label} ${key}`;
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || shown.current === name) return;
    const isFirst = shown.current === undefined;
    if (shown.current !== undefined) keep(shown.current, element.scrollTop);
    shown.current = name;
    const kept = places.get(name);
    const top = kept && cameBack(kept) ? kept.top : 0;
    if (!isFirst || top > 0) element.scrollTop = top;
  }, [name, scroller]);
  // Opening a stone makes another entry of the history, and the list is still shown in it.
  useEffect(() => keep(name, scroller.current?.scrollTop ?? 0));

  return () => keep(shown.current ?? name, scroller.current?.scrollTop ?? 0);
}
