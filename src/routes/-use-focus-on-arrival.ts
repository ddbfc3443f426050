import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Moves the focus to the content of a new screen, where the keyboard and the screen reader begin. */
export function useFocusOnArrival() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const content = document.getElementById("content");
        // A list that keeps its place beside an opened row keeps the focus too.
        if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
      }),
    [router],
  );
}
