import { count } from "#domain/format.ts";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { shortModel } from "./short-model.ts";
import { words } from "./words.ts";
import type { WorkflowRow } from "./workflow.ts";

export const workflowId = ({ name }: WorkflowRow) => name;

function Deviations({ row }: { row: WorkflowRow }) {
  if (!row.is_recorded) return <span className="dim">{words.unrecorded}</span>;
  if (row.items === 0) return <span className="dim">{words.noHistory}</span>;
  return row.deviations === 0 ? (
    <Tag hue="green">{words.conform}</Tag>
  ) : (
    <Tag hue="red">{words.deviationsOf(row.deviations)}</Tag>
  );
}
const judged = (row: WorkflowRow) =>
  row.deviations > 0 ? words.deviationsOf(row.deviations) : row.items > 0 ? words.conform : "";

export const workflowColumns: readonly Column<WorkflowRow>[] = [
  { id: "title", head: words.name, width: 240, text: ({ title }) => title, cell: ({ title }) => <b>{title}</b> },
  { id: "version", head: words.version, width: 100, cell: ({ version }) => version },
  {
    id: "model",
    head: words.model,
    width: 120,
    text: ({ model }) => shortModel(model),
    cell: ({ model }) => <Code>{shortModel(model)}</Code>,
  },
  { id: "items", head: words.historiesHead, width: 110, number: true, cell: ({ items }) => count(items) },
  { id: "deviations", head: words.verdict, width: 180, text: judged, cell: (row) => <Deviations row={row} /> },
];

/** A workflow on a phone. */
export const workflowCard = (row: WorkflowRow) => (
  <>
    <span className="row between">
      <b>{row.title}</b>
      <Deviations row={row} />
    </span>
    <span className="row between dim">
      <span>
        {row.version}, <Code>{shortModel(row.model)}</Code>
      </span>
      <span className="figures">{words.historiesOf(row.items)}</span>
    </span>
  </>
);
