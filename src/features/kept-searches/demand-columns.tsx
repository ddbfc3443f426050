import { Button } from "@mantine/core";
import { createContext, use } from "react";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { formatDate, formatDateTime } from "#domain/format.ts";
import { demand } from "#machines/active-toggle.ts";
import { useSwitchReason } from "#stones/row-viewer.tsx";
import { SearchChips } from "#stones/search-chips.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { clientColumn, columnsFor } from "./client-column.tsx";
import { typeName } from "./saved-columns.tsx";
import { words } from "./words.ts";

export type Demand = Data<"listDemands">["data"][number];

/** The order of a cell to its list: opens the drawer of this demand. */
export const EditDemand = createContext<(id: number) => void>(() => {});

function EditButton({ of: { id, name } }: { of: Demand }) {
  const edit = use(EditDemand);
  return (
    <Button variant="subtle" aria-label={words.editThis(name)} onClick={() => edit(id)}>
      {words.editMore}
    </Button>
  );
}

/** The active flag of a demand, by its machine. */
function DemandSwitch({ of: { id, name, is_active } }: { of: Demand }) {
  const toggle = useAct("setDemandStatus", { refreshes: ["listDemands"] });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(demand, is_active, ["own"])}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}

export const demandId = ({ id }: Demand) => String(id);

const columns: readonly Column<Demand>[] = [
  { id: "name", head: words.name, width: 176, cell: ({ name }) => <span title={name}>{name}</span> },
  {
    id: "search",
    head: words.filter,
    width: 264,
    text: () => "",
    cell: ({ search }) => <SearchChips search={search} />,
  },
  { id: "diamond_type", head: words.type, width: 80, cell: ({ diamond_type }) => typeName(diamond_type) },
  clientColumn(136),
  {
    id: "is_active",
    head: words.active,
    text: ({ is_active }) => (is_active ? words.statusActive : words.statusInactive),
    cell: (demand) => <DemandSwitch of={demand} />,
  },
  {
    id: "expires_on",
    head: words.expires,
    width: 104,
    text: ({ expires_on }) => formatDate(expires_on),
    cell: ({ expires_on }) => formatDate(expires_on),
  },
  {
    id: "told_at",
    head: words.told,
    width: 152,
    text: ({ told_at }) => formatDateTime(told_at),
    cell: ({ told_at }) => <span className="dim">{formatDateTime(told_at)}</span>,
  },
  { id: "acts", head: words.acts, width: 88, text: () => "", cell: (demand) => <EditButton of={demand} /> },
];

export const demandColumns = columnsFor(columns);

/** A demand on a phone. */
export const demandCard = (demand: Demand) => (
  <>
    <span className="row between">
      <b>{demand.name}</b>
      <DemandSwitch of={demand} />
    </span>
    <SearchChips search={demand.search} wrap />
    <span className="row between dim">
      <span>
        {words.expires} {formatDate(demand.expires_on)}
      </span>
      <EditButton of={demand} />
    </span>
  </>
);
