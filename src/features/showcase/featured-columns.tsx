import type { Data } from "#api/operation-types.ts";
import { count, textOf } from "#domain/format.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { stoneCard } from "#ui/table/stone-table/stone-card.tsx";
import { stoneColumns } from "#ui/table/stone-table/stone-columns.ts";
import { FeaturedSwitch } from "./active-switches.tsx";
import { words } from "./words.ts";

export type Featured = Data<"listFeaturedStones">["featureStoneList"][number];

export const featuredId = ({ id }: Featured) => String(id);

/** The client that a stone is special for, in words. */
export const whomOf = ({ business, account }: Pick<Featured, "business" | "account">): string =>
  business?.company_name ?? (account ? `${account.first_name} ${account.last_name}` : words.everybody);

const nameOf = (row: Featured) => words.specialFor(row.stone.stock_no, whomOf(row));

/** The stone's own columns on the rows of the list. */
const ofStone = (seesCost: boolean, type?: DiamondType): readonly Column<Featured>[] =>
  stoneColumns("special", { seesCost, type }).map(({ cell, text, ...column }) => ({
    ...column,
    cell: ({ stone }) => cell(stone),
    text: ({ stone }) => text?.(stone),
  }));

const remark: Column<Featured> = {
  id: "remark",
  head: words.remark,
  width: 200,
  cell: (row) => <span title={row.remark ?? undefined}>{textOf(row.remark)}</span>,
};
const managed: readonly Column<Featured>[] = [
  { id: "sequence", head: words.sequence, width: 52, number: true, cell: ({ sequence }) => count(sequence) },
  {
    id: "whom",
    head: words.whom,
    width: 160,
    text: whomOf,
    cell: (row) => <span title={whomOf(row)}>{whomOf(row)}</span>,
  },
  {
    id: "is_active",
    head: words.active,
    width: 72,
    text: ({ is_active }) => (is_active ? words.statusActive : words.statusInactive),
    cell: (row) => <FeaturedSwitch of={row} name={nameOf(row)} />,
  },
  remark,
];

const [number, ...rest] = ofStone(true);
/** The columns of the screen that manages special stones. All its viewers see cost. */
export const featuredColumns: readonly Column<Featured>[] = number ? [number, ...managed, ...rest] : managed;

/**
 * The columns of the screen that shows special stones: those of the type, and cost for viewers who may see it. For both
 * types the column of colours shows the fancy ones too. The price is in sight without a sideways scroll, and the remark
 * follows.
 */
export function specialColumns(seesCost: boolean, type?: DiamondType): readonly Column<Featured>[] {
  const columns = ofStone(seesCost, type).filter(({ id }) => type === "fancy" || id !== "fancy_color");
  return columns.toSpliced(
    columns.findIndex(({ id }) => id === "status"),
    0,
    remark,
  );
}

/** A special stone on a phone. */
export const specialCard = (row: Featured) => (
  <>
    {stoneCard(row.stone)}
    {row.remark && <span className="dim">{row.remark}</span>}
  </>
);

/** A special stone on a phone, on the screen that manages it. */
export const featuredCard = (row: Featured) => (
  <>
    {stoneCard(row.stone)}
    <span className="row between">
      <span className="dim">
        {words.whom} {whomOf(row)}
        {row.remark && `: ${row.remark}`}
      </span>
      <FeaturedSwitch of={row} name={nameOf(row)} />
    </span>
  </>
);
