import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Where a list stood, and which entry of the window's history showed it last. */
interface Place {
  top: number;
  entry: number | undefined;
}
const places = new Map<string, Place>();
const most = 200;

/** How far along its history the window is; the router counts. */
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
 * Another page of a list begins at its top; who comes back to one finds it where it was left. Back is what leads to an
 * entry of the history that is no later than the one that showed the list last. `key` names the page.
 */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, label: string, key: string | number = "") {
  // The address of the next screen stands in the window before this one leaves it.
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
  // A stone that is opened is another entry of the history, and the list is still the one that it shows.
  useEffect(() => keep(name, scroller.current?.scrollTop ?? 0));

  return () => keep(shown.current ?? name, scroller.current?.scrollTop ?? 0);
}
