import { dash, formatWaiting, isOlderThanADay } from "#domain/format.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { mediaColumn } from "#ui/table/stone-table/media-column.tsx";
import { words } from "./words.ts";

/** The time since a stone arrived. More than a day is flagged (spec §9); what is fresh needs no mark in every row. */
export function Age({ since }: { since: unknown }) {
  if (typeof since !== "string") return dash;
  const now = new Date();
  const said = formatWaiting(since, now);
  return isOlderThanADay(since, now) ? (
    <Tag hue="gray" kind="off">
      {said}
    </Tag>
  ) : (
    said
  );
}

const age: Column<StoneFields> = {
  id: "age",
  head: words.age,
  width: 92,
  text: () => null,
  cell: ({ arrived_at }) => <Age since={arrived_at} />,
};

/** The columns of arrivals, beside those of every list. */
export const ownColumns: readonly Column<StoneFields>[] = [age, mediaColumn];

/** The columns of a list, with those of arrivals after the first. */
export const withOwnColumns = ([first, ...rest]: readonly Column<StoneFields>[]): readonly Column<StoneFields>[] =>
  first ? [first, ...ownColumns, ...rest] : [];
