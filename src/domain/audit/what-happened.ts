import { changeWords, plainChanges } from "./change-words.ts";
import { auditNouns } from "./nouns.ts";
import { toggleWords, transitionWords } from "./transition-words.ts";

/** The fields of a log entry that its sentence needs. */
export type Told = {
  workflow: string;
  item: string;
  transition: string;
  /** The name of the item: the number of a paper, the name of a person. */
  label: string | null;
  /** The stone that the entry concerns, if the item is not the stone itself. */
  stock_no?: string | null;
};

/** `freeDelisted` and `sub_master` as words. */
const spaced = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[._]/g, " ")
    .toLowerCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The noun for the subject of an entry. */
export const nounOf = (workflow: string): string => auditNouns[workflow] ?? capital(spaced(workflow));

/** The words for a transition. A transition without words of its own is written as its name. */
export function verbOf(transition: string): string {
  const known = transitionWords[transition] ?? toggleWords[transition] ?? changeWords[transition];
  if (known !== undefined) return known;
  const name = transition.slice(transition.indexOf(".") + 1);
  return plainChanges[name] ?? spaced(name);
}

/** `Memo M-2026-0007: received back, stone LP100023`. */
export function whatHappened({ workflow, item, transition, label, stock_no }: Told): string {
  const number = /^[1-9]\d*$/.test(item) ? item : null; // keys and links are not names
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

/** The transitions whose words contain all words of the search: `memo sold`, `handed over`. */
export function transitionsSaying(search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return spoken.filter(({ text }) => words.every((word) => text.includes(word))).map(({ transition }) => transition);
}
