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
    search: { strict: true }, // Removes search parameters from the address that the screen does not read, older names too.
    // Screens keep their own scroll regions; the document itself never scrolls.
    scrollRestoration: false,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** The name of this screen, or of the area around it, for the header and the window. */
    title?: string;
  }
}
