import { partyLetters } from "#domain/roles.ts";
import type { Layout } from "./layout.ts";
import type { Overlay } from "./overlay.ts";
import { textWidth } from "./text-width.ts";
import { partyWords, words } from "./words.ts";

export interface LegendEntry {
  letter: string;
  words: string;
  x: number;
  row: number;
}

const gap = 22;

/** The key of letters, widths and borders, for the signs of this picture only. */
export function legendOf({ states, transitions }: Layout, overlay: Overlay, width: number): LegendEntry[] {
  const parties = [...new Set(transitions.flatMap((transition) => transition.parties))].sort((a, b) =>
    partyLetters[a] < partyLetters[b] ? -1 : 1,
  );
  const { legend } = words;
  const signs = [
    overlay.taken && overlay.show !== "dwell" && legend.width,
    overlay.taken && transitions.some(({ id }) => !overlay.taken?.[id]) && legend.dashed,
    states.some(({ isFinal }) => isFinal) && legend.double,
    states.some(({ kind }) => kind === "holder") && legend.holder,
    legend.start,
    overlay.states && (overlay.show === "dwell" ? legend.dwell : legend.taken),
    overlay.path && overlay.path.length > 0 && legend.path,
    overlay.changes && Object.keys(overlay.changes).length > 0 && legend.changes,
    Object.values(overlay.changes ?? {}).includes("removed") && legend.removed,
  ].filter((entry): entry is string => typeof entry === "string");

  const entries = [
    ...parties.map((party) => ({ letter: partyLetters[party], words: partyWords[party] })),
    ...signs.map((sign) => ({ letter: "", words: sign })),
  ];
  let [x, row] = [0, 0];
  return entries.map((entry) => {
    const length = textWidth(`${entry.letter} ${entry.words}`, 12);
    if (x > 0 && x + length > width) [x, row] = [0, row + 1];
    const placed = { ...entry, x, row };
    x += length + gap;
    return placed;
  });
}
