import { decimalNumber, hundredths, mulDiv } from "#domain/money.ts";
import { amountAt, pricePerCt } from "#domain/price.ts";
import { dealPrice, type PricedLine, quotedOf } from "../stone-line.ts";

/** Prices per carat by the id of the line. */
export type LotPrices = ReadonlyMap<number, number>;

interface Weighed {
  id: number;
  carat: number;
  quoted: ReturnType<typeof quotedOf>;
  /** The present price per carat. */
  cents: number;
}

const weighed = (lines: readonly PricedLine[]): Weighed[] =>
  lines.map((line) => ({
    id: line.id,
    carat: hundredths(line.stone.carat),
    quoted: quotedOf(line),
    cents: hundredths(dealPrice(line)),
  }));

const pricesOf = (priced: readonly Weighed[]): LotPrices =>
  new Map(priced.map(({ id, cents }) => [id, decimalNumber(cents)]));

const sumOf = (priced: readonly Weighed[]): number =>
  priced.reduce((sum, { cents, quoted }) => sum + amountAt(cents, quoted), 0);

/** The prices of a lot at one discount on the list. A stone without a list price keeps its price. */
export const byDiscount = (lines: readonly PricedLine[], disc: number): LotPrices =>
  new Map(
    lines.flatMap(({ id, rap }) =>
      rap ? [[id, decimalNumber(pricePerCt(hundredths(rap), hundredths(disc)))] as const] : [],
    ),
  );

/** All prices of a lot raised by a percentage, or lowered if it is below 0. */
export function byPercent(lines: readonly PricedLine[], percent: number): LotPrices {
  const whole = 100_00;
  const factor = whole + hundredths(percent);
  return pricesOf(weighed(lines).map((one) => ({ ...one, cents: mulDiv(one.cents, factor, whole) })));
}

/**
 * The most cents per carat that a price is moved from its share, so that the lot meets its sum to the cent: about ten
 * cents of a stone.
 */
const stepsOf = ({ carat }: Weighed): number => Math.max(5, Math.ceil(1000 / carat));
/** The largest gap that is searched. Beyond it, every single stone can come as close. */
const reach = 2000;

/**
 * Spreads a lump sum over a lot, each stone in proportion to its present price. A price per carat has whole cents, so
 * the rest is put on single stones, a cent per carat at a time, the dearest first, until the sum is met to the cent. If
 * no prices meet it, the nearest ones are taken: `sum` is their sum.
 */
export function byLumpSum(lines: readonly PricedLine[], lump: number): { prices: LotPrices; sum: number } {
  const before = weighed(lines);
  const asked = hundredths(lump);
  // The share is taken of the exact sum, in hundredths of a cent: the cents that the amounts are rounded by would grow
  // with the lump, beyond what single steps make good.
  const now = before.reduce((sum, { cents, carat }) => sum + cents * carat, 0);
  if (now === 0) return { prices: pricesOf(before), sum: 0 };
  const shared = before.map((one) => ({ ...one, cents: Math.max(1, mulDiv(one.cents, asked * 100, now)) }));
  const met = moved(shared, asked - sumOf(shared));
  return { prices: pricesOf(met), sum: decimalNumber(sumOf(met)) };
}

/** One way to a sum: the last moved price, and the sum before it. */
interface Way {
  from: number;
  cents: number;
}

/** Moves single prices by a few cents per carat, so that the lot changes by this much, or as nearly as possible. */
function moved(shared: readonly Weighed[], missing: number): Weighed[] {
  if (missing === 0) return [...shared];
  const dearest = shared.toSorted((a, b) => amountAt(b.cents, b.quoted) - amountAt(a.cents, a.quoted) || a.id - b.id);
  let reached = new Map<number, true>([[0, true]]);
  const ways: ReadonlyMap<number, Way>[] = [];
  for (const one of dearest) {
    if (reached.has(missing)) break;
    const next = waysOn(one, [...reached.keys()]);
    ways.push(next);
    reached = new Map([...next.keys()].map((sum) => [sum, true]));
  }
  let sum = [...reached.keys()].reduce(
    (best, at) => (Math.abs(at - missing) < Math.abs(best - missing) ? at : best),
    0,
  );
  const cents = new Map<number, number>();
  for (const [at, way] of [...ways.entries()].reverse()) {
    const taken = way.get(sum);
    const one = dearest[at];
    if (!taken || !one) continue;
    cents.set(one.id, taken.cents);
    sum = taken.from;
  }
  return shared.map((one) => ({ ...one, cents: cents.get(one.id) ?? one.cents }));
}

/** The sums of the earlier sums with one more stone, each by the smallest step. */
function waysOn(stone: Weighed, sums: readonly number[]): Map<number, Way> {
  const { cents, quoted } = stone;
  const ways = new Map<number, Way>();
  const most = stepsOf(stone);
  for (let step = 0; step <= most; step++) {
    for (const price of step === 0 ? [cents] : [cents + step, cents - step]) {
      if (price < 1) continue;
      const change = amountAt(price, quoted) - amountAt(cents, quoted);
      for (const from of sums) {
        const sum = from + change;
        if (Math.abs(sum) <= reach && !ways.has(sum)) ways.set(sum, { from, cents: price });
      }
    }
  }
  return ways;
}
