/** The longest word that may hold a slip. Pasted text may be longer. */
const longest = 24;

/** The slips that a word may hold: in "roud" one, in "emreld" two. In two letters any slip makes another word. */
const slipsOf = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** The known words with the fewest slips from a typed one. Those that begin with its letter come first. */
export function nearestOf<Known extends { text: string }>(word: string, known: readonly Known[]): Known[] {
  const typed = word.trim().toLowerCase();
  const slips = typed.length > longest ? 0 : slipsOf(typed);
  if (slips === 0) return [];
  const near = known
    .filter(({ text }) => Math.abs(text.length - typed.length) <= slips && text.length > 1 && !text.includes(" "))
    .map((one) => ({ known: one, slips: slipsBetween(typed, one.text, slips) }))
    .filter((one) => one.slips <= slips);
  const least = Math.min(...near.map((one) => one.slips));
  return near
    .filter((one) => one.slips === least)
    .map((one) => one.known)
    .sort((one, other) => Number(other.text[0] === typed[0]) - Number(one.text[0] === typed[0]));
}

/**
 * The slips between two words: letters left out, put in, changed or swapped with their neighbour. They are counted no
 * further than `most`.
 */
function slipsBetween(one: string, other: string, most: number): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let place = 1; place <= other.length; place++) {
      const isSame = one[row - 1] === other[place - 1];
      const isSwapped = row > 1 && place > 1 && one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      line[place] = Math.min(
        at(above, place) + 1,
        at(line, place - 1) + 1,
        at(above, place - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, place - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...line) > most) return Number.POSITIVE_INFINITY;
    [before, above] = [above, line];
  }
  return at(above, other.length);
}

const at = (line: readonly number[], place: number) => line[place] ?? Number.POSITIVE_INFINITY;
