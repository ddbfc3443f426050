import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import type { Meanwhile } from "#domain/problems.ts";
import type { ShownTask } from "../db/queries/tasks.ts";

type Task = Data<"listTasks">["data"][number];

type Beside = { today: string; changed: Meanwhile | undefined };

/** A task as the wire has it; `today` is the house's day. */
export const taskOnWire = (task: ShownTask, { today, changed }: Beside): Task => ({
  id: task.id,
  status: task.status,
  kind: task.kind,
  title: task.title,
  due_date: task.due_date,
  is_late: task.status === codes.task.pending && task.due_date !== null && task.due_date < today,
  client: task.client_id === null ? null : { ...nameOf(task), id: task.client_id, company_name: task.company_name },
  paper:
    task.paper_id === null || !task.paper_kind
      ? null
      : { id: task.paper_id, kind: task.paper_kind, number: task.number ?? "" },
  line:
    task.line_id === null || !task.list ? null : { id: task.line_id, list: task.list, stock_no: task.stock_no ?? "" },
  load_id: task.load_id,
  conflict: conflictOf(task),
  made_by: person(task.made_by, task.maker_first_name, task.maker_last_name, task.maker_role_id),
  done_by: person(task.done_by, task.doer_first_name, task.doer_last_name, task.doer_role_id),
  done_at: task.done_at?.toISOString() ?? null,
  version: task.version,
  changed: changed ?? null,
  created_at: task.created_at.toISOString(),
  updated_at: task.updated_at.toISOString(),
});

const nameOf = ({ first_name, last_name }: ShownTask) => ({ first_name: first_name ?? "", last_name: last_name ?? "" });
const person = (id: number | null, first: string | null, last: string | null, role: number | null) =>
  id === null || role === null ? null : { id, first_name: first ?? "", last_name: last ?? "", role_id: role };

/** The client's claim and the provider's word. */
function conflictOf(task: ShownTask): Task["conflict"] {
  const { kind, load_id, provider_id, claimed_at, load_at } = task;
  if (kind !== "conflict" || load_id === null || provider_id === null || !claimed_at || !load_at) return null;
  return {
    claim: {
      state: task.line_state ?? "",
      since: claimed_at.toISOString(),
      until: task.list === "hold" ? (task.expires_at?.toISOString() ?? null) : null,
      due_date: task.list === "memo" ? task.memo_due : null,
    },
    said: {
      provider: { id: provider_id, name: task.provider_name ?? "" },
      load: { id: load_id, file_name: task.file_name ?? "", at: (task.committed_at ?? load_at).toISOString() },
      org_stock_no: task.org_stock_no ?? "",
      file_line: task.file_line,
    },
  };
}
