/** A square of modules, row by row; true is dark. */
export type Modules = boolean[][];

/** The eight masks: where one says true, a module of data is turned over. */
export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const likeFinder = /(?=(00001011101|10111010000))/g;

/**
 * The penalty for a code that is hard to read: long runs, squares of one colour, a pattern like a finder, and an uneven
 * share of dark.
 */
export function penaltyOf(modules: Modules): number {
  const rows = modules.map((row) => row.map(Number).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += [...line.matchAll(likeFinder)].length * 40;
  }
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const corner = modules[y]?.[x];
      const isSquare = [modules[y]?.[x - 1], modules[y - 1]?.[x], modules[y - 1]?.[x - 1]].every(
        (one) => one === corner,
      );
      if (isSquare) penalty += 3;
    }
  }
  const dark = rows.join("").replaceAll("0", "").length;
  return penalty + Math.floor(Math.abs((dark * 100) / rows.length ** 2 - 50) / 5) * 10;
}
