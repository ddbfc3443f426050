/** The portal behind the door: router, cache and frame. A visitor who only looks at the door never fetches it. */
export const loadPortal = () => import("./portal.tsx").then(({ Portal }) => Portal);
