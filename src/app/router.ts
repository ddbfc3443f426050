import { createRouter } from "@tanstack/react-router";
import type { PortalContext } from "#routes/-portal-context.ts";
import { ScreenFailed } from "#routes/-screen-failed.tsx";
import { ScreenMissing } from "#routes/-screen-missing.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** The router of the portal; every address of a screen is a file under routes. */
export const makeRouter = (context: PortalContext) =>
  createRouter({
    routeTree,
    context,
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: ScreenMissing,
    defaultPreloadStaleTime: 0,
    search: { strict: true }, // what a screen does not read, an older name too, leaves its address
    // Screens keep their own scroll regions; the document itself never scrolls.
    scrollRestoration: false,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** What the header and the window call this screen, or the area that its screens stand in. */
    title?: string;
  }
}
