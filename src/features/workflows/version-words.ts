import { counted } from "#domain/format.ts";
import type { ChangedPart } from "#machines/kit/diff.ts";

/** The words of two versions and of the changes between them. */
export const versionWords = {
  versionBefore: "From",
  versionAfter: "To",
  versionName: (version: string, model: string) => `${version}, ${model}`,
  present: "present",
  oneVersion: "There is one version so far",
  oneVersionText: "Changes are shown here once there is a second version.",
  unchanged: "Nothing changed between the two.",
  changes: "What changed",
  signs: { added: "+ added", changed: "~ changed", removed: "− removed" },
  changeOf: { state: "State", transition: "Transition" },
  parts: {
    code: "code",
    label: "label",
    colour: "colour",
    initial: "where it begins",
    final: "final",
    start: "from",
    event: "event",
    target: "to",
    condition: "condition",
    context: "what it keeps",
    effects: "effects",
    roles: "who",
    call: "call",
    seed: "source",
  } satisfies Record<ChangedPart, string>,
  yes: "yes",
  no: "no",
  usedFor: (rows: number, from: string, to: string) =>
    `${counted(rows, "row was", "rows were")} decided under it, ${from} – ${to}.`,
  notUsed: "Nothing has been decided under it here.",
  presentIsDrawn: "The picture shows the present version and everything that only one of the two has.",
} as const;
