import { Textarea, TextInput } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ChangesDialog } from "#ui/form/changes-dialog.tsx";
import { StalePanel } from "#ui/form/stale-panel.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { type Form, useForm } from "#ui/form/use-form.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { PersonMenu } from "#ui/frame/person-menu.tsx";
import { SideList } from "#ui/frame/side-list.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { Screen, show } from "./show.tsx";

const longName = "Juwelenhandelsgesellschaft".repeat(8);

/** The elements that run over their own edge without being cut with dots. */
const runningOver = (where: Element) =>
  [...where.querySelectorAll("*")]
    .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow !== "ellipsis")
    .filter((one) => getComputedStyle(one).display !== "inline" && one.clientWidth > 0)
    .map(({ className }) => className);

test("a name of 200 letters without a space ends in dots in a list beside a page", async () => {
  const { container } = await show(
    <SideList label="Businesses" items={[{ id: 1, label: longName, to: "#1", count: 8 }]}>
      The page
    </SideList>,
  );
  expect(runningOver(container)).toEqual([]);
});

test("a name of 200 letters without a space goes on in the next line of a history", async () => {
  const steps = [{ id: "1", title: longName, who: longName, when: "22/11/2026", note: longName }];
  const { container } = await show(
    <div style={{ width: 360 }}>
      <Steps of={steps} />
    </div>,
  );
  expect(runningOver(container)).toEqual([]);
});

test("a name that ends in dots in a list is told in full where it is pointed at", async () => {
  await page.viewport(1280, 800);
  const columns: readonly Column<{ name: string }>[] = [
    { id: "name", head: "Name", width: 180, cell: ({ name }) => name },
  ];
  await show(
    <Screen>
      <DataTable label="Rules" columns={columns} rows={[{ name: longName }]} rowId={() => "1"} card={() => null} />
    </Screen>,
  );
  await expect.element(page.getByRole("gridcell", { name: longName })).toHaveAttribute("title", longName);
});

test("the name of whoever is signed in ends in dots at the top, and is told in full where it is pointed at", async () => {
  await page.viewport(1366, 768);
  await show(<PersonMenu person={{ name: longName, role: "Administrator", entries: [] }} />);
  const name = page.getByTitle(`${longName}, Administrator`);
  await expect.element(name).toBeVisible();
  expect(name.element().scrollWidth).toBeGreaterThan(name.element().clientWidth);
});

test("on a phone a long value of a fact goes on in the next line, as nothing there shows the rest", async () => {
  await page.viewport(390, 844);
  const client = <span className="row wrap">Northlight Jewels | Mara Lind</span>;
  const { container } = await show(
    <div style={{ width: 358 }}>
      <Facts
        columns={2}
        of={[
          { label: "Client", value: client },
          { label: "Company", value: longName },
        ]}
      />
    </div>,
  );
  expect([...container.querySelectorAll("dd")].map((one) => one.scrollWidth - one.clientWidth)).toEqual([0, 0]);
  await page.viewport(1280, 800);
});

function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
}

interface Person {
  id: number;
  name: string;
}
const columns: readonly Column<Person>[] = [{ id: "name", head: "Name", cell: ({ name }) => name }];
const personCard = ({ name }: Person) => (
  <>
    <span className="row between">
      <b>{name}</b>
      <SwitchCell label={`${name.slice(0, 5)} is active`} on onToggle={() => {}} />
    </span>
    <span className="row between dim">
      <span>{name}</span>
      <span className="figures">22/11/2026 10:00</span>
    </span>
    <span>{name}</span>
  </>
);

test("on a telephone a name of 200 letters goes on in the next line of its card, and the switch stays in reach", async () => {
  await page.viewport(390, 844);
  const people = [
    { id: 1, name: longName },
    { id: 2, name: "Ines Novak" },
  ];
  const { container } = await show(
    <Screen>
      <DataTable label="People" columns={columns} rows={people} rowId={({ id }) => String(id)} card={personCard} />
    </Screen>,
  );
  for (const name of ["Juwel is active", "Ines  is active"]) {
    const box = page.getByRole("switch", { name }).element().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(390);
    expect(box.width).toBeGreaterThan(20);
  }
  expect(runningOver(container)).toEqual([]);
  // Words behind a name stay whole.
  for (const time of page.getByText("22/11/2026 10:00").elements()) expect(linesOf(time)).toBeLessThanOrEqual(2);
});

const labels = { subject: "Subject", company: "Company", postal: "Postal code" };
const named = (value: string) => ({ subject: value, company: value, postal: value });
const fields = Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }]));

