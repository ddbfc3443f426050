import { createContext, use } from "react";
import { count, formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";
import type { Deviation } from "./workflow.ts";

/** The address of a row of the log. */
export const RowAddressContext = createContext<(seq: number) => string>(() => "");

export const deviationId = ({ id }: Deviation) => String(id);

function LogRow({ seq }: { seq: number | null }) {
  const address = use(RowAddressContext);
  return seq === null ? <span className="dim">{words.inTheTable}</span> : <Link to={address(seq)}>{count(seq)}</Link>;
}

export const deviationColumns: readonly Column<Deviation>[] = [
  { id: "title", head: words.item, width: 130, text: ({ title }) => title, cell: ({ title }) => <Code>{title}</Code> },
  {
    id: "kind",
    head: words.kind,
    width: 160,
    text: ({ kind }) => words.kinds[kind],
    cell: ({ kind }) => <Tag hue="red">{words.kinds[kind]}</Tag>,
  },
  {
    id: "seq",
    head: words.row,
    width: 90,
    number: true,
    text: ({ seq }) => seq,
    cell: ({ seq }) => <LogRow seq={seq} />,
  },
  { id: "detail", head: words.detail, width: 380, cell: ({ detail }) => <span title={detail}>{detail}</span> },
  {
    id: "found_at",
    head: words.foundAt,
    width: 150,
    text: ({ found_at }) => formatDateTime(found_at),
    cell: ({ found_at }) => formatDateTime(found_at),
  },
];

/** A deviation on a phone. */
export const deviationCard = (deviation: Deviation) => (
  <>
    <span className="row between">
      <Code>{deviation.title}</Code>
      <Tag hue="red">{words.kinds[deviation.kind]}</Tag>
    </span>
    <span>{deviation.detail}</span>
    <span className="row between dim">
      <LogRow seq={deviation.seq} />
      <span className="figures">{formatDateTime(deviation.found_at)}</span>
    </span>
  </>
);
