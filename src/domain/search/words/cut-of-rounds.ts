import { containCodes } from "../stone-search.ts";
import { gradeAttributes } from "./attribute-words.ts";
import { joinSearches } from "./join-searches.ts";
import { attributePart } from "./labels.ts";
import type { Chip, Part, Vocabulary } from "./types.ts";

/** The shape whose cut the laboratories grade. */
export const gradedShape = "ROUND";
const finish = gradeAttributes.filter((name) => name !== "cut");

/**
 * Drops the cut from the finish of other shapes than rounds. "Oval 3EX" is an oval with an excellent polish and
 * symmetry: laboratories grade the cut of rounds alone, so a search for an oval's cut finds nothing. `shapes` are those
 * chosen beside the words. A cut that is named ("cut EX") stays, and the first reading can be chosen again.
 */
export function cutOfRounds(chips: Chip[], vocabulary: Vocabulary, shapes: readonly string[] = []): Chip[] {
  const typed = joinSearches(chips.map(({ part }) => part)).attributes?.shape;
  const isOut = typed?.contain === containCodes.doesNotContain;
  const asked = [...shapes, ...(isOut ? [] : (typed?.values ?? []))];
  if (asked.length === 0 || asked.includes(gradedShape)) return chips;
  return chips.map((chip) => {
    if (!chip.part.attributes?.cut) return chip;
    const whole = [chip, ...chip.alternatives].find(isWholeFinish);
    if (!whole) return chip;
    const less = withoutCut(whole, vocabulary);
    const others = chip.alternatives.filter(({ label }) => label !== less.label);
    return { ...chip, ...less, alternatives: [{ label: chip.label, part: chip.part }, ...others] };
  });
}

const isWholeFinish = ({ part }: Part) =>
  gradeAttributes.every((name) => {
    const filter = part.attributes?.[name];
    return filter !== undefined && filter.contain === undefined;
  });

function withoutCut({ part }: Part, vocabulary: Vocabulary): Part {
  const parts = finish.map((name) => attributePart(vocabulary, name, part.attributes?.[name]?.values ?? []));
  return { label: parts.map(({ label }) => label).join(", "), part: joinSearches(parts.map((one) => one.part)) };
}
