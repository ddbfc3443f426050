import { mayBeShortNumber } from "./glued.ts";
import { noiseWords } from "./noise.ts";
import type { Stretch } from "./stretches.ts";
import type { Chip, Part, Scene } from "./types.ts";

/** The numbers from which on a text is a list or a mail about stones, and its words only describe them. */
const leastOfList = 3;

/** True if so many different numbers stand in a text that its words are no conditions. */
export const holdsList = (parts: readonly Part[]): boolean =>
  new Set(parts.flatMap(({ part }) => part.numbers?.map((number) => number.toUpperCase()) ?? [])).size >= leastOfList;

/** The words of a list that may be short numbers, and so are missed. Greetings, names and the counts of lines are not. */
export const missedOf = (unknown: readonly string[]): string[] => unknown.filter(mayBeShortNumber);

/** The stretches of a mail: "Hi" greets there, and is no pair of colours. */
export const withoutGreetings = ({ atoms }: Scene, stretches: Stretch[]): Stretch[] =>
  stretches.map(({ at, end, ...stretch }) =>
    end === at + 1 && noiseWords.has(atoms[at]?.text ?? "") ? { at, end, isNoise: true } : { at, end, ...stretch },
  );

/** The words beside the numbers of a list, each meaning once, the most frequent first. */
export function offeredOf<C extends Chip>(chips: readonly C[], most: number): C[] {
  const byLabel = new Map<string, { chip: C; times: number }>();
  for (const chip of chips) {
    if (!chip.isOffered) continue;
    const known = byLabel.get(chip.label);
    if (known) known.times++;
    else byLabel.set(chip.label, { chip, times: 1 });
  }
  return [...byLabel.values()]
    .sort((one, other) => other.times - one.times)
    .slice(0, most)
    .map(({ chip }) => chip);
}
