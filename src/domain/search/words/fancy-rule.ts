import { endsWord, startsWord } from "./atoms.ts";
import { matchOf, together } from "./reading-parts.ts";
import { termAt, textAt } from "./terms.ts";
import type { Reading, Rule, Scene } from "./types.ts";

/** Intensity, overtones and colour in the words of laboratories: "fancy vivid yellow", "light greenish blue". */
export const fancyRule: Rule = (scene, at) => {
  const intensity = termAt(scene, at, "intensity");
  const before = intensity?.readings[0] ? [intensity.readings[0]] : [];
  let end = intensity?.end ?? at;
  const overtones: string[] = [];
  for (let next = overtoneAt(scene, end); next && overtones.length < 2; next = overtoneAt(scene, end)) {
    overtones.push(...next.values);
    end = next.end;
  }
  const color = termAt(scene, end, "fancy_color");
  const colorReading = color?.readings[0];
  if (!color || !colorReading || end === at) return undefined;
  const overtone: Reading[] = overtones.length > 0 ? [{ attribute: "overtone", values: overtones }] : [];
  const parts = [together(scene, [...before, ...overtone, colorReading])];
  // "Fancy yellow" is a grade, and also people's name for every yellow that is not white.
  const isPlain = intensity?.end === at + 1 && textAt(scene.atoms, at) === "fancy";
  if (isPlain) parts.push(together(scene, [...overtone, colorReading]));
  if (!intensity) parts.push(together(scene, [colorReading]));
  const shade = termAt(scene, at, "shade"); // "light brown" also names the tint of a white stone
  if (shade?.readings[0] && shade.end === color.end) parts.push(together(scene, [shade.readings[0]]));
  return matchOf(color.end, parts);
};

/** An overtone before another word: "grayish", "grayish-brownish"; also a noun before a colour. */
function overtoneAt(scene: Scene, at: number): { end: number; values: string[] } | undefined {
  const term = termAt(scene, at, "overtone");
  const values = term?.readings[0]?.values;
  if (!term || !values || textAt(scene.atoms, at) === "none") return undefined;
  const end = textAt(scene.atoms, term.end) === "-" ? term.end + 1 : term.end;
  return termAt(scene, end, "overtone") || termAt(scene, end, "fancy_color") ? { end, values } : undefined;
}

/** Dealers' letters for yellow, the only colour with letters of one meaning: FVY, FIY, FLY, FY. FDY is deep or dark. */
const letters: Record<string, string[]> = {
  fvy: ["FCV"],
  fiy: ["FCI"],
  fly: ["FCL"],
  fdy: ["FDP", "FDK"],
  fy: ["FCY"],
};

export const fancyLettersRule: Rule = (scene, at) => {
  const { atoms, vocabulary } = scene;
  const codes = letters[textAt(atoms, at)];
  if (!codes || !startsWord(atoms, at) || !endsWord(atoms, at + 1)) return undefined;
  const isKnown = (list: { code: string }[] | undefined, value: string) => list?.some(({ code }) => code === value);
  const known = codes.filter((code) => isKnown(vocabulary.intensity, code));
  if (!isKnown(vocabulary.fancy_color, "YELLOW")) return undefined;
  const color: Reading = { attribute: "fancy_color", values: ["YELLOW"] };
  return matchOf(
    at + 1,
    known.map((code) => together(scene, [{ attribute: "intensity", values: [code] }, color])),
  );
};
