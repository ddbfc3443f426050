import type { Containers } from "../containers.ts";

/** The world of a proof: an image of the portal, and a base to make other images from. */
export type World = { containers: Containers; image: string; base: string };

/** A business sentence, and what shows that it holds. */
export type Proof = [says: string, prove: (world: World) => Promise<void>];
