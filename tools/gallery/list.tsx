import { Button, Select } from "@mantine/core";
import { IconDownload, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { count } from "#domain/format.ts";
import { Act } from "#ui/act/act.tsx";
import { Dock } from "#ui/list/dock.tsx";
import { DockSelection } from "#ui/list/dock-selection.tsx";
import type { Filter, FilterValues } from "#ui/list/filter.ts";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { Totals } from "#ui/list/totals.tsx";
import { ColumnChooser } from "#ui/table/data-table/column-chooser.tsx";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import { parseSort } from "#ui/table/data-table/sort.ts";
import { EditStone } from "./edit-stone.tsx";
import { Shell } from "./shell.tsx";
import { card, columns, inGroups, rowId } from "./stone-table.tsx";
import { type Stone, stones, summary } from "./stones.ts";

const filters: Filter[] = [
  { kind: "search", name: "search", label: "Stock or report number" },
  {
    kind: "choice",
    name: "shape",
    label: "Shape",
    choices: ["Round", "Oval", "Pear"].map((shape) => ({ value: shape, label: shape })),
  },
  { kind: "dates", from: "startDate", to: "endDate", label: "Added" },
];

const query = new URLSearchParams(location.search);

function sorted(sort: string) {
  const keys = parseSort(sort);
  return stones.toSorted((a, b) => {
    for (const { id, desc } of keys) {
      const [x, y] = [a[id as keyof Stone] ?? "", b[id as keyof Stone] ?? ""];
      if (x !== y) return (x < y ? -1 : 1) * (desc ? -1 : 1);
    }
    return 0;
  });
}

export function List() {
  const [sort, setSort] = useState("disc");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["NW204854", "NW204891", "NW204928"]));
  const [open, setOpen] = useState<string | null>(query.get("open"));
  const [layout, setLayout] = useState(deliveredLayout);
  const [values, setValues] = useState<FilterValues>({ shape: query.has("filtered") ? "Round" : undefined });
  const [page, setPage] = useState(1);
  const rows = useMemo(() => sorted(sort), [sort]);
  const lines = query.has("groups") ? inGroups(rows) : rows;
  const chosen = rows.filter((row) => selected.has(row.stock_no));
  const place = rows.findIndex((row) => row.stock_no === open);
  const openAt = (i: number) => (rows[i] ? () => setOpen(rows[i]?.stock_no ?? null) : undefined);

  return (
    <Shell
      place="?show=list"
      title={
        <>
          Search <span className="dim">White diamonds</span>
        </>
      }
    >
      <Toolbar
        tools={
          <>
            <ColumnChooser columns={columns} layout={layout} onLayout={setLayout} />
            <Button variant="default" leftSection={<IconDownload size={14} />}>
              Export {count(3212)}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={14} />}
              onClick={() => setOpen(rowId(rows[0] as Stone))}
            >
              New stone…
            </Button>
          </>
        }
      >
        <FilterBar filters={filters} values={values} onChange={(patch) => setValues((now) => ({ ...now, ...patch }))} />
      </Toolbar>
      <ListBody
        drawer={
          open && (
            <EditStone
              key={open}
              stone={rows[place] as Stone}
              place={{ at: place + 1, of: rows.length, onPrevious: openAt(place - 1), onNext: openAt(place + 1) }}
              onClose={() => setOpen(null)}
            />
          )
        }
      >
        <DataTable
          label="Stones"
          columns={columns}
          rows={lines}
          rowId={rowId}
          card={card}
          sorting={{ sort, onSort: setSort }}
          picking={{ selected, onSelected: setSelected }}
          opening={{ open, onOpen: setOpen }}
          arranging={{ layout, onLayout: setLayout }}
          page={{ key: page, first: 1, total: 3212 }}
        />
        <Dock
          selection={
            selected.size > 0 && (
              <DockSelection
                selected={selected.size}
                matching={3212}
                onAll={() => setSelected(new Set(rows.map(rowId)))}
                onClear={() => setSelected(new Set())}
              >
                <Select
                  size="xs"
                  w={184}
                  aria-label="Client"
                  defaultValue="Halden Diamonds BV"
                  data={["Halden Diamonds BV"]}
                />
              </DockSelection>
            )
          }
          acts={
            <>
              <Button variant="default">Add {selected.size} to cart</Button>
              <Act reason="This client holds 18 of 20 stones.">Hold {selected.size}</Act>
              <Act variant={open ? "default" : "filled"}>Confirm {selected.size} stones…</Act>
            </>
          }
          note={<Pager page={page} size={500} shown={500} matching={3212} onPage={setPage} onSize={() => undefined} />}
        >
          <Totals label="Totals of the selection" of={summary(chosen.length ? chosen : rows)} />
        </Dock>
      </ListBody>
    </Shell>
  );
}
