import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ClientContext } from "#api/client-context.ts";
import { useAct } from "#api/use-act.ts";
import { useFetchCycle } from "#screens/use-fetch-cycle.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";

const masters = (names: string[]) =>
  success({
    data: names.map((name, index) => ({ id: index + 1, name })),
    pagination: { currentPage: 1, pageSize: 50, totalPages: 1, totalRecords: names.length },
  });

const columns = ["Name"];

function Masters({ told }: { told: string[] }) {
  const [page, setPage] = useState(1);
  const [failed, setFailed] = useState(0);
  const list = useFetchCycle({
    operation: "listMasters",
    input: { query: { page } },
    columns,
    onFail: (message) => told.push(message),
  });
  const toggle = useAct("setMasterStatus", { refreshes: ["listMasters"] });
  return (
    <>
      <p>{list.isLoading ? "Loading" : String(list.state)}</p>
      <p>{list.error ?? "No error"}</p>
      <p>{toggle.isSuccess ? "Switched" : "Not switched"}</p>
      <p>{`Failed ${failed} times`}</p>
      <p>{`${list.page.totalRecords} in all, ${list.selected.size} selected`}</p>
      <table>
        <thead>
          <tr>
            {list.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.id}>
              <td>{row.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => list.select(list.rows.map((row) => row.id))}>
        Select all
      </button>
      <button type="button" onClick={list.refetch}>
        Load again
      </button>
      <button type="button" onClick={() => setPage(2)}>
        Page 2
      </button>
      <button
        type="button"
        onClick={() =>
          toggle.mutate(
            { path: { id: 1 }, body: { is_active: false } as never },
            { onError: () => setFailed((n) => n + 1) },
          )
        }
      >
        Switch off
      </button>
    </>
  );
}

const show = (server: FakeServer, told: string[] = []) =>
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <ClientContext value={server}>
          <Masters told={told} />
        </ClientContext>
      </QueryClientProvider>
    </StrictMode>,
  );

