import { Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { formatDateTime } from "#domain/format.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { refreshes, type Task, TaskAct } from "./task-act.tsx";
import { clientText, doerText, personText, TaskAbout, TaskDue } from "./task-columns.tsx";
import { TaskConflict } from "./task-conflict.tsx";
import { useOpenTask } from "./use-open-task.ts";
import { words } from "./words.ts";

// The calendar is large, and only an open drawer needs it.
const DateField = lazy(() => import("#ui/form/date-field.tsx").then((m) => ({ default: m.DateField })));

interface TaskDrawerProps {
  task: Task;
  place?: Place;
  /** The address of a load; undefined without the right to read it. */
  loadOf: ((id: number) => string) | undefined;
  onClose: () => void;
}

/** One task in full, and the act that ends it. */
export function TaskDrawer({ task: opened, place, loadOf, onClose }: TaskDrawerProps) {
  const { row: task, frozen, goOn } = useOpenTask(opened);
  return (
    <Drawer
      title={
        <>
          {words.task} <StatusBadge list="task" code={task.status} />
        </>
      }
      place={place}
      onClose={onClose}
      foot={
        <>
          {frozen && <ChangedElsewhere onGoOn={goOn}>{frozen}</ChangedElsewhere>}
          <div className="row between">
            <span />
            <TaskAct of={task} size="sm" frozen={frozen} />
          </div>
        </>
      }
    >
      <section>
        <p>{task.title}</p>
      </section>
      <TaskConflict of={task} loadOf={loadOf} />
      <section>
        <Facts
          columns={2}
          of={[
            { label: words.due, value: <TaskDue of={task} /> },
            { label: words.client, value: clientText(task) },
            { label: words.about, value: <TaskAbout of={task} />, span: 2 },
            { label: words.madeBy, value: personText(task.made_by) ?? words.portal },
            { label: words.written, value: formatDateTime(task.created_at) },
            { label: words.doneBy, value: doerText(task) },
            { label: words.doneAt, value: formatDateTime(task.done_at) },
          ]}
        />
      </section>
    </Drawer>
  );
}

interface TaskForm {
  title: string;
  due_date: string | null;
}
const fields: FieldWords<TaskForm> = { title: { label: words.what }, due_date: { label: words.due } };

interface NewTaskProps {
  /** The line or the paper that the task is about, if it was added there. */
  line_id?: number;
  paper_id?: number;
  mayWrite: boolean;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Adds a task. */
export function NewTaskDrawer({ line_id, paper_id, mayWrite, onClose, onDirty }: NewTaskProps) {
  const noRight = useNoRight();
  const form = useForm<TaskForm>({ title: "", due_date: null }, `task ${line_id ?? ""} ${paper_id ?? ""}`);
  const create = useAct("createTask", { refreshes });
  const about = { ...(line_id && { line_id }), ...(paper_id && { paper_id }) };
  return (
    <FormDrawer
      title={words.newTask}
      form={form}
      fields={fields}
      act={words.add}
      reason={mayWrite ? null : noRight}
      onSubmit={(values) => sendAndClose(create, { body: { ...values, ...about } }, { onClose, onDirty })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        {(line_id || paper_id) && <p className="dim">{line_id ? words.aboutLine : words.aboutPaper}</p>}
        <Textarea
          label={words.what}
          required
          autosize
          minRows={2}
          maxLength={200}
          data-autofocus
          {...form.text("title")}
        />
        <Suspense fallback={<TextInput label={words.due} disabled />}>
          <DateField label={words.due} {...form.pick("due_date")} />
        </Suspense>
      </section>
    </FormDrawer>
  );
}
