import { dash, formatWaiting, isOlderThanADay } from "#domain/format.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Column } from "#ui/data-table/types.ts";
import { mediaColumn } from "#ui/stone-table/media-column.tsx";
import { stoneColumns } from "#ui/stone-table/stone-columns.ts";
import { Tag } from "#ui/tag.tsx";
import { words } from "./words.ts";

/** How long a stone is here; what is older than a day is flagged (spec §9). */
export function Age({ since }: { since: unknown }) {
  if (typeof since !== "string") return dash;
  const now = new Date();
  const isOld = isOlderThanADay(since, now);
  return (
    <Tag hue={isOld ? "gray" : "green"} kind={isOld ? "off" : "free"}>
      {formatWaiting(since, now)}
    </Tag>
  );
}

const age: Column<StoneFields> = {
  id: "age",
  head: words.age,
  width: 76,
  text: () => null,
  cell: ({ arrived_at }) => <Age since={arrived_at} />,
};

const made = new Map<string, readonly Column<StoneFields>[]>();

/** The columns of arrivals with their age behind the number; the same array for the same question. */
export function arrivalColumns(type: DiamondType, seesCost: boolean): readonly Column<StoneFields>[] {
  const key = `${type} ${seesCost}`;
  const [first, ...rest] = stoneColumns("arrival", { seesCost, type, sorts: true });
  const columns = made.get(key) ?? [...(first ? [first] : []), age, mediaColumn, ...rest];
  made.set(key, columns);
  return columns;
}
