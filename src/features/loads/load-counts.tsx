import { statuses } from "#domain/codes.ts";
import { count } from "#domain/format.ts";
import type { LoadStanding } from "#domain/load.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { codeOf } from "./load.ts";
import { words } from "./words.ts";

const counted = ["new", "changed", "gone", "refused"] as const;
type Counted = (typeof counted)[number];

/** The number of rows by effect, for a list of loads. */
export const countColumns = <L extends { counts: Record<Counted, number> | null }>(): readonly Column<L>[] =>
  counted.map((id) => ({
    id,
    head: words.kinds[id],
    width: 88,
    number: true,
    text: (load) => load.counts?.[id],
    cell: (load) => count(load.counts?.[id]),
  }));

const labels: Readonly<Record<number, { label: string }>> = statuses.load;
/** The words of a state as its badge has them. */
export const labelOf = (standing: LoadStanding): string => labels[codeOf(standing)]?.label ?? standing;
