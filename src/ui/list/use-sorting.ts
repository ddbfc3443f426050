import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { words } from "../words.ts";

interface SortingOptions {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: (ids: readonly string[], seen: readonly string[]) => void;
  list: RefObject<HTMLElement | null>;
}
interface Grabbed {
  id: string;
  by: "keyboard" | "pointer";
  /** The order at the moment of the grab. The list may be read anew before the drop. */
  seen: readonly string[];
}

/** The list with one id moved to another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((each) => each !== id);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, id);
  return rest;
}

/** Picking up, moving and dropping, by pointer and by keyboard alike. Nothing is handed out before the drop. */
export function useSorting({ ids, nameOf, onMove, list }: SortingOptions) {
  const [draft, setDraft] = useState<readonly string[]>();
  const [grabbed, setGrabbed] = useState<Grabbed>();
  const [said, setSaid] = useState("");
  const refocus = useRef<string>(undefined);
  const order = draft ?? ids;

  // Moving an element in the page takes the focus away from the grip inside it.
  useLayoutEffect(() => {
    const id = refocus.current;
    refocus.current = undefined;
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] .grip`)?.focus();
  });

  function grab(id: string, by: Grabbed["by"]) {
    setDraft(ids);
    setGrabbed({ id, by, seen: ids });
    setSaid(words.grabbed(nameOf(id), ids.indexOf(id) + 1, ids.length));
  }
  function moveTo(id: string, to: number) {
    const next = moved(order, id, to);
    const place = next.indexOf(id);
    if (place === order.indexOf(id)) return;
    refocus.current = id;
    setDraft(next);
    setSaid(words.moved(nameOf(id), place + 1, next.length));
  }
  function letGo(id: string, keep: boolean) {
    refocus.current = id;
    const seen = grabbed?.seen ?? ids;
    if (keep && draft?.some((each, at) => each !== seen[at])) onMove(draft, seen);
    setSaid(keep ? words.dropped(nameOf(id), order.indexOf(id) + 1, order.length) : words.putBack(nameOf(id)));
    setGrabbed(undefined);
    setDraft(undefined);
  }

  // A grip that moves in the page loses its captured pointer, so the window listens during a drag.
  const dragging = grabbed?.by === "pointer" ? grabbed.id : undefined;
  const latest = useRef({ moveTo, letGo });
  useEffect(() => {
    latest.current = { moveTo, letGo };
  });
  useEffect(() => {
    if (dragging === undefined) return;
    const rowsAbove = (y: number) =>
      [...(list.current?.querySelectorAll<HTMLElement>("[data-id]") ?? [])].filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return row.dataset.id !== dragging && top + height / 2 < y;
      }).length;
    const aborted = new AbortController();
    const { signal } = aborted;
    window.addEventListener("pointermove", (event) => latest.current.moveTo(dragging, rowsAbove(event.clientY)), {
      signal,
    });
    window.addEventListener("pointerup", () => latest.current.letGo(dragging, true), { signal });
    window.addEventListener("pointercancel", () => latest.current.letGo(dragging, false), { signal });
    return () => aborted.abort();
  }, [dragging, list]);

  function onKeyDown(id: string, event: KeyboardEvent) {
    const held = grabbed?.id === id;
    const here = order.indexOf(id);
    const steps: Record<string, number> = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: order.length - 1 };
    const to = steps[event.key];
    if (!held && event.key === " ") grab(id, "keyboard");
    else if (held && (event.key === " " || event.key === "Enter")) letGo(id, true);
    else if (held && event.key === "Escape") letGo(id, false);
    else if (held && to !== undefined) moveTo(id, Math.max(0, to));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const gripProps = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
    onPointerDown: (event: PointerEvent) => event.button === 0 && grab(id, "pointer"),
    onBlur: () => {
      if (grabbed?.id === id && grabbed.by === "keyboard" && refocus.current === undefined) letGo(id, false);
    },
  });

  return { order, grabbed: grabbed?.id, said, gripProps };
}
