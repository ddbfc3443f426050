import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ViewOnlyContext } from "#api/view-only.ts";
import { fieldMessages } from "#domain/field-messages.ts";
import type { Task } from "#features/tasks/task-act.tsx";
import { TasksPage } from "#features/tasks/tasks-page.tsx";
import { type TasksParams, tasksParams } from "#features/tasks/tasks-params.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const task = (id: number, title: string, more: Partial<Task> = {}): Task => ({
  id,
  status: 1,
  kind: "overdue",
  title,
  due_date: "2026-12-04",
  is_late: true,
  client: { id: 6, first_name: "Mara", last_name: "Lind", company_name: "Northlight Jewels" },
  paper: { id: 4, kind: "memo", number: "2026-0004" },
  line: null,
  load_id: null,
  conflict: null,
  made_by: null,
  done_by: null,
  done_at: null,
  version: 3,
  changed: null,
  created_at: "2026-12-05T06:07:00Z",
  updated_at: "2026-12-05T06:07:00Z",
  ...more,
});
const late = task(1, "Memo 2026-0004 was due on 04/12/2026: ask for its stones back, or sell them.");
const boxes = task(2, "Order new boxes", { kind: "manual", client: null, paper: null, due_date: null, is_late: false });
const ended = task(3, "Ring the cutter", {
  status: 2,
  done_by: { id: 5, first_name: "Jonas", last_name: "Okafor", role_id: 5 },
  done_at: "2026-12-05T09:00:00Z",
});
const gone = task(4, "Stone HARBA1 is on hold, and its provider no longer lists it: settle it with both.", {
  kind: "conflict",
  paper: null,
  line: { id: 17, list: "hold", stock_no: "HARBA1" },
  conflict: {
    claim: { state: "held", since: "2026-12-03T10:00:00Z", until: "2026-12-06T10:00:00Z", due_date: null },
    said: {
      provider: { id: 9, name: "Harbour Gems" },
      load: { id: 7, file_name: "monday.csv", at: "2026-12-05T06:00:00Z" },
      org_stock_no: "A1",
      file_line: null,
    },
  },
});
/** Lena Peeters has called it done. */
const doneElsewhere: Task = {
  ...late,
  status: 2,
  done_by: { id: 9, first_name: "Lena", last_name: "Peeters", role_id: 1 },
  done_at: "2026-11-20T08:59:00Z",
  version: 4,
  changed: { event: "task.done", by: "Lena Peeters", at: "2026-11-20T08:59:00Z" },
};
const answer =
  (pending: Task[] = [late, boxes, gone], done: Task[] = [ended]) =>
  ({ url, method }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (method === "POST") return success(boxes, 201, "Task added.");
    if (method === "PUT") return success(late, 200, "Status saved.");
    const one = [...pending, ...done].find(({ id }) => pathname.endsWith(`/tasks/${id}`));
    return success(one ?? pageOf(searchParams.get("status") === "2" ? done : pending));
  };
const house = () => fakeServer(answer());

interface Start {
  address?: Record<string, unknown>;
  roleId?: number;
  mayWrite?: boolean;
}
function Tasks({ address = {}, roleId = 1, mayWrite = true }: Start) {
  const [search, setSearch] = useState(() => tasksParams(address));
  const [onSearch] = useState(
    () => (patch: Partial<TasksParams>) => setSearch((now: TasksParams) => ({ ...now, ...patch })),
  );
  return (
    <TasksPage
      onDirty={() => {}}
      user={{ id: 1, role_id: roleId }}
      mayWrite={mayWrite}
      search={search}
      onSearch={onSearch}
      addressOf={({ tab }) => `#${tab ?? ""}`}
      loadOf={roleId === 1 ? (id) => `/inventory/loads/${id}` : undefined}
    />
  );
}
const writes = ({ seen }: ReturnType<typeof house>) =>
  seen.filter(({ method }) => method !== "GET").map(({ method, url, text }) => [method, url.pathname, bodyOf(text)]);

