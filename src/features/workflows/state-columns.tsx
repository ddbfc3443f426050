import { count, dash } from "#domain/format.ts";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import type { StateRow } from "./state-rows.ts";
import { stayWords } from "./stay-words.ts";
import { words } from "./words.ts";

export const stateId = ({ path }: StateRow) => path;

export const stateColumns: readonly Column<StateRow>[] = [
  { id: "path", head: words.state, width: 190, cell: ({ path }) => <b title={path}>{path}</b> },
  { id: "code", head: words.code, width: 56, number: true, cell: ({ code }) => code ?? dash },
  {
    id: "label",
    head: words.label,
    width: 190,
    text: ({ label }) => label,
    cell: ({ label, hue }) => <Tag hue={hue}>{label}</Tag>,
  },
  { id: "now", head: words.now, width: 84, number: true, cell: ({ now }) => <b>{count(now)}</b> },
  { id: "stays", head: words.stays, width: 110, number: true, cell: ({ stays }) => count(stays) },
  {
    id: "median",
    head: words.median,
    width: 96,
    number: true,
    text: ({ median }) => stayWords(median),
    cell: ({ median }) => stayWords(median),
  },
  {
    id: "p90",
    head: words.p90,
    width: 120,
    number: true,
    text: ({ p90 }) => stayWords(p90),
    cell: ({ p90 }) => stayWords(p90),
  },
];

/** A state on a phone. */
export const stateCard = ({ path, label, hue, now, median, p90 }: StateRow) => (
  <>
    <span className="row between">
      <b>{path}</b>
      <Tag hue={hue}>{label}</Tag>
    </span>
    <span className="row between">
      <span>{words.nowHere(now)}</span>
      <span className="dim figures">{words.stayed(stayWords(median), stayWords(p90))}</span>
    </span>
  </>
);
