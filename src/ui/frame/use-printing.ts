import { useSyncExternalStore } from "react";

const print = "print";
const isPrinting = () => window.matchMedia(print).matches;

function follow(onChange: () => void): () => void {
  const media = window.matchMedia(print);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** True while the page is laid out for paper. It is told before the first sheet is drawn, and at once. */
export const usePrinting = (): boolean => useSyncExternalStore(follow, isPrinting);
