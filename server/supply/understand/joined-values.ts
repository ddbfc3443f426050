import type { Lookup } from "./code-lookup.ts";

/** Length, width and height as texts: "6.43-6.47 x 3.99", "6.43*6.47*3.99", "6,43 x 6,47 x 3,99 mm". */
export function measurementsIn(text: string): [string, string, string] | null {
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const [length, width, height] = numbers;
  if (numbers.length !== 3 || !length || !width || !height) return null;
  return /^[\d.,\s\-–—−x×*/:;mØø()]+$/i.test(text) ? [length, width, height] : null;
}

export interface Finish {
  cut: string | null;
  polish: string;
  symmetry: string;
}
type Grades = { cut: Lookup; polish: Lookup; symmetry: Lookup };

/** Cut, polish and symmetry of one cell: "EX EX VG", "EX/EX/EX", "3EX", "XXX"; "2EX" and "EX VG" say no cut. */
export function finishIn(text: string, grades: Grades): Finish | null {
  const parts = partsOf(
    text
      .trim()
      .toUpperCase()
      .replace(/\bH\s*&\s*A\b|\bHA\b/, "")
      .trim(),
  );
  if (parts === null) return null;
  const [first = "", second = "", third] = parts;
  const cut = third === undefined ? null : grades.cut(first)?.code;
  const polish = grades.polish(third === undefined ? first : second)?.code;
  const symmetry = grades.symmetry(third ?? second)?.code;
  return cut === undefined || polish === undefined || symmetry === undefined ? null : { cut, polish, symmetry };
}

const numbersInWords: Record<string, number> = { TRIPLE: 3, DOUBLE: 2, "3": 3, "2": 2 };

function partsOf(text: string): string[] | null {
  const repeated = /^(3|2|TRIPLE|DOUBLE)\s*-?\s*([A-Z]+)\+?$/.exec(text);
  if (repeated) return Array.from({ length: numbersInWords[repeated[1] ?? ""] ?? 0 }, () => repeated[2] ?? "");
  if (/^X{2,3}$/.test(text)) return [...text];
  const parts = text.split(/[\s/,|;]+/).filter(Boolean);
  if (parts.length === 2 || parts.length === 3) return parts;
  const dashed = text.split("-");
  return parts.length === 1 && dashed.length === 3 ? dashed : null;
}

export interface Glow {
  intensity: string;
  color: string | null;
}

/** Fluorescence with or without its colour: "MED BLUE", "STRONG-BLUE", "None", "FNT B", "Very Strong Blue". */
export function glowIn(text: string, intensityOf: Lookup, colorOf: Lookup): Glow | null {
  const whole = intensityOf(text)?.code;
  if (whole !== undefined) return { intensity: whole, color: null };
  const words = text
    .trim()
    .split(/[\s\-–_/,]+/)
    .filter(Boolean);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const intensity = intensityOf(words.slice(0, at).join(" "))?.code;
    const color = colorOf(words.slice(at).join(" "))?.code;
    if (intensity !== undefined && color !== undefined) return { intensity, color };
  }
  return null;
}

/** A girdle from … to …: "TN-MED", "Slightly thin to medium"; one word is both. */
export function girdleIn(text: string, lookup: Lookup): { thin: string; thick: string } | null {
  const whole = lookup(text)?.code;
  if (whole !== undefined) return { thin: whole, thick: whole };
  const [from = "", to = "", ...more] = text
    .replace(/\([^)]*\)|[\d.]+\s*%/g, "")
    .split(/\s*(?:-|–|\/|,|\bto\b)\s*/i)
    .filter(Boolean);
  const thin = lookup(from)?.code;
  const thick = lookup(to)?.code;
  return thin === undefined || thick === undefined || more.length > 0 ? null : { thin, thick };
}

export interface FancyColor {
  color: string;
  intensity: string | null;
  overtone: string | null;
}
type FancyLists = { color: Lookup; intensity: Lookup; overtone: Lookup };

/** A fancy colour in words: "Fancy Intense Yellow", "FANCY VIVID ORANGY YELLOW", "Light Pink". */
export function fancyIn(text: string, lists: FancyLists): FancyColor | null {
  const words = text
    .trim()
    .split(/[\s\-–_/,]+/)
    .filter(Boolean);
  const color = lists.color(words.at(-1) ?? "")?.code;
  if (color === undefined || words.length < 2) return null;
  const before = words.slice(0, -1);
  for (let at = before.length; at > 0; at -= 1) {
    const intensity = lists.intensity(before.slice(0, at).join(" "))?.code;
    const rest = before.slice(at).join(" ");
    const overtone = rest === "" ? null : lists.overtone(rest)?.code;
    if (intensity !== undefined && overtone !== undefined) return { color, intensity, overtone };
  }
  return null;
}
