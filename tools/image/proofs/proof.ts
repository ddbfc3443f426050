import type { Containers } from "../containers.ts";

/** What a proof works with: an image of the portal, and a base to make other images from. */
export type World = { containers: Containers; image: string; base: string };

/** A business sentence, and what shows that it holds. */
export type Proof = [says: string, prove: (world: World) => Promise<void>];
