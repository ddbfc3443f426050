import type { Portal } from "./portal.tsx";

export type PortalComponent = typeof Portal;

/** The portal behind the door: router, cache and frame. A visitor who only looks at the door never fetches it. */
export const loadPortal = (): Promise<PortalComponent> => import("./portal.tsx").then((loaded) => loaded.Portal);
