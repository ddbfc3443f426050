import type { AttributeFilter } from "../stone-search.ts";
import { gradeAttributes } from "./attribute-words.ts";
import { joinSearches } from "./join-searches.ts";
import { attributePart } from "./labels.ts";
import type { Match, Part, Reading, Scene } from "./types.ts";

const ofFancy: ReadonlySet<string> = new Set(["fancy_color", "intensity", "overtone"]);

export function readingPart(scene: Scene, reading: Reading, contain?: AttributeFilter["contain"]): Part {
  const { label, part } = attributePart(scene.vocabulary, reading.attribute, reading.values, contain);
  return { label, part: ofFancy.has(reading.attribute) && !contain ? { diamond_type: "fancy", ...part } : part };
}

/** A match of readings. A grade alone may also be meant for all three. */
export function readingMatch(scene: Scene, end: number, readings: Reading[]): Match | undefined {
  const parts = readings.map((reading) => readingPart(scene, reading));
  const grades = readings.filter(({ attribute }) => gradeAttributes.some((grade) => grade === attribute));
  const alike = gradeAttributes.map((name) => grades.find(({ attribute }) => attribute === name));
  if (alike.every((one) => one !== undefined) && readings[0]?.attribute === "cut") {
    parts.push(together(scene, alike));
  }
  return matchOf(end, parts);
}

export function matchOf(end: number, parts: Part[]): Match | undefined {
  const [first, ...others] = parts;
  return first && { end, parts: [first, ...others] };
}

/** Several readings that hold at once. */
export function together(scene: Scene, readings: Reading[]): Part {
  const parts = readings.map((reading) => readingPart(scene, reading));
  return { label: parts.map(({ label }) => label).join(", "), part: joinSearches(parts.map(({ part }) => part)) };
}
