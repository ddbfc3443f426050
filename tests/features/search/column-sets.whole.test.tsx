import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ViewOnlyContext } from "#api/view-only.ts";
import { messages } from "#domain/messages.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { answers, Search } from "./search-house.tsx";

interface Kept {
  name: string;
  columns: { id: string; is_shown: boolean; width: number | null }[];
}

const columns = ["stock_no", "lab"].map((id) => ({ id, label: id, is_shown: true, width: null }));

/** A house that keeps sets of columns, at most some. */
function house(sets: Kept[] = [], most = 20) {
  const kept = [...sets];
  const others = answers();
  return fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const fields = () => success({ view: "search", columns, sets: [...kept] });
    if (pathname.endsWith("/stone-fields")) return fields();
    if (!pathname.endsWith("/stone-field-sets")) return others(request);
    const name = searchParams.get("name");
    if (name !== null)
      kept.splice(
        kept.findIndex((one) => one.name === name),
        1,
      );
    else if (kept.length >= most) return failure(409, { message: messages.tooManyFieldSets });
    else kept.push(bodyOf(await request.text()) as unknown as Kept);
    return fields();
  });
}

/** The content that was put last. */
const put = ({ seen }: FakeServer, path: string) =>
  bodyOf(seen.findLast(({ method, url }) => method === "PUT" && url.pathname.endsWith(path))?.text ?? '{"data":{}}');

const chooser = page.getByRole("dialog", { name: "Columns" });
const open = () => page.getByRole("button", { name: "Columns", exact: true }).click();
const lab = page.getByRole("columnheader", { name: "Lab" });
const tick = () => chooser.getByRole("checkbox", { name: "Lab", exact: true });

test("columns that were kept by a name come back by it, until the set is deleted", async () => {
  const server = house();
  await showScreen(server, <Search />);
  await page.viewport(1366, 768);
  await expect.element(lab).toBeInTheDocument();
  await open();
  await tick().click();
  await expect.element(lab).not.toBeInTheDocument();
  const saved = () => (put(server, "/stone-fields").columns as Kept["columns"]) ?? [];
  // The save of the tick holds the two columns alone; the wait below is for the next one.
  await expect.poll(saved).toHaveLength(2);
  await chooser.getByRole("textbox", { name: "Name of these columns" }).fill("Make");
  await userEvent.keyboard("{Enter}");
  const make = chooser.getByRole("button", { name: "Show the columns of Make" });
  await expect.element(make).toBeVisible();
  expect(put(server, "/stone-field-sets")).toEqual({
    name: "Make",
    columns: [
      { id: "stock_no", is_shown: true, width: null },
      { id: "lab", is_shown: false, width: null },
    ],
  });
  await chooser.getByRole("button", { name: "Reset columns" }).click();
  await expect.element(lab).toBeInTheDocument();
  await make.click();
  await expect.element(lab).not.toBeInTheDocument();
  await expect
    .poll(() => [...saved().slice(0, 2), saved().length > 2])
    .toEqual([{ id: "stock_no", is_shown: true, width: null }, { id: "lab", is_shown: false, width: null }, true]);
  await chooser.getByRole("button", { name: "Delete the column set Make" }).click();
  await expect.element(make).not.toBeInTheDocument();
});

test("a name that is there replaces its set, and says so before", async () => {
  await showScreen(house([{ name: "Make", columns: [] }]), <Search />);
  await page.viewport(1366, 768);
  await open();
  await chooser.getByRole("textbox", { name: "Name of these columns" }).fill("make");
  await expect.element(chooser.getByRole("button", { name: "Replace" })).toBeVisible();
});

test("a set that is one too many is refused in words, and its name stays to be kept later", async () => {
  await showScreen(house([], 0), <Search />);
  await page.viewport(1366, 768);
  await open();
  const name = chooser.getByRole("textbox", { name: "Name of these columns" });
  await name.fill("Make");
  await chooser.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(messages.tooManyFieldSets)).toBeVisible();
  await expect.element(name).toHaveValue("Make");
});

test("in a view as somebody else sets are shown, and none is kept or deleted", async () => {
  const server = house([{ name: "Make", columns: [{ id: "lab", is_shown: false, width: null }] }]);
  await showScreen(
    server,
    <ViewOnlyContext value={true}>
      <Search />
    </ViewOnlyContext>,
  );
  await page.viewport(1366, 768);
  await open();
  await expect.element(chooser.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(messages.viewOnly);
  expect(chooser.getByRole("button", { name: /^Delete/ }).elements()).toEqual([]);
  await chooser.getByRole("button", { name: "Show the columns of Make" }).click();
  await expect.element(lab).not.toBeInTheDocument();
});
