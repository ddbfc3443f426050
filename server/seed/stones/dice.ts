/** Chance that always falls the same way: a sequence of numbers from a seed (splitmix32). */
export type Dice = {
  /** A number from 0 up to, but not including, 1. */
  roll(): number;
  /** A number around 0 with a deviation of 1. */
  bell(): number;
  pick<T>(weighted: Weighted<T>): T;
  /** A pick that leans to the later values, or below 0 to the earlier ones. */
  lean<T>(weighted: Weighted<T>, by: number): T;
};

/** Values with their frequencies: `weigh("EX 78 VG 20 G 2")`. */
export type Weighted<T> = { values: T[]; upTo: number[] };

export function diceFor(seed: number): Dice {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995;
  const roll = () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 4_294_967_296;
  };
  const bell = () => (roll() + roll() + roll() + roll() + roll() + roll() - 3) / Math.SQRT1_2;
  const pick = <T>(weighted: Weighted<T>): T => valueAt(weighted, roll());
  const lean = <T>(weighted: Weighted<T>, by: number): T =>
    valueAt(weighted, Math.min(0.999, Math.max(0, roll() + by)));
  roll(); // the first number still shows its seed
  return { roll, bell, pick, lean };
}

function valueAt<T>({ values, upTo }: Weighted<T>, at: number): T {
  let place = 0;
  while (place < values.length - 1 && (upTo[place] ?? 1) <= at) place++;
  return values[place] as T;
}

/** Reads words and their weights in turn: `EX 78 VG 20`. */
export function weigh(words: string): Weighted<string> {
  const parts = words.split(" ");
  return weighted(parts.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(parts[at + 1])] as const] : [])));
}

export function weighted<T>(pairs: (readonly [T, number])[]): Weighted<T> {
  const whole = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  let sum = 0;
  return {
    values: pairs.map(([value]) => value),
    upTo: pairs.map(([, weight]) => {
      sum += weight / whole;
      return sum;
    }),
  };
}
