import { Button, Checkbox, NumberInput, Select, Textarea, TextInput } from "@mantine/core";
import { IconDownload, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { count, number2, usd } from "#domain/format.ts";
import { Act } from "#ui/act.tsx";
import { Code } from "#ui/code.tsx";
import { ColumnChooser } from "#ui/data-table/column-chooser.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { groupRow } from "#ui/data-table/group-row.ts";
import { deliveredLayout } from "#ui/data-table/layout.ts";
import { parseSort } from "#ui/data-table/sort.ts";
import type { Column } from "#ui/data-table/types.ts";
import { Dock } from "#ui/dock.tsx";
import { DockSelection } from "#ui/dock-selection.tsx";
import { FileField, type FileValue } from "#ui/file-field.tsx";
import { type Filter, FilterBar, type FilterValues } from "#ui/filter-bar.tsx";
import { FormDrawer } from "#ui/form-drawer.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { Pager } from "#ui/pager.tsx";
import { ShapeIcon } from "#ui/shape-icon.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";
import { SwitchCell } from "#ui/switch-cell.tsx";
import { Tag } from "#ui/tag.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { Totals } from "#ui/totals.tsx";
import { useForm } from "#ui/use-form.ts";
import { Shell } from "./shell.tsx";
import { type Stone, stones, summary } from "./stones.ts";

const columns: Column<Stone>[] = [
  { id: "stock_no", head: "Stock no", width: 90, sortable: true, cell: (row) => <Code>{row.stock_no}</Code> },
  { id: "status", head: "Status", width: 142, cell: (row) => <StatusBadge list="stone" code={row.status} /> },
  {
    id: "shape",
    head: "Shape",
    width: 100,
    sortable: true,
    cell: (row) => (
      <span className="with-icon">
        <ShapeIcon shape={row.shape} />
        {row.shape}
      </span>
    ),
  },
  { id: "carat", head: "Carat", width: 64, number: true, sortable: true, cell: (row) => <b>{number2(row.carat)}</b> },
  { id: "color", head: "Col", width: 42, cell: (row) => row.color },
  { id: "clarity", head: "Cla", width: 54, cell: (row) => row.clarity },
  { id: "cut", head: "Cut", width: 42, cell: (row) => row.cut ?? "–" },
  { id: "polish", head: "Pol", width: 42, cell: (row) => row.polish },
  { id: "symmetry", head: "Sym", width: 46, cell: (row) => row.symmetry },
  { id: "fluorescence", head: "Fluo", width: 52, cell: (row) => row.fluorescence },
  { id: "rap", head: "Rap $/ct", width: 84, number: true, cell: (row) => number2(row.rap) },
  { id: "disc", head: "Disc %", width: 76, number: true, sortable: true, cell: (row) => number2(row.disc) },
  {
    id: "price_per_ct",
    head: "$/ct",
    width: 82,
    number: true,
    sortable: true,
    cell: (row) => number2(row.price_per_ct),
  },
  { id: "total_amt", head: "Total $", width: 90, number: true, cell: (row) => <b>{number2(row.total_amt)}</b> },
  { id: "report_no", head: "Report no", cell: (row) => <Code>{row.report_no}</Code> },
  {
    id: "active",
    head: "Active",
    cell: (row) => (
      <SwitchCell
        label={`${row.stock_no} is active`}
        on={row.status === 1}
        reason={row.status === 8 ? "A sold stone stays as it is." : undefined}
        onToggle={() => undefined}
      />
    ),
  },
];

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

const card = (row: Stone) => (
  <>
    <div className="row between">
      <Code>{row.stock_no}</Code>
      <StatusBadge list="stone" code={row.status} />
    </div>
    <div className="row between">
      <span>
        <b>{number2(row.carat)} ct</b> {row.color} {row.clarity} {row.polish} {row.symmetry}
      </span>
      <b>{usd(row.total_amt)}</b>
    </div>
    <div className="row between dim">
      <span>
        {row.lab} <Code>{row.report_no}</Code>
      </span>
      <span>
        {number2(row.disc)} %, {number2(row.price_per_ct)} $/ct
      </span>
    </div>
  </>
);
const rowId = (row: Stone) => row.stock_no;
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
  const lines = query.has("groups")
    ? rows.flatMap((row, i) =>
        i % 6 === 0
          ? [
              groupRow(
                `g${i}`,
                <span className="row">
                  <Code>MM-{2400 + i}</Code>
                  <b>Halden Diamonds BV</b>
                  <Tag hue="orange" kind="waiting">
                    Due in 1 day
                  </Tag>
                </span>,
              ),
              row,
            ]
          : [row],
      )
    : rows;
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

interface StoneForm {
  stock_no: string;
  shape: string;
  carat: number;
  is_active: boolean;
  remark: string;
  image: FileValue;
  version: number;
}
interface EditStoneProps {
  stone: Stone;
  place: { at: number; of: number; onPrevious?: () => void; onNext?: () => void };
  onClose: () => void;
}

function EditStone({ stone, place, onClose }: EditStoneProps) {
  const form = useForm<StoneForm>({
    stock_no: stone.stock_no,
    shape: stone.shape,
    carat: stone.carat,
    is_active: true,
    remark: "",
    image: null,
    version: 3,
  });
  return (
    <FormDrawer
      title={
        <>
          <ShapeIcon shape={stone.shape} size={24} />
          <Code>{stone.stock_no}</Code>
          <StatusBadge list="stone" code={stone.status} />
        </>
      }
      place={place}
      form={form}
      fields={{ stock_no: { label: "Stock no" }, shape: { label: "Shape" }, carat: { label: "Carat", show: number2 } }}
      act="Save changes"
      confirm={`Save changes to ${stone.stock_no}?`}
      onClose={onClose}
      onSubmit={async (values) => {
        if (values.version < 4) {
          return {
            message: "stale",
            stale: { stored: { ...form.initial, carat: 1.5, version: 4 }, by: "L. Peeters" },
          };
        }
        if (values.carat > 5) {
          return { message: "Not taken.", errors: [{ path: "/data/carat", message: "A carat is at most 5.00 here." }] };
        }
        onClose();
        return undefined;
      }}
    >
      <section>
        <TextInput label="Stock no" {...form.text("stock_no")} />
        <Select
          label="Shape"
          data={["Round", "Oval", "Pear", "Cushion", "Emerald", "Heart"]}
          {...form.pick("shape")}
          onChange={(shape) => form.set("shape", shape ?? "")}
        />
        <NumberInput
          label="Carat"
          decimalScale={2}
          fixedDecimalScale
          hideControls
          value={form.values.carat}
          error={form.errors.carat}
          onChange={(carat) => form.set("carat", Number(carat))}
        />
        <Checkbox label="Active" {...form.tick("is_active")} />
      </section>
      <section>
        <Textarea label="Remark" autosize minRows={2} {...form.text("remark")} />
        <FileField label="Image" hint="PNG or JPEG, up to 2 MB" {...form.pick("image")} />
      </section>
    </FormDrawer>
  );
}
