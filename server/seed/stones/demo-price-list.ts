/**
 * A fictional price list: per carat 14,000 × size × colour × clarity, rounded to hundreds, for rounds, and 85 % of it
 * for every other shape. Its label says so everywhere; a house imports its own.
 */
import { type ListRow, listClarities, listColors, type ShapeGroup, shapeGroups } from "#domain/list-price.ts";

export const demoListLabel = "Demo list (fictional)";

const ONE_CARAT = 14_000;

/** The beginning of a bracket in hundredths, and its percentage of a carat's price. */
const sizes: [from: number, percent: number][] = [
  [18, 24],
  [23, 28],
  [30, 34],
  [40, 40],
  [50, 54],
  [70, 70],
  [90, 86],
  [100, 100],
  [150, 138],
  [200, 182],
  [300, 250],
  [400, 300],
  [500, 380],
  [1000, 580],
];
const LARGEST = 99_99;
const colorPercent = [100, 95, 91, 85, 78, 69, 60, 52, 45, 40]; // D to M
const clarityPercent = [100, 91, 85, 75, 69, 60, 50, 42, 33, 22, 14]; // IF to I3
const shapePercent: Record<ShapeGroup, number> = { round: 100, pear: 85 };

export function demoPriceList(): ListRow[] {
  return shapeGroups.flatMap((shape_group) =>
    sizes.flatMap(([from, size], at) =>
      listColors.flatMap((color, colorAt) =>
        listClarities.map((clarity, clarityAt): ListRow => {
          const percents =
            (colorPercent[colorAt] ?? 0) * (clarityPercent[clarityAt] ?? 0) * size * shapePercent[shape_group];
          const dollars = Math.max(1, Math.round((ONE_CARAT * percents) / 100 ** 5)) * 100;
          return {
            shape_group,
            color,
            clarity,
            from,
            to: (sizes[at + 1]?.[0] ?? LARGEST + 1) - 1,
            price: dollars * 100,
          };
        }),
      ),
    ),
  );
}
