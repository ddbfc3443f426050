import { defineSchema } from "#server/search/index/schema.ts";
import { stoneDescription } from "#server/search/index/stone-schema.ts";

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

/** The upper ends of the prices' carat ranges, in hundredths, themselves excluded. */
export const caratEdges = [
  18, 23, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 170, 200, 250, 300, 400, 500, 1000, 65_535,
];
export const providerCount = 60;
export const caratRangeCount = caratEdges.length;

export const description = stoneDescription({
  providers: numbered("P", providerCount),
  locations: numbered("LOC", 30),
  caratRanges: numbered("CR", caratRangeCount),
});

/** The product's own schema, with sixty providers. */
export const schema = defineSchema(description);
