import type { Portal } from "./portal.tsx";

export type PortalComponent = typeof Portal;

/** Loads the portal: router, cache and frame. A visitor of the sign-in pages alone never fetches it. */
export const loadPortal = (): Promise<PortalComponent> => import("./portal.tsx").then((loaded) => loaded.Portal);
