import { noScreen, screenPatterns } from "#domain/screen-patterns.ts";
import { pageTimed } from "../ground/measure.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";

const known: ReadonlySet<string> = new Set(screenPatterns);

/** The speed of the house's pages, as browsers say it (decision 0179). */
export const pageTimings = {
  tellPageTimings: async ({ body: { timings } }, { house }) => {
    if (!house.isPageTimed) throw new Problem("notFound");
    // A page of an earlier release may name a screen that is gone; and a stranger must not make up rows of figures.
    for (const { figure, value, screen } of timings)
      pageTimed.tell({ figure, value, screen: known.has(screen) ? screen : noScreen });
  },
} satisfies Partial<Handlers>;
