import { refusal } from "./refusals.ts";
import type { Schema } from "./schema.ts";

/**
 * The description of a viewer. The markup layers are resolved before into one factor for each price bucket, in
 * ten-thousandths: 10,000 is the price itself.
 */
export interface ViewerDescription {
  readonly factors: ArrayLike<number>;
  /**
   * The points of each bucket, added to the discount, in hundredths of a percent; null if the factor applies. The
   * factor always applies to stones without a list price.
   */
  readonly points?: ArrayLike<number | null>;
  /**
   * The values of an attribute in this viewer's sight (providers, locations, statuses). An attribute that is not named
   * is open.
   */
  readonly sees?: Readonly<Record<string, readonly number[]>>;
  /** Columns that this viewer may neither filter nor sort by, such as cost. */
  readonly closed?: readonly string[];
}

/** A checked and prepared viewer, made once and used for many searches. */
export interface Viewer {
  readonly factors: Float64Array;
  /** By bucket, NaN for none; undefined for the many viewers without points. */
  readonly points: Float64Array | undefined;
  readonly leastFactor: number;
  readonly mostFactor: number;
  readonly sees: readonly { readonly attribute: number; readonly codes: readonly number[] }[];
  readonly closed: ReadonlySet<string>;
}

const MOST_FACTOR = 1_010_000; // 10,000 %; beyond, a price could no longer be rounded exactly (kernel/simd/prices.as)

/** Prepares a viewer. There is no search without one. */
export function defineViewer(schema: Schema, { factors, points, sees = {}, closed = [] }: ViewerDescription): Viewer {
  if (factors.length !== schema.buckets) throw refusal("factorsIncomplete", factors.length, schema.buckets);
  return {
    ...scaledOf(factors),
    points: pointsOf(schema, points),
    sees: Object.entries(sees).map(([name, codes]) => {
      const { index, values } = schema.attribute(name);
      for (const code of codes) if (values[code] === undefined) throw refusal("codeOutOfRange", name, code);
      return { attribute: index, codes: [...new Set(codes)] };
    }),
    closed: new Set(closed),
  };
}

/** The factors as the search multiplies by them. Counted by hand: each letter of a mailing has a viewer of its own. */
function scaledOf(factors: ArrayLike<number>): Pick<Viewer, "factors" | "leastFactor" | "mostFactor"> {
  const scaled = new Float64Array(factors.length);
  let leastFactor = Number.POSITIVE_INFINITY;
  let mostFactor = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scaled.length; at++) {
    const factor = factors[at] ?? Number.NaN;
    if (!Number.isInteger(factor) || factor < 0 || factor > MOST_FACTOR) throw refusal("factorOutOfRange", factor);
    const one = factor * 1e-4;
    scaled[at] = one;
    if (one < leastFactor) leastFactor = one;
    if (one > mostFactor) mostFactor = one;
  }
  return { factors: scaled, leastFactor, mostFactor };
}

/** A viewer of the same stones at cost. */
export const atCost = (viewer: Viewer): Viewer => ({
  ...viewer,
  factors: new Float64Array(viewer.factors.length).fill(1),
  points: undefined,
  leastFactor: 1,
  mostFactor: 1,
});

function pointsOf(schema: Schema, points: ArrayLike<number | null> | undefined): Float64Array | undefined {
  if (!points) return undefined;
  if (points.length !== schema.buckets) throw refusal("factorsIncomplete", points.length, schema.buckets);
  const held = Float64Array.from(points, (one) => one ?? Number.NaN);
  for (const one of held) if (!Number.isNaN(one) && !Number.isInteger(one)) throw refusal("pointsWrong", one);
  return held.every(Number.isNaN) ? undefined : held;
}