test("what is to be done stands there with its day, its client and its memo", async () => {
  const server = house();
  await showScreen(server, <Tasks />);
  const row = page.getByRole("row", { name: /2026-0004 was due/ });
  await expect.element(row).toHaveTextContent("04/12/2026OverdueNorthlight Jewels");
  await expect
    .element(row.getByRole("link", { name: "Memo 2026-0004" }))
    .toHaveAttribute("href", "/transaction/paper/4");
  await expect.element(row).toHaveTextContent("The portal");
  expect(server.seen[0]?.url.searchParams.get("status")).toBe("1");
  expect(await findings()).toEqual([]);
});

test("a task is done by the keyboard alone, with the version that was seen", async () => {
  const server = house();
  await showScreen(server, <Tasks address={{ open: 1 }} />);
  await expect.element(page.getByRole("complementary")).toHaveTextContent("ask for its stones");
  const act = page.getByRole("complementary").getByRole("button", { name: /^Done: Memo 2026-0004/ });
  await expect.element(act).toBeVisible();
  for (let step = 0; step < 20 && document.activeElement !== act.element(); step++) await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(act.element());
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  expect(writes(server)).toEqual([["PUT", "/api/v1/inventory/tasks/1", { status: 2, version: 3 }]]);
});

test("an open task that somebody else calls done stays as it was seen, and says who did it, until one goes on", async () => {
  const server = house();
  await showScreen(server, <Tasks address={{ open: 1 }} />);
  const drawer = page.getByRole("complementary");
  const act = drawer.getByRole("button", { name: /^Done: Memo/ });
  await expect.element(act).not.toHaveAttribute("aria-disabled", "true");
  server.reply(answer([boxes, gone], [doneElsewhere, ended]));
  window.dispatchEvent(new Event("visibilitychange"));
  await expect
    .element(drawer.getByText(/Lena Peeters called this done .* Nothing of yours was written/).first())
    .toBeVisible();
  await expect.element(act).toHaveAttribute("aria-disabled", "true");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer.getByRole("button", { name: /^Reopen: Memo/ })).toBeVisible();
  await expect.element(drawer).toHaveTextContent("Lena Peeters");
  await expect.element(page.getByRole("row", { name: /2026-0004 was due/ })).not.toBeInTheDocument();
});

test("one's own act on an open task is seen at once", async () => {
  const server = house();
  await showScreen(server, <Tasks address={{ open: 1 }} />);
  const drawer = page.getByRole("complementary");
  await expect.element(drawer.getByRole("button", { name: /^Done: Memo/ })).toBeVisible();
  const own = {
    ...doneElsewhere,
    changed: { event: "task.done", by: "Lena Peeters", is_own: true, at: "2026-11-20T08:59:00Z" },
  };
  const read = answer([boxes, gone], [own, ended]);
  server.reply((request) => (request.method === "PUT" ? success(own, 200, "Status saved.") : read(request)));
  await drawer.getByRole("button", { name: /^Done: Memo/ }).click();
  await expect.element(drawer.getByRole("button", { name: /^Reopen: Memo/ })).toBeVisible();
  await expect.element(drawer.getByRole("button", { name: "Continue" })).not.toBeInTheDocument();
});

test("what is done is taken up again, and says who did it", async () => {
  const server = house();
  await showScreen(server, <Tasks address={{ tab: "done" }} />);
  await expect.element(page.getByRole("row", { name: /Ring the cutter.*Jonas Okafor/ })).toBeVisible();
  await page.getByRole("button", { name: "Reopen: Ring the cutter" }).click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  expect(writes(server)).toEqual([["PUT", "/api/v1/inventory/tasks/3", { status: 1, version: 3 }]]);
  expect(await findings()).toEqual([]);
});

test("who only reads is told why nothing may be done", async () => {
  const server = house();
  await showScreen(server, <Tasks roleId={8} mayWrite={false} />);
  const act = page.getByRole("button", { name: "Done: Order new boxes" });
  await expect.element(act).toHaveAccessibleDescription("You do not have permission to do this.");
  await act.click({ force: true });
  expect(writes(server)).toEqual([]);
});

