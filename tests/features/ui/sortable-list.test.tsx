import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SortableList } from "#ui/list/sortable-list.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const handed: (readonly string[])[] = [];
beforeEach(() => {
  handed.length = 0;
});

function List() {
  const [order, setOrder] = useState<readonly string[]>(["Round", "Oval", "Pear", "Heart"]);
  return (
    <SortableList
      label="Sequence"
      items={order}
      itemId={(item) => item}
      itemName={(item) => item}
      onMove={(ids) => {
        handed.push(ids);
        setOrder(ids);
      }}
    >
      {(item) => <span>{item}</span>}
    </SortableList>
  );
}
const shown = () =>
  page
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);
const grip = (name: string) => page.getByRole("button", { name: `Move ${name}` });
const take = (name: string) => (grip(name).element() as HTMLElement).focus();

test("by keyboard: Space picks up, arrows move and say so, Space puts down", async () => {
  await show(<List />);
  take("Round");
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("Round picked up, 1 of 4")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(page.getByText("Round moved to 3 of 4")).toBeInTheDocument();
  await expect.element(grip("Round")).toHaveFocus();
  expect(handed).toEqual([]);
  expect(await findings()).toEqual([]);
  await userEvent.keyboard(" ");
  await expect.poll(() => handed).toEqual([["Oval", "Pear", "Round", "Heart"]]);
  await expect.element(page.getByText("Round dropped, 3 of 4")).toBeInTheDocument();
  await expect.element(grip("Round")).toHaveFocus();
});

test("a list that is read anew during a drag says in which order it was seen; without a move nothing is handed out", async () => {
  const seen = ["Round", "Oval", "Pear"];
  const onMove = (...orders: (readonly string[])[]) => handed.push(...orders);
  const list = (items: readonly string[]) => (
    <SortableList label="Sequence" items={items} itemId={(item) => item} itemName={(item) => item} onMove={onMove}>
      {(item) => <span>{item}</span>}
    </SortableList>
  );
  const { rerender } = await show(list(seen));
  take("Round");
  await userEvent.keyboard(" ");
  await rerender(list(["Pear", "Round", "Oval"]));
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("Round dropped, 1 of 3")).toBeInTheDocument();
  expect(handed).toEqual([]);
  await rerender(list(seen));
  await userEvent.keyboard(" {ArrowDown}");
  await rerender(list(["Pear", "Round", "Oval"]));
  await userEvent.keyboard(" ");
  await expect.poll(() => handed).toEqual([["Oval", "Round", "Pear"], seen]);
});

test("Escape puts back, and so does leaving", async () => {
  await show(<List />);
  take("Heart");
  await userEvent.keyboard(" {Home}");
  await expect.poll(shown).toEqual(["Heart", "Round", "Oval", "Pear"]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(shown).toEqual(["Round", "Oval", "Pear", "Heart"]);
  await userEvent.keyboard(" {ArrowUp}{Tab}");
  await expect.poll(shown).toEqual(["Round", "Oval", "Pear", "Heart"]);
  expect(handed).toEqual([]);
});

test("nothing goes over either end, and arrows move nothing that was not picked up", async () => {
  await show(<List />);
  take("Round");
  await userEvent.keyboard("{ArrowDown}");
  expect(shown()[0]).toBe("Round");
  await userEvent.keyboard(" {ArrowUp}{End}{ArrowDown} ");
  await expect.poll(() => handed).toEqual([["Oval", "Pear", "Heart", "Round"]]);
});

test("by pointer: a row is pulled by its grip and put down where one lets go", async () => {
  await show(<List />);
  const rows = page
    .getByRole("listitem")
    .elements()
    .map((item) => item.getBoundingClientRect());
  const at = (y: number) => ({ clientX: 10, clientY: y, button: 0, bubbles: true });
  grip("Round")
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", at(rows[0]?.top ?? 0)));
  await expect.element(grip("Round")).toHaveAttribute("aria-pressed", "true");
  window.dispatchEvent(new PointerEvent("pointermove", at((rows[2]?.bottom ?? 0) - 2)));
  await expect.poll(shown).toEqual(["Oval", "Pear", "Round", "Heart"]);
  expect(handed).toEqual([]);
  window.dispatchEvent(new PointerEvent("pointerup", at(0)));
  await expect.poll(() => handed).toEqual([["Oval", "Pear", "Round", "Heart"]]);
});
