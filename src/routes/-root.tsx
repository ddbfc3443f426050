import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTitles } from "./-use-titles.ts";

/** The root of all routes. It gives the window the title of the screen. */
export function Root() {
  const titles = useTitles();
  const isSettled = useRouterState({ select: (state) => state.status === "idle" });
  useEffect(() => {
    if (isSettled) document.title = [...titles].reverse().concat("Loupe").join(" · ");
  }, [titles, isSettled]);
  return <Outlet />;
}
