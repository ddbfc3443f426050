import type { Figure } from "./chart-data.ts";

interface LevelBarProps {
  value: Figure;
  /** The figure of the period before: a dashed stroke. */
  before: Figure;
  /** In a funnel, those who came to the step before: what is missing to them is hatched. */
  stopped: Figure;
  /** The ends of the axis, the same for every row; zero lies between them. */
  low: number;
  high: number;
}

/** One level bar of a list. It is drawn, not a ground of colour, so that it is printed too. */
export function LevelBar({ value, before, stopped, low, high }: LevelBarProps) {
  const span = high - low || 1;
  const place = (figure: number) => `${((figure - low) / span) * 100}%`;
  const length = (from: number, to: number) => `${(Math.abs(to - from) / span) * 100}%`;
  return (
    <svg className="level-bar" aria-hidden="true">
      {low < 0 && <line className="level-zero" x1={place(0)} x2={place(0)} y1="0" y2="100%" />}
      {value !== null && stopped !== null && stopped > value && (
        <rect className="level-lost" x={place(value)} y="3.5" width={length(value, stopped)} height="9" />
      )}
      {value !== null && value !== 0 && (
        <rect className="level-now" x={place(Math.min(0, value))} y="3" width={length(0, value)} height="10" />
      )}
      {before !== null && <line className="chart-before" x1={place(before)} x2={place(before)} y1="0" y2="100%" />}
    </svg>
  );
}
