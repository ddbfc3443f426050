import { endsWord, startsWord } from "./atoms.ts";
import { gradeAttributes, isGrade } from "./attribute-words.ts";
import { matchOf, together } from "./reading-parts.ts";
import { openTo, textAt } from "./terms.ts";
import type { Part, Reading, Rule, Scene } from "./types.ts";

const counts: Record<string, 2 | 3> = { "2": 2, double: 2, "3": 3, triple: 3 };

/** Cut, polish and symmetry at once: "3EX", "triple ex"; "3VG+" is at least VG in each; "2EX" leaves the cut open. */
export const countedFinishRule: Rule = (scene, at) => {
  const { atoms } = scene;
  const count = startsWord(atoms, at) ? counts[textAt(atoms, at)] : undefined;
  if (count === undefined || !endsWord(atoms, at + 2)) return undefined;
  const grade = atoms[at + 1];
  if (grade?.text.length === 1 && !grade.isGlued) return undefined; // "3X", but "2 I" is something else
  const isPlus = textAt(atoms, at + 2) === "+" && atoms[at + 2]?.isGlued === true && !atoms[at + 3]?.isGlued;
  const grades = gradeAttributes.flatMap((name) => gradeOf(scene, grade?.text ?? "", name) ?? []);
  if (grades.length < gradeAttributes.length) return undefined;
  const end = isPlus ? at + 3 : at + 2;
  return matchOf(end, finishParts(scene, isPlus ? grades.map((one) => openTo(scene, one, "better")) : grades, count));
};

/** Spelled out: "ex ex ex", "EX/VG/EX", "xxx"; two alike are polish and symmetry. */
export const spelledFinishRule: Rule = (scene, at) => {
  const { atoms } = scene;
  if (textAt(atoms, at) === "xxx" && startsWord(atoms, at) && endsWord(atoms, at + 1)) {
    const grades = gradeAttributes.flatMap((name) => gradeOf(scene, "x", name) ?? []);
    return matchOf(at + 1, grades.length === 3 ? finishParts(scene, grades, 3) : []);
  }
  const words: string[] = [];
  let [end, next] = [at, at];
  while (words.length < 3 && isSpelled(scene, next)) {
    words.push(textAt(atoms, next));
    end = next + 1;
    next = /^[/,-]$/.test(textAt(atoms, end)) ? end + 1 : end;
  }
  if (words.length === 3) {
    const grades = gradeAttributes.flatMap((name, place) => gradeOf(scene, words[place] ?? "", name) ?? []);
    return grades.length === 3 ? matchOf(end, [together(scene, grades)]) : undefined;
  }
  if (words.length !== 2 || words[0] !== words[1]) return undefined;
  const grades = gradeAttributes.flatMap((name) => gradeOf(scene, words[0] ?? "", name) ?? []);
  return matchOf(end, grades.length === 3 ? finishParts(scene, grades, 2) : []);
};

/** True for a word that is first of all a grade. G and F are first of all colours. */
function isSpelled({ atoms, spellings }: Scene, at: number): boolean {
  const known = spellings.get(textAt(atoms, at))?.[0];
  return isGrade(known?.attribute) && startsWord(atoms, at) && endsWord(atoms, at + 1);
}

function gradeOf({ spellings }: Scene, word: string, name: (typeof gradeAttributes)[number]): Reading | undefined {
  const readings = spellings.get(word);
  const own = readings?.find(({ attribute }) => attribute === name);
  // Only cut has Ideal. In polish and symmetry the best grade stands beside it.
  const isIdeal = readings?.some(({ attribute, values }) => attribute === "cut" && values[0] === "ID");
  return own ?? (isIdeal ? spellings.get("ex")?.find(({ attribute }) => attribute === name) : undefined);
}

function finishParts(scene: Scene, grades: Reading[], count: 2 | 3): Part[] {
  const [cut, polish, symmetry] = grades;
  if (!cut || !polish || !symmetry) return [];
  if (count === 3) return [together(scene, grades)];
  return [
    together(scene, [polish, symmetry]),
    together(scene, [cut, polish]),
    together(scene, [cut, symmetry]),
    together(scene, grades),
  ];
}