test("in a view as somebody else the view locks the acts, as the person may well have the right", async () => {
  await showScreen(
    house(),
    <ViewOnlyContext value>
      <Tasks roleId={5} mayWrite={false} />
    </ViewOnlyContext>,
  );
  for (const name of ["Done: Order new boxes", "Add task…"]) {
    const act = page.getByRole("button", { name });
    await expect.element(act).toHaveAccessibleDescription("This view is read-only. Leave it to make changes.");
  }
});

test("in a view the form of a task is locked by the view too", async () => {
  await showScreen(
    house(),
    <ViewOnlyContext value>
      <Tasks roleId={5} mayWrite={false} address={{ new: "true" }} />
    </ViewOnlyContext>,
  );
  const save = page.getByRole("complementary").getByRole("button", { name: /^Add task/ });
  await expect.element(save).toHaveAccessibleDescription("This view is read-only. Leave it to make changes.");
});

test("a conflict shows what the client has and what the provider said, and leads to both", async () => {
  await showScreen(house(), <Tasks address={{ open: 4 }} />);
  const drawer = page.getByRole("complementary");
  await expect.element(drawer).toHaveTextContent(/What the client has.*HARBA1.*What the provider said.*Harbour Gems/);
  await expect.element(drawer).toHaveTextContent("Its whole list does not name the stone.");
  await expect
    .element(drawer.getByRole("link", { name: "Hold" }))
    .toHaveAttribute("href", "/transaction/hold?user_id=6&line=17");
  const load = drawer.getByRole("link", { name: "monday.csv" });
  await expect.element(load).toHaveAttribute("href", "/inventory/loads/7");
  expect(await findings()).toEqual([]);
});

test("who may not read loads is told the load of a conflict without a way to it", async () => {
  await showScreen(house(), <Tasks address={{ open: 4 }} roleId={5} />);
  const drawer = page.getByRole("complementary");
  await expect.element(drawer).toHaveTextContent("monday.csv");
  expect(drawer.getByRole("link", { name: "monday.csv" }).query()).toBeNull();
});

test("a task is written down about the paper that one came from", async () => {
  const server = house();
  await showScreen(server, <Tasks address={{ new: "true", paper: 4 }} />);
  await expect.element(page.getByText(/linked to the memo or invoice/)).toBeVisible();
  await page.getByRole("textbox", { name: "What needs to be done" }).fill("Ask whether they are liked");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Task added.")).toBeVisible();
  const body = { title: "Ask whether they are liked", due_date: null, paper_id: 4 };
  expect(writes(server)).toEqual([["POST", "/api/v1/inventory/tasks", body]]);
});

test("a due day is taken without zeros or as a file has it; one that cannot be read is refused before anything is sent", async () => {
  const server = house();
  await showScreen(server, <Tasks address={{ new: "true" }} />);
  await page.getByRole("textbox", { name: "What needs to be done" }).fill("Order new boxes");
  const due = page.getByRole("textbox", { name: "Due" });
  for (const text of ["31/02/2026", "tomorrow", "01/01/0001"]) {
    await due.fill(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(due).toHaveAccessibleDescription(fieldMessages.day);
    await expect.element(due).toHaveValue(text);
    await expect.element(due).toHaveFocus();
  }
  expect(await findings()).toEqual([]);
  expect(writes(server)).toEqual([]);
  await due.fill("5/12/2026");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Task added.")).toBeVisible();
  const body = { title: "Order new boxes", due_date: "2026-12-05" };
  expect(writes(server)).toEqual([["POST", "/api/v1/inventory/tasks", body]]);
});

test("on a phone a task is a card with its act", async () => {
  await showScreen(house(), <Tasks />);
  await page.viewport(390, 844);
  await expect.element(page.getByRole("button", { name: "Done: Order new boxes" })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  expect(await findings()).toEqual([]);
});

test("nothing to do says what would stand there", async () => {
  await showScreen(
    fakeServer(() => success(pageOf([]))),
    <Tasks />,
  );
  await expect.element(page.getByText("Nothing to do")).toBeVisible();
  expect(await findings()).toEqual([]);
});