test("a list is fetched, with its header, its rows and how many there are", async () => {
  const screen = await show(fakeServer(() => masters(["Business type", "Shape"])));
  await expect.element(screen.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Shape" })).toBeVisible();
  await expect.element(screen.getByText("2 in all, 0 selected")).toBeVisible();
});

test("a failed load empties rows, selection and header, and tells its sentence once", async () => {
  const told: string[] = [];
  const server = fakeServer(() => masters(["Shape"]));
  const screen = await show(server, told);
  await expect.element(screen.getByRole("cell", { name: "Shape" })).toBeVisible();
  await screen.getByRole("button", { name: "Select all" }).click();
  await expect.element(screen.getByText("1 in all, 1 selected")).toBeVisible();

  server.reply(() => failure(500));
  await screen.getByRole("button", { name: "Load again" }).click();
  await expect.element(screen.getByText("Failed to fetch data")).toBeVisible();
  await expect.element(screen.getByText("0 in all, 0 selected")).toBeVisible();
  expect(screen.getByRole("columnheader").elements()).toEqual([]);
  expect(screen.getByRole("cell").elements()).toEqual([]);
  expect(told).toEqual(["Failed to fetch data"]);

  server.reply(() => masters(["Colour"]));
  await screen.getByRole("button", { name: "Load again" }).click();
  await expect.element(screen.getByText("No error")).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Colour" })).toBeVisible();
});

test("a list that failed while the line was away is there again with the line", async () => {
  const server = fakeServer(() => Promise.reject(new TypeError("Failed to fetch")));
  const screen = await show(server);
  await expect.element(screen.getByText("failure")).toBeVisible();
  server.reply(() => masters(["Colour"]));
  window.dispatchEvent(new Event("online"));
  await expect.element(screen.getByRole("cell", { name: "Colour" })).toBeVisible();
  const before = server.seen.length;
  window.dispatchEvent(new Event("online"));
  expect(server.seen.length).toBe(before);
});

test("another page is fetched by its own request, and a slow answer to the page before is not shown", async () => {
  let answerFirst: (response: Response) => void = () => {};
  const server = fakeServer((request) =>
    new URL(request.url).searchParams.get("page") === "1"
      ? new Promise<Response>((resolve) => {
          answerFirst = resolve;
        })
      : masters(["Second page"]),
  );
  const screen = await show(server);
  await expect.element(screen.getByText("Loading")).toBeVisible();
  await screen.getByRole("button", { name: "Page 2" }).click();
  await expect.element(screen.getByRole("cell", { name: "Second page" })).toBeVisible();
  answerFirst(masters(["First page"]));
  const before = server.seen.length;
  await screen.getByRole("button", { name: "Load again" }).click();
  await expect.poll(() => server.seen.length).toBe(before + 1);
  await expect.element(screen.getByRole("cell", { name: "Second page" })).toBeVisible();
  expect(screen.getByRole("cell", { name: "First page" }).elements()).toEqual([]);
});

test("a write that makes the list untrue has it fetched again", async () => {
  const server = fakeServer(() => masters(["Shape"]));
  const screen = await show(server);
  await expect.element(screen.getByRole("cell", { name: "Shape" })).toBeVisible();
  server.reply((request) => (request.method === "GET" ? masters(["Shape (off)"]) : success({ id: 1 })));
  await screen.getByRole("button", { name: "Switch off" }).click();
  await expect.element(screen.getByRole("cell", { name: "Shape (off)" })).toBeVisible();
});

test("an answer that a write made untrue while it was under way is not shown", async () => {
  const slow: ((response: Response) => void)[] = [];
  const server = fakeServer((request) =>
    request.method === "GET" ? new Promise<Response>((resolve) => slow.push(resolve)) : success({ id: 1 }),
  );
  const screen = await show(server);
  // Strict mode mounts twice, and may ask twice.
  await expect.poll(() => slow.length).toBeGreaterThan(0);
  await screen.getByRole("button", { name: "Switch off" }).click();
  await expect.element(screen.getByText("Switched", { exact: true })).toBeVisible();
  const asked = slow.length;
  for (const answer of slow) answer(masters(["Shape (on)"]));
  await expect.poll(() => slow.length).toBeGreaterThan(asked);
  expect(screen.getByRole("cell").elements()).toEqual([]);
  for (const answer of slow.slice(asked)) answer(masters(["Shape (off)"]));
  await expect.element(screen.getByRole("cell", { name: "Shape (off)" })).toBeVisible();
});

test("what is asked again while an answer is under way shows that answer, and then a newer one", async () => {
  const slow: ((response: Response) => void)[] = [];
  const server = fakeServer(() => new Promise<Response>((resolve) => slow.push(resolve)));
  const screen = await show(server);
  await expect.poll(() => slow.length).toBeGreaterThan(0);
  await screen.getByRole("button", { name: "Load again" }).click();
  const asked = slow.length;
  for (const answer of slow) answer(masters(["Shape"]));
  await expect.element(screen.getByRole("cell", { name: "Shape" })).toBeVisible();
  await expect.poll(() => slow.length).toBeGreaterThan(asked);
  for (const answer of slow.slice(asked)) answer(masters(["Shape, anew"]));
  await expect.element(screen.getByRole("cell", { name: "Shape, anew" })).toBeVisible();
});

test("pressing again after no answer came repeats the act under the same key, after an answer under a new one", async () => {
  const server = fakeServer(() => masters(["Shape"]));
  const screen = await show(server);
  await expect.element(screen.getByRole("cell", { name: "Shape" })).toBeVisible();
  const keys = () =>
    server.seen.filter(({ method }) => method === "PUT").map(({ headers }) => headers.get("idempotency-key"));
  const press = async (times: number) => {
    await screen.getByRole("button", { name: "Switch off" }).click();
    await expect.element(screen.getByText(`Failed ${times} times`)).toBeVisible();
    expect(keys()).toHaveLength(times);
  };
  server.reply((request) => (request.method === "GET" ? masters([]) : Promise.reject(new TypeError("offline"))));
  await press(1);
  await press(2);
  server.reply((request) => (request.method === "GET" ? masters([]) : failure(409)));
  await press(3);
  await press(4);
  const [first, second, third, fourth] = keys();
  expect(first).toBeTruthy();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});
