import "./tasks.css";
import { addresses } from "#domain/addresses.ts";
import { formatDate, formatDateTime, textOf } from "#domain/format.ts";
import { paperWords } from "#domain/paper-words.ts";
import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { type Task, TaskAct } from "./task-act.tsx";
import { words } from "./words.ts";

type Person = { first_name: string; last_name: string } | null;

export const taskId = ({ id }: Task) => String(id);
export const personText = (person: Person) => (person ? `${person.first_name} ${person.last_name}`.trim() : null);
/** The doer of a task's end: a person, or the portal by itself. */
export const doerText = ({ done_at, done_by }: Task) =>
  done_at !== null && done_by === null ? words.portal : textOf(personText(done_by));
export const clientText = ({ client }: Task) => textOf(client?.company_name ?? personText(client));

/** The subject of a task: its paper or its load, with a link, and its stone. */
export function TaskAbout({ of: { paper, line, load_id } }: { of: Task }) {
  return (
    <span className="row">
      {paper && paper.kind !== "order" && (
        <Link className="task-paper" to={addresses.paper(paper.id)}>
          {`${paperWords.kinds[paper.kind]} ${paper.number}`}
        </Link>
      )}
      {line && <Code>{line.stock_no}</Code>}
      {load_id && <Link to={addresses.load(load_id)}>{words.loadNo(load_id)}</Link>}
      {!paper && !line && !load_id && textOf(null)}
    </span>
  );
}

/** The due day, with a word if it is late. */
export const TaskDue = ({ of: { due_date, is_late } }: { of: Task }) => (
  <span className="row">
    {formatDate(due_date)}
    {is_late && <Tag hue="red">{words.late}</Tag>}
  </span>
);

const title: Column<Task> = {
  id: "title",
  head: words.task,
  width: 456,
  cell: (task) => <span title={task.title}>{task.title}</span>,
};
const client: Column<Task> = { id: "client", head: words.client, width: 144, text: clientText, cell: clientText };
const about: Column<Task> = {
  id: "about",
  head: words.about,
  width: 160,
  text: ({ paper, line, load_id }) => paper?.number ?? line?.stock_no ?? (load_id ? words.loadNo(load_id) : null),
  cell: (task) => <TaskAbout of={task} />,
};
const act: Column<Task> = {
  id: "act",
  head: words.act,
  width: 100,
  text: () => "",
  cell: (task) => <TaskAct of={task} />,
};

export const pendingColumns: readonly Column<Task>[] = [
  title,
  {
    id: "due_date",
    head: words.due,
    width: 164,
    text: ({ due_date }) => formatDate(due_date),
    cell: (task) => <TaskDue of={task} />,
  },
  client,
  about,
  { id: "made_by", head: words.madeBy, width: 112, cell: ({ made_by }) => personText(made_by) ?? words.portal },
  act,
];

export const doneColumns: readonly Column<Task>[] = [
  title,
  client,
  about,
  { id: "done_by", head: words.doneBy, width: 140, cell: doerText },
  { id: "done_at", head: words.doneAt, width: 150, cell: ({ done_at }) => formatDateTime(done_at) },
  act,
];

/** A task on a phone. */
export const taskCard = (task: Task) => (
  <>
    <b>{task.title}</b>
    <span className="row between dim">
      <span>{clientText(task)}</span>
      <TaskDue of={task} />
    </span>
    <span className="row between">
      <TaskAbout of={task} />
      <TaskAct of={task} />
    </span>
  </>
);
