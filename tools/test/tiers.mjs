import { readFileSync } from "node:fs";

/**
 * The tiers of tests, each with those before it. `x.test.ts` belongs to the day, `x.whole.test.ts` and `x.night.test.ts`
 * to the tier in their name; a journey has the tag `@whole` or `@night`.
 */
export const tiers = ["day", "whole", "night"];

/** The tier that is run. One file that is run by hand may be of any tier but the night. */
export const tierNow = () => process.env.TIER ?? "whole";

const laterThan = (tier) => tiers.slice(tiers.indexOf(tier) + 1);

/** Globs of the files beyond a tier. */
export const filesBeyond = (tier) => laterThan(tier).map((later) => `**/*.${later}.test.*`);

/** The tags of the journeys beyond a tier, as an expression. */
export const tagsBeyond = (tier) => laterThan(tier).map((later) => new RegExp(`@${later}\\b`));

/** Tells files with tests of a tier from files without: by their names, and of journeys by their tags. */
export const isInTier = (tier) => (file) => {
  if (!file.endsWith(".spec.ts")) return !laterThan(tier).some((later) => file.includes(`.${later}.test.`));
  const journeys = readFileSync(file, "utf8")
    .split(/^ *(?:test|journey)\(/m)
    .slice(1);
  return journeys.some((journey) => !tagsBeyond(tier).some((tag) => tag.test(journey.slice(0, journey.indexOf("=>")))));
};