/** A form of three fields whose new values are long and without a space. */
function Changed({ children }: { children: (form: Form<ReturnType<typeof named>>) => ReactNode }) {
  const form = useForm(named("before"), "long words");
  const { values, set } = form;
  useEffect(() => {
    if (values.subject === "before") for (const name of ["subject", "company", "postal"] as const) set(name, longName);
  });
  return children(form);
}

test.each([
  [
    "the question before a save",
    (form: Form<ReturnType<typeof named>>) => (
      <ChangesDialog title="Save?" act="Save" form={form} fields={fields} onConfirm={() => {}} onClose={() => {}} />
    ),
  ],
  [
    "two edits of one row",
    (form: Form<ReturnType<typeof named>>) => (
      <StalePanel form={form} fields={fields} stored={named("theirs")} onKeepTheirs={() => {}} onSaveMine={() => {}} />
    ),
  ],
])(
  "beside values of 200 letters the name of a field and a short value keep their words whole: %s",
  async (_, shown) => {
    await page.viewport(390, 844);
    await show(<Changed>{shown}</Changed>);
    for (const label of Object.values(labels)) {
      const head = page.getByRole("rowheader", { name: label });
      await expect.element(head).toBeVisible();
      expect(linesOf(head.element())).toBeLessThanOrEqual(label.split(" ").length);
    }
    const short = page.getByRole("cell", { name: /^(before|theirs)$/ }).elements();
    expect(short.map(linesOf)).toEqual([1, 1, 1]);
    const { scrollWidth, clientWidth } = page.getByRole("table").element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

function Renaming() {
  const form = useForm({ name: "Round" }, "shape 3");
  if (!form.dirty) return <TextInput label="Name" {...form.text("name")} />;
  const fields = { name: { label: "Name" } };
  return <ChangesDialog title="Save?" act="Save" form={form} fields={fields} onConfirm={() => {}} onClose={() => {}} />;
}

test("a long value without a space breaks itself in the confirmation of an edit, and not the label beside it", async () => {
  await show(<Renaming />);
  await page.getByRole("textbox", { name: "Name" }).fill(longName);
  const label = page.getByRole("rowheader", { name: "Name" });
  await expect.element(label).toBeVisible();
  const letters = document.createRange();
  letters.selectNodeContents(label.element());
  expect(letters.getClientRects()).toHaveLength(1);
  const { scrollWidth, clientWidth } = page.getByRole("table").element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test("a sentence of one word stays within its column", async () => {
  const { container } = await show(
    <div style={{ width: 360 }}>
      <p>{longName}</p>
    </div>,
  );
  expect(runningOver(container)).toEqual([]);
});

test("a heading of many lines keeps its distance from the edges of its drawer", async () => {
  await page.viewport(1280, 800);
  await show(
    <Screen>
      <Drawer title={longName} onClose={() => undefined}>
        <section>Rights</section>
      </Drawer>
    </Screen>,
  );
  const heading = page.getByRole("heading", { name: longName }).element().getBoundingClientRect();
  const drawer = page.getByRole("complementary", { name: longName }).element().getBoundingClientRect();
  expect(heading.top - drawer.top).toBeGreaterThanOrEqual(4);
  const way = page
    .getByRole("button", { name: /^Close/ })
    .element()
    .getBoundingClientRect();
  expect(way.right).toBeLessThanOrEqual(drawer.right);
});

test("a heading of 200 letters goes on in the next line of its panel", async () => {
  await page.viewport(390, 844);
  const { container } = await show(
    <Panel title={longName} aside={<span className="row">All of them</span>}>
      Terms
    </Panel>,
  );
  const heading = page.getByRole("heading", { name: longName }).element();
  expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(container.getBoundingClientRect().right);
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
});

test("what is wrong with a text of a thousand lines is in sight with its field", async () => {
  await page.viewport(1280, 800);
  await show(
    <Textarea label="Text" autosize minRows={6} defaultValue={"word\n".repeat(1000)} error="Must be shorter." />,
  );
  const field = page.getByLabelText("Text").element();
  field.scrollIntoView();
  await expect.element(page.getByText("Must be shorter.")).toBeInViewport({ ratio: 1 });
  expect(field.scrollHeight, "the rest of it is scrolled to").toBeGreaterThan(field.clientHeight);
});

test("a client's long name beside a mark goes on in the next line of its fact", async () => {
  await page.viewport(1280, 800);
  const client = <span className="row wrap">{longName}</span>;
  const { container } = await show(
    <div style={{ width: 400 }}>
      <Facts columns={2} of={[{ label: "Client", value: client }]} />
    </div>,
  );
  expect([...container.querySelectorAll("dd")].map((one) => one.scrollWidth - one.clientWidth)).toEqual([0]);
});
