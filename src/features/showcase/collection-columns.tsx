import type { Data } from "#api/operation-types.ts";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { CollectionSwitch } from "./active-switches.tsx";
import { CollectionPicture } from "./collection-picture.tsx";
import { words } from "./words.ts";

export type Collection = Data<"listCollections">["stockList"][number];

export const collectionId = ({ id }: Collection) => String(id);

export const collectionColumns: readonly Column<Collection>[] = [
  {
    id: "name",
    head: words.name,
    width: 240,
    sortable: true,
    text: ({ name }) => name,
    cell: (row) => (
      <span className="with-icon collection-name">
        <CollectionPicture {...row} size={20} />
        {row.name}
      </span>
    ),
  },
  {
    id: "diamond_type",
    head: words.type,
    width: 84,
    sortable: true,
    text: ({ diamond_type }) => words.types[diamond_type],
    cell: ({ diamond_type }) => words.types[diamond_type],
  },
  {
    id: "stone_count",
    head: words.stones,
    width: 84,
    number: true,
    sortable: true,
    cell: ({ stone_count }) => count(stone_count),
  },
  {
    id: "description",
    head: words.description,
    width: 380,
    cell: ({ description }) => <span title={description ?? undefined}>{textOf(description)}</span>,
  },
  {
    id: "is_active",
    head: words.active,
    width: 76,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.statusActive : words.statusInactive),
    cell: (row) => <CollectionSwitch of={row} />,
  },
  {
    id: "updated_at",
    head: words.updated,
    width: 150,
    sortable: true,
    text: ({ updated_at }) => formatDateTime(updated_at),
    cell: ({ updated_at }) => <span className="dim">{formatDateTime(updated_at)}</span>,
  },
];

/** A collection on a phone, on the screen that manages it. */
export const collectionCard = (row: Collection) => (
  <>
    <span className="row between">
      <span className="with-icon collection-name">
        <CollectionPicture {...row} size={20} />
        <b>{row.name}</b>
      </span>
      <CollectionSwitch of={row} />
    </span>
    <span className="row between dim">
      <span>{words.types[row.diamond_type]}</span>
      <span className="figures">{words.stonesOf(row.stone_count)}</span>
    </span>
  </>
);
