import { type ScaleLinear, scaleLinear } from "d3-scale";
import { count, number2 } from "#domain/format.ts";

/** Steps of the axis of values; the scale may make one or two more, so that they are round. */
const STEPS = 4;

export interface ValueAxis {
  scale: ScaleLinear<number, number>;
  ticks: { at: number; words: string }[];
  /** The magnitude of an axis, where its numbers would be too long: "thousands". */
  magnitude: string;
}

const magnitudes = [
  { from: 1e12, by: 1e12, name: "trillions" },
  { from: 1e9, by: 1e9, name: "billions" },
  { from: 1e6, by: 1e6, name: "millions" },
  { from: 1e5, by: 1e3, name: "thousands" },
];
const ones = { from: 0, by: 1, name: "" };

/** An axis from the lowest to the highest of these figures, always with zero on it: no bar begins in the air. */
export function valueAxis(figures: readonly number[], { whole }: { whole: boolean }): ValueAxis {
  const low = figures.reduce((least, value) => Math.min(least, value), 0);
  const high = figures.reduce((most, value) => Math.max(most, value), 0);
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(STEPS);
  // There is no half of a piece.
  const at = scale.ticks(STEPS).filter((tick) => !whole || Number.isInteger(tick));
  const most = Math.max(...scale.domain().map(Math.abs));
  const { by, name } = magnitudes.find(({ from }) => most >= from) ?? ones;
  const step = Math.abs((at[1] ?? 1) - (at[0] ?? 0)) / by;
  return { scale, ticks: at.map((tick) => ({ at: tick, words: tickWords(tick / by, step) })), magnitude: name };
}

/** Steps are 1, 2 or 5 times a power of ten: as many decimals as tell one from the next, and two if any. */
function tickWords(value: number, step: number): string {
  if (step >= 1) return count(value);
  return step >= 0.01 ? number2(value) : value.toFixed(Math.min(20, Math.ceil(-Math.log10(step)))).replace("-", "−");
}
