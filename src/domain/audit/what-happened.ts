import { changeWords, plainChanges } from "./change-words.ts";
import { auditNouns } from "./nouns.ts";
import { toggleWords, transitionWords } from "./transition-words.ts";

/** An entry as far as a sentence needs it. */
export type Told = {
  workflow: string;
  item: string;
  transition: string;
  /** What the item is called: the number of a paper, the name of a person. */
  label: string | null;
  /** The stone that it is about, where it is not the item itself. */
  stock_no?: string | null;
};

/** `freeDelisted` and `sub_master` as words. */
const spaced = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[._]/g, " ")
    .toLowerCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an entry is about, in words. */
export const nounOf = (workflow: string): string => auditNouns[workflow] ?? capital(spaced(workflow));

/** What was done, in words; an arrow that nobody has named yet speaks for itself. */
export function verbOf(transition: string): string {
  const known = transitionWords[transition] ?? toggleWords[transition] ?? changeWords[transition];
  if (known !== undefined) return known;
  const name = transition.slice(transition.indexOf(".") + 1);
  return plainChanges[name] ?? spaced(name);
}

/** `Memo M-2026-0007: received back, stone LP100023`. */
export function whatHappened({ workflow, item, transition, label, stock_no }: Told): string {
  const number = /^[1-9]\d*$/.test(item) ? item : null; // keys and links are nobody's name
  const called = label ?? (stock_no ? null : number);
  const about = [nounOf(workflow), called].filter(Boolean).join(" ");
  return [`${about}: ${verbOf(transition)}`, stock_no && `stone ${stock_no}`].filter(Boolean).join(", ");
}

const named = Object.keys({ ...transitionWords, ...toggleWords, ...changeWords });
const plain = Object.keys(auditNouns).flatMap((noun) => Object.keys(plainChanges).map((change) => `${noun}.${change}`));
const spoken = [...named, ...plain].map((transition) => {
  const about = nounOf(transition.slice(0, transition.indexOf(".")));
  return { transition, text: `${about} ${verbOf(transition)}`.toLowerCase() };
});

/** The transitions of which these words are said: `memo sold`, `handed over`. */
export function transitionsSaying(search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return spoken.filter(({ text }) => words.every((word) => text.includes(word))).map(({ transition }) => transition);
}
