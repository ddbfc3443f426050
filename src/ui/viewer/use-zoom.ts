import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
const [smallest = 1] = steps;
const largest = steps.at(-1) ?? 1;
/** The next step of zoom above or below. */
export const zoomed = (zoom: number, by: 1 | -1) =>
  (by === 1 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom)) ?? zoom;

const within = (zoom: number) => Math.min(largest, Math.max(smallest, zoom));

/** A point of the stage that stays in place while the content under it grows. */
type Anchor = { x: number; y: number; before: number };

const gap = ([one, other]: Iterable<Touch> & { length: number }) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** The zoom of a stage: by steps, by Ctrl and the wheel, or by two fingers, around the pointer or the fingers. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const latest = useRef(zoom);
  const anchor = useRef<Anchor | null>(null);

  useEffect(() => {
    const { current: element } = stage;
    if (!element) return;
    let pinch: { gap: number; zoom: number } | null = null;

    function zoomAt(next: number, { clientX, clientY }: { clientX: number; clientY: number }) {
      const { left, top } = element?.getBoundingClientRect() ?? new DOMRect();
      anchor.current = { x: clientX - left, y: clientY - top, before: latest.current };
      latest.current = within(next);
      setZoom(latest.current);
    }
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAt(latest.current * Math.exp(-event.deltaY / 300), event);
    }
    function onTouchStart({ touches }: TouchEvent) {
      pinch = touches.length === 2 ? { gap: gap([...touches]), zoom: latest.current } : null;
    }
    function onTouchMove(event: TouchEvent) {
      const [one, other] = event.touches;
      if (!pinch || !one || !other) return;
      event.preventDefault();
      const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
      zoomAt((pinch.zoom * gap([one, other])) / pinch.gap, middle);
    }
    // A passive listener could not keep the page itself from zooming or moving.
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchstart", onTouchStart, { passive: true });
    element.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchstart", onTouchStart);
      element.removeEventListener("touchmove", onTouchMove);
    };
  }, [stage]);

  useLayoutEffect(() => {
    const { current: element } = stage;
    const { current: at } = anchor;
    anchor.current = null;
    if (!element || !at) return;
    const by = zoom / at.before;
    element.scrollLeft = (element.scrollLeft + at.x) * by - at.x;
    element.scrollTop = (element.scrollTop + at.y) * by - at.y;
  }, [stage, zoom]);

  function change(next: number) {
    latest.current = next;
    setZoom(next);
  }
  return {
    zoom,
    zoomIn: () => change(zoomed(latest.current, 1)),
    zoomOut: () => change(zoomed(latest.current, -1)),
    fit: () => change(1),
    zoomTo: change,
  };
}
