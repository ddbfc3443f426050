import { type Hue, hues } from "#domain/codes.ts";
import type { Description, StateOf } from "./workflow.ts";

/** The words of a state: its own label, or that of the state around it. */
export interface StateWords {
  label: string;
  code: number | null;
  hue: Hue;
}

/** The states around a path, itself first: `approved.fulfilled`, `approved`. */
function heldBy(description: Description, path: string): StateOf[] {
  const parts = path.split(".");
  return parts.flatMap((_, at) => {
    const above = parts.slice(0, parts.length - at).join(".");
    return description.states.filter((state) => state.path === above);
  });
}

const hueOf = (colour: string | null): Hue => hues.find((hue) => hue === colour) ?? "gray";

/** The label, the code and the colour of a state. Without a label it is its path. */
export function stateWords(description: Description, path: string): StateWords {
  const holders = heldBy(description, path);
  const labelled = holders.find(({ label }) => label !== null);
  return {
    label: labelled?.label ?? path,
    code: holders.find(({ code }) => code !== null)?.code ?? null,
    hue: hueOf(labelled?.colour ?? null),
  };
}
