import { formatDateTime, isOlderThanADay } from "#domain/format.ts";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { forWhom, pricesOf, type StockList, stateOf } from "./stock-list.ts";
import { StockListSwitch } from "./stock-list-switch.tsx";
import { words } from "./words.ts";

const StateTag = ({ of }: { of: StockList }) => {
  const { label, hue, kind } = stateOf(of);
  return (
    <Tag hue={hue} kind={kind}>
      {label}
    </Tag>
  );
};

const scheduleOf = ({ schedule_words }: StockList) => schedule_words ?? words.onFetch;

/** The file of the latest run. One that is older than a day says so (spec §9). */
function FileCell({ of: { file } }: { of: StockList }) {
  if (!file) return <span className="dim">–</span>;
  const said = words.fileOf(file.stones, formatDateTime(file.made_at));
  return (
    <span title={said}>
      {isOlderThanADay(file.made_at, new Date()) && <Tag hue="orange">{words.old}</Tag>} {said}
    </span>
  );
}

export const stockListColumns: readonly Column<StockList>[] = [
  { id: "name", head: words.name, width: 180, sortable: true, text: ({ name }) => name, cell: ({ name }) => name },
  {
    id: "state",
    head: words.state,
    width: 130,
    text: (row) => stateOf(row).label,
    cell: (row) => <StateTag of={row} />,
  },
  {
    id: "diamond_type",
    head: words.type,
    width: 66,
    sortable: true,
    text: ({ diamond_type }) => words.types[diamond_type],
    cell: ({ diamond_type }) => words.types[diamond_type],
  },
  { id: "client", head: words.forWhom, width: 150, text: forWhom, cell: forWhom },
  { id: "prices", head: words.prices, width: 120, text: pricesOf, cell: pricesOf },
  {
    id: "format",
    head: words.format,
    width: 72,
    sortable: true,
    text: ({ format }) => words.formats[format],
    cell: ({ format }) => words.formats[format],
  },
  {
    id: "place",
    head: words.place,
    width: 90,
    text: ({ place }) => words.places[place],
    cell: ({ place }) => words.places[place],
  },
  { id: "schedule", head: words.schedule, width: 220, text: scheduleOf, cell: scheduleOf },
  {
    id: "is_active",
    head: words.active,
    width: 76,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.active : words.inactive),
    cell: (row) => <StockListSwitch of={row} />,
  },
  { id: "file", head: words.lastFile, width: 280, cell: (row) => <FileCell of={row} /> },
];

/** A stock list on a phone. */
export const stockListCard = (row: StockList) => (
  <>
    <span className="row between">
      <b>{row.name}</b>
      <StockListSwitch of={row} />
    </span>
    <span className="row between dim">
      <span>
        {forWhom(row)}, {pricesOf(row)}
      </span>
      <StateTag of={row} />
    </span>
    <span className="dim">
      {words.formats[row.format]}, {words.places[row.place]}, {scheduleOf(row)}
    </span>
  </>
);
