import { decimalNumber, hundredths, mulDiv } from "#domain/money.ts";
import { totalAmt } from "#domain/price.ts";
import { dealPrice, type PricedLine } from "../stone-line.ts";

/** Prices per carat by the id of the line. */
export type LotPrices = ReadonlyMap<number, number>;

interface Weighed {
  id: number;
  carat: number;
  /** Of the price per carat that it has now. */
  cents: number;
}

const weighed = (lines: readonly PricedLine[]): Weighed[] =>
  lines.map((line) => ({ id: line.id, carat: hundredths(line.stone.carat), cents: hundredths(dealPrice(line)) }));

const pricesOf = (priced: readonly Weighed[]): LotPrices =>
  new Map(priced.map(({ id, cents }) => [id, decimalNumber(cents)]));

const sumOf = (priced: readonly Weighed[]): number =>
  priced.reduce((sum, { cents, carat }) => sum + totalAmt(cents, carat), 0);

/** Every price of a lot so many percent higher, or lower below 0. */
export function byPercent(lines: readonly PricedLine[], percent: number): LotPrices {
  const whole = 100_00;
  const factor = whole + hundredths(percent);
  return pricesOf(weighed(lines).map((one) => ({ ...one, cents: mulDiv(one.cents, factor, whole) })));
}

/** As many cents a carat as a price is moved from its share, so that the lot comes to the cent: some ten cents of a stone. */
const stepsOf = ({ carat }: Weighed): number => Math.max(5, Math.ceil(1000 / carat));
/** What lies further off than this is not looked for: every stone can come as close alone. */
const reach = 2000;

/**
 * A lump sum over a lot: each stone in proportion to the price that it has. A price per carat has whole cents, so what does
 * not come out even is put on single stones, a cent a carat at a time, the dearest first, until the sum is met to the cent.
 * Where no such prices meet it, the nearest that can be had is taken: `sum` says what it comes to.
 */
export function byLumpSum(lines: readonly PricedLine[], lump: number): { prices: LotPrices; sum: number } {
  const before = weighed(lines);
  const asked = hundredths(lump);
  const now = sumOf(before);
  if (now === 0) return { prices: pricesOf(before), sum: decimalNumber(now) };
  const shared = before.map((one) => ({ ...one, cents: Math.max(1, mulDiv(one.cents, asked, now)) }));
  const met = moved(shared, asked - sumOf(shared));
  return { prices: pricesOf(met), sum: decimalNumber(sumOf(met)) };
}

/** One way to a sum: what was moved last, and the sum that it came from. */
interface Way {
  from: number;
  cents: number;
}

/** Single prices moved by a few cents a carat, so that the lot changes by so much, or as nearly as can be. */
function moved(shared: readonly Weighed[], missing: number): Weighed[] {
  if (missing === 0) return [...shared];
  const dearest = shared.toSorted((a, b) => totalAmt(b.cents, b.carat) - totalAmt(a.cents, a.carat) || a.id - b.id);
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

/** The sums that come of the sums so far with one more stone, each by the smallest step. */
function waysOn(stone: Weighed, sums: readonly number[]): Map<number, Way> {
  const { cents, carat } = stone;
  const ways = new Map<number, Way>();
  const most = stepsOf(stone);
  for (let step = 0; step <= most; step++) {
    for (const price of step === 0 ? [cents] : [cents + step, cents - step]) {
      if (price < 1) continue;
      const change = totalAmt(price, carat) - totalAmt(cents, carat);
      for (const from of sums) {
        const sum = from + change;
        if (Math.abs(sum) <= reach && !ways.has(sum)) ways.set(sum, { from, cents: price });
      }
    }
  }
  return ways;
}
