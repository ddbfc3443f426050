import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDate, number2, usd } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { words } from "./words.ts";

export type ReportLine = Data<"listReportLines">["data"][number];

export const lineId = ({ row_id }: ReportLine) => String(row_id);

const clientOf = ({ client }: ReportLine) => [client.company_name, client.name].filter(Boolean).join(" | ");
const stoneOf = ({ shape, color, clarity }: ReportLine) => [shape, color, clarity].filter(Boolean).join(" ");

const Stone = ({ of }: { of: ReportLine }) => (
  <span className="with-icon">
    <ShapeIcon shape={drawn(of.shape)} />
    <span>
      {[of.color, of.clarity].filter(Boolean).join(" ")} · <StoneOrigin of={of.stone_origin} />
    </span>
  </span>
);

type PathOf = (id: number) => string;
/** The number of a paper. An order is none that can be opened. */
const paper = (name: "memo" | "invoice", pathOf: PathOf): Column<ReportLine> => ({
  id: name,
  head: words[name],
  width: 130,
  text: (line) => line[name]?.number,
  cell: ({ [name]: of }) =>
    of && (
      <Link to={pathOf(of.id)}>
        <Code>{of.number}</Code>
      </Link>
    ),
});
const papers = (pathOf: PathOf): readonly Column<ReportLine>[] => [
  {
    id: "order",
    head: words.order,
    width: 130,
    text: ({ order }) => order?.number,
    cell: ({ order }) => order && <Code>{order.number}</Code>,
  },
  paper("memo", pathOf),
  paper("invoice", pathOf),
];

const stoneColumns: readonly Column<ReportLine>[] = [
  {
    id: "stock_no",
    head: words.stockNo,
    width: 150,
    cell: ({ stock_no, is_credit }) => (
      <span className="row">
        <Code>{stock_no}</Code>
        {is_credit && (
          <Tag hue="gray" kind="off">
            {words.credit}
          </Tag>
        )}
      </span>
    ),
  },
  { id: "day", head: words.day, width: 110, text: ({ day }) => day, cell: ({ day }) => formatDate(day) },
  { id: "stone", head: words.stone, width: 190, text: stoneOf, cell: (line) => <Stone of={line} /> },
  { id: "carat", head: words.carat, number: true, cell: ({ carat }) => number2(carat) },
  { id: "price_per_ct", head: words.perCarat, number: true, width: 110, cell: (line) => number2(line.price_per_ct) },
  { id: "amount", head: words.amount, number: true, width: 130, cell: ({ amount }) => <b>{number2(amount)}</b> },
];

const client: Column<ReportLine> = { id: "client", head: words.client, width: 240, text: clientOf, cell: clientOf };

export const lineColumns = [...stoneColumns, client, ...papers(addresses.paper)];
export const ownLineColumns = [...stoneColumns, ...papers(addresses.ownPaper)];

const Deal = ({ of }: { of: ReportLine }) => (
  <>
    <span className="row">
      <Code>{of.stock_no}</Code> <span className="dim">{formatDate(of.day)}</span>
    </span>
    <Stone of={of} />
    <b className="figures">{usd(of.amount)}</b>
  </>
);

export const ownLineCard = (line: ReportLine) => <Deal of={line} />;
export const lineCard = (line: ReportLine) => (
  <>
    <Deal of={line} />
    <span className="dim">{clientOf(line)}</span>
  </>
);
