import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CommandPalette, type PaletteSection } from "#ui/frame/command-palette.tsx";
import { keepTyping } from "#ui/frame/typed-ahead.ts";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const sections: PaletteSection[] = [
  {
    heading: "Screens",
    items: [
      { id: "hold", label: "Hold", icon: "clock" },
      { id: "masters", label: "Masters", also: "settings business type", icon: "settings" },
    ],
  },
  { heading: "Stones", found: true, items: [{ id: "NW1", label: "NW204817", hint: "1.02 E VS1" }] },
];
const onChoose = vi.fn();
const onClose = vi.fn();
const onQuery = vi.fn();

beforeEach(() => {
  for (const heard of [onChoose, onClose, onQuery]) heard.mockClear();
});
const open = (of = sections) =>
  show(<CommandPalette sections={of} onChoose={onChoose} onClose={onClose} onQuery={onQuery} />);
const field = () => page.getByRole("combobox");
const options = () =>
  page
    .getByRole("option")
    .elements()
    .map((option) => option.textContent);

test("a few letters and Enter lead there", async () => {
  await open();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("mast{Enter}");
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ id: "masters" });
  expect(onQuery).toHaveBeenLastCalledWith("mast");
});

test("what is typed before the finder is there begins the query, and acts on nothing behind it", async () => {
  const behind = vi.fn();
  document.addEventListener("keydown", behind);
  keepTyping();
  await userEvent.keyboard("xmas{Backspace}");
  await userEvent.keyboard("{Backspace}{Backspace}{Backspace}ma");
  expect(behind).not.toHaveBeenCalled();
  await open();
  await userEvent.keyboard("st{Enter}");
  document.removeEventListener("keydown", behind);
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ id: "masters" });
  expect(onQuery.mock.calls.map(([query]) => query)).toEqual(["ma", "mas", "mast"]);
});

test("a mistyped word is mended by one click, and what was meant is found", async () => {
  await open(sections.slice(0, 1));
  await userEvent.keyboard("buisness mastrs");
  const meant = page.getByRole("group", { name: "Did you mean" }).getByRole("option");
  await expect.element(meant).toHaveTextContent("business masters");
  await expect.element(page.getByRole("status")).toHaveTextContent("Nothing found");
  expect(await findings()).toEqual([]);
  await meant.click();
  await expect.element(field()).toHaveValue("business masters");
  await expect.poll(options).toEqual(["Masters"]);
  expect(onQuery).toHaveBeenLastCalledWith("business masters");
  expect([onChoose.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  await userEvent.keyboard("{Enter}");
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ id: "masters" });
});

test.each(["qqqq", "x".repeat(5000), "hold qqqq", "7777"])(
  "nothing is guessed at where no word is near: %.12s",
  async (typed) => {
    await open(sections.slice(0, 1));
    await field().fill(typed);
    await expect.element(page.getByText("Nothing found")).toBeVisible();
    // The palette waits for the end of a word. What is asked after that proves that it has ended.
    await field().fill("mastrs");
    await expect.poll(options).toEqual(["masters"]);
    await field().fill(typed);
    await expect.poll(options).toEqual([]);
  },
);

test("an entry is found by other words of its own, in any order", async () => {
  await open();
  await userEvent.keyboard("type settings");
  await expect.poll(options).toEqual(["Masters", "NW2048171.02 E VS1"]);
});

test("arrows walk through all sections and around the ends", async () => {
  await open();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("NW204817");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ id: "masters" });
  const active = field().element().getAttribute("aria-activedescendant");
  expect(document.getElementById(active ?? "")?.textContent).toBe("Masters");
});

test("what is not found is said, and Enter does nothing", async () => {
  await open(sections.slice(0, 1));
  await userEvent.keyboard("xyz{Enter}");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
});

test("Escape closes", async () => {
  await open();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the finder, ${scheme}`, async () => {
    await show(<CommandPalette sections={sections} onChoose={onChoose} onClose={onClose} />, scheme);
    await expect.element(field()).toHaveFocus();
    expect(await findings()).toEqual([]);
  });
}
