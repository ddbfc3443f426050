import { count } from "../../format.ts";
import type { Stretch } from "./stretches.ts";
import type { Scene } from "./types.ts";

/** Signs that part the numbers of a pasted column. Other noise between two numbers was typed for a reason. */
const parting = new Set([",", ";", "|"]);

/** Joins the numbers of a pasted column to one chip, instead of five hundred. */
export function joinNumbers({ atoms }: Scene, stretches: Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  let run: Run | undefined;
  let held: Stretch[] = []; // signs after a number, which belong to it only before another number
  const close = () => {
    if (run) joined.push(stretchOf(run));
    joined.push(...held);
    run = undefined;
    held = [];
  };
  for (const stretch of stretches) {
    const numbers = stretch.parts?.[0].part.numbers;
    if (numbers) {
      if (run) run = { ...run, end: stretch.end, only: undefined };
      else run = { at: stretch.at, end: stretch.end, numbers: [], only: stretch };
      run.numbers.push(...numbers);
      held = [];
    } else if (run && stretch.isNoise && parting.has(atoms[stretch.at]?.text ?? "")) held.push(stretch);
    else {
      close();
      joined.push(stretch);
    }
  }
  close();
  return joined;
}

/** Numbers in a row. A single one keeps its other readings. */
type Run = { at: number; end: number; numbers: string[]; only: Stretch | undefined };

function stretchOf({ at, end, numbers, only }: Run): Stretch {
  if (only) return only;
  const seen = new Set<string>();
  const different = numbers.filter((number) => {
    const key = number.toUpperCase();
    return !seen.has(key) && seen.add(key);
  });
  const label = different.length > 1 ? `${count(different.length)} numbers` : `Number ${different[0]}`;
  return { at, end, parts: [{ label, part: { numbers: different } }] };
}
