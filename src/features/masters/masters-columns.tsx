import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { createContext, use } from "react";
import type { Data } from "#api/operation-types.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { MasterSwitch } from "./active-switch.tsx";
import { words } from "./words.ts";

export type Master = Data<"listMasters">["data"][number];

/** The order of a cell to its list: opens the drawer of this master. */
export const EditMaster = createContext<(id: number) => void>(() => {});

function EditButton({ master }: { master: Master }) {
  const edit = use(EditMaster);
  return (
    <Button variant="subtle" aria-label={words.editThis(master.name)} onClick={() => edit(master.id)}>
      {words.editMore}
    </Button>
  );
}

const Keeper = ({ isFixed }: { isFixed: boolean }) =>
  isFixed ? (
    <span className="with-icon">
      <IconLock size={14} aria-hidden="true" />
      {words.fixed}
    </span>
  ) : (
    <span className="dim">{words.house}</span>
  );

export const masterId = (master: Master) => String(master.id);

export const masterColumns: readonly Column<Master>[] = [
  { id: "code", head: words.code, width: 240, sortable: true, cell: ({ code }) => <Code>{code}</Code> },
  { id: "name", head: words.name, width: 240, sortable: true, cell: ({ name }) => <span title={name}>{name}</span> },
  {
    id: "sub_master_count",
    head: words.subMasterCount,
    number: true,
    sortable: true,
    cell: (master) => count(master.sub_master_count),
  },
  {
    id: "is_fixed",
    head: words.kept,
    width: 136,
    text: ({ is_fixed }) => (is_fixed ? words.fixed : words.house),
    cell: ({ is_fixed }) => <Keeper isFixed={is_fixed} />,
  },
  {
    id: "is_active",
    head: words.active,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.statusActive : words.statusInactive),
    cell: (master) => <MasterSwitch of={master} />,
  },
  {
    id: "updated_at",
    head: words.updated,
    width: 152,
    sortable: true,
    text: ({ updated_at }) => formatDateTime(updated_at),
    cell: ({ updated_at }) => <span className="dim">{formatDateTime(updated_at)}</span>,
  },
  { id: "edit", head: words.edit, width: 88, text: () => "", cell: (master) => <EditButton master={master} /> },
];

/** A master on a phone. */
export const masterCard = (master: Master) => (
  <>
    <span className="row between">
      <b>{master.name}</b>
      <MasterSwitch of={master} />
    </span>
    <span className="row between dim">
      <Code>{master.code}</Code>
      <span className="figures">
        {count(master.sub_master_count)} {words.subMasters}
      </span>
    </span>
    <span className="row between">
      <Keeper isFixed={master.is_fixed} />
      <EditButton master={master} />
    </span>
  </>
);
