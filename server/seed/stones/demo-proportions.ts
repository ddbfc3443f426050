import type { Dice } from "./dice.ts";
import { grades } from "./marginals.ts";

/** Proportions in millimetres, per cent and degrees, as texts with the decimals that the database keeps. */
export type Cut = {
  length: string;
  width: string;
  height: string;
  depth_pct: string;
  table_pct: string;
  crown_angle: string | null;
  crown_height: string | null;
  pavilion_angle: string | null;
  pavilion_depth: string | null;
  girdle_thin: string;
  girdle_thick: string;
  girdle_pct: string;
  culet: string;
};

/** The ratio of length to width for a shape, and the weight of its box: carat = length × width × height × weight. */
const shapes: Record<string, { ratio: number; weight: number }> = {
  ROUND: { ratio: 1, weight: 0.0061 },
  OVAL: { ratio: 1.42, weight: 0.0062 },
  PEAR: { ratio: 1.55, weight: 0.0059 },
  MARQUISE: { ratio: 1.95, weight: 0.0057 },
  HEART: { ratio: 1, weight: 0.0059 },
  EMERALD: { ratio: 1.4, weight: 0.008 },
  RADIANT: { ratio: 1.2, weight: 0.0081 },
  CUSHION: { ratio: 1.12, weight: 0.008 },
  CUSHION_MOD: { ratio: 1.1, weight: 0.008 },
  PRINCESS: { ratio: 1.01, weight: 0.0083 },
  ASSCHER: { ratio: 1.01, weight: 0.008 },
  BAGUETTE: { ratio: 1.8, weight: 0.0085 },
};
const girdles = ["TN", "MED", "STK", "TK", "VTK"];

export function cutOf({ shape, carat }: { shape: string; carat: number }, dice: Dice): Cut {
  const isRound = shape === "ROUND";
  const form = shapes[shape] ?? { ratio: 1.1, weight: 0.007 };
  const depth = isRound ? 61.6 + 1.3 * dice.bell() : 66 + 3.2 * dice.bell();
  const ratio = isRound ? 1 + Math.abs(dice.bell()) * 0.0085 : Math.max(1, form.ratio + 0.05 * dice.bell());
  const width = Math.cbrt(carat / 100 / (form.weight * ratio * (depth / 100))) * (1 + 0.003 * dice.bell());
  const length = width * ratio;
  const thin = dice.pick(grades.girdle);
  const thick = girdles[girdles.indexOf(thin) + (dice.roll() < 0.4 ? 1 : 0)] ?? thin;
  const angles = isRound || shape === "OVAL" || shape === "PEAR";
  return {
    length: length.toFixed(2),
    width: width.toFixed(2),
    height: ((width * depth) / 100).toFixed(2),
    depth_pct: depth.toFixed(1),
    table_pct: (isRound ? 57.5 + 1.7 * dice.bell() : 63 + 3.5 * dice.bell()).toFixed(1),
    crown_angle: angles ? (34.5 + 0.8 * dice.bell()).toFixed(1) : null,
    crown_height: angles ? (15 + 0.6 * dice.bell()).toFixed(1) : null,
    pavilion_angle: angles ? (40.9 + 0.35 * dice.bell()).toFixed(1) : null,
    pavilion_depth: angles ? (43.1 + 0.6 * dice.bell()).toFixed(1) : null,
    girdle_thin: thin,
    girdle_thick: thick,
    girdle_pct: (3.5 + 0.4 * dice.bell()).toFixed(1),
    culet: dice.pick(grades.culet),
  };
}
