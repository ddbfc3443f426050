import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeServer } from "#support/fake-server.ts";
import { pasteInto } from "#support/paste-into.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { answers, chip, latest, Search } from "./search-house.tsx";

test("words are read while one types, unknown ones are named, and Enter applies what was understood", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search />);
  await expect.element(chip("E 12")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Words or numbers" });
  await field.fill("E VS1 gia blorp");
  await expect.element(page.getByText("Colour E")).toBeVisible();
  await expect.element(page.getByText("“blorp” is not understood")).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Remove gia" }).click();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => latest(server))
    .toEqual({ attributes: { color: { values: ["E"] }, clarity: { values: ["VS1"] } } });
});

const words = page.getByRole("textbox", { name: "Words or numbers" });
const unread = page.getByRole("region", { name: "Words not understood" });
/** The house knows no "roud", and a search that found it would have lost a word. */
async function searchFor(text: string, start: Parameters<typeof Search>[0]["start"] = {}) {
  const server = fakeServer(answers());
  await showScreen(server, <Search start={start} />);
  await expect.element(chip("E 12")).toBeVisible();
  await words.fill(text);
  await userEvent.keyboard("{Enter}");
  return server;
}

test("whoever presses Enter at once on more numbers than a search takes is told how many were left out", async () => {
  const numbers = Array.from({ length: 520 }, (_, place) => `JD${1_000_000 + place}`);
  const server = await searchFor(numbers.join(" "));
  await expect.poll(() => latest(server)).toEqual({ numbers: numbers.slice(0, 500) });
  await expect
    .element(page.getByRole("alert").getByText("A search takes 500 numbers; 20 numbers were left out."))
    .toBeVisible();
});

test("a list that is longer than a search is not read: the page says so at once, and the field stays as it was", async () => {
  const server = await searchFor("D");
  await words.fill("E");
  const many = Array.from({ length: 100_000 }, (_, place) => `JD${1_000_000 + place}`);
  for (const sign of ["\n", " "]) {
    pasteInto(words, many.join(sign));
    await expect.element(page.getByRole("alert").getByText(/^A search takes 500 numbers, and this text/)).toBeVisible();
    await expect.element(words).toHaveValue("E");
  }
  // A copied column ends in the empty rows of its sheet.
  await words.fill("");
  pasteInto(words, `JD1000001\nJD1000002${"\r\n".repeat(1_000_000)}`);
  await expect.element(words).toHaveValue("JD1000001 JD1000002");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => latest(server)).toMatchObject({ numbers: ["JD1000001", "JD1000002"] });
});

test("a word that was mistyped stays in the field and above the stones, and a click puts it right", async () => {
  const server = await searchFor("1 ct roun vvs1");
  await expect
    .poll(() => latest(server))
    .toEqual({ attributes: { clarity: { values: ["VVS1"] } }, ranges: { carat: { from: 1, to: 1.09 } } });
  await expect.element(words).toHaveValue("roun");
  await expect.element(unread).toHaveTextContent("Not searched for“roun”: did you mean round?");
  expect(await findings()).toEqual([]);
  await unread.getByRole("button", { name: "round" }).click();
  await expect.poll(() => latest(server)).toMatchObject({ attributes: { shape: { values: ["ROUND"] } } });
  await expect.element(words).toHaveValue("");
  await expect.element(unread).not.toBeInTheDocument();
  await expect.element(page.getByRole("grid", { name: "stones" })).toHaveFocus();
});

test("words of which nothing is understood change no search, and are left out by a click or with the field", async () => {
  const server = await searchFor("qqqq zzzz");
  await expect.element(unread).toHaveTextContent("“zzzz” is not understood");
  expect(latest(server)).toEqual({});
  await unread.getByRole("button", { name: "Ignore them" }).click();
  await expect.element(words).toHaveValue("");
  await words.fill("wwww D");
  await userEvent.keyboard("{Enter}");
  await expect.element(unread).toHaveTextContent("wwww");
  await words.clear();
  await expect.element(unread).not.toBeInTheDocument();
  await expect.poll(() => latest(server)).toEqual({ attributes: { color: { values: ["D"] } } });
});

test("a mistyped word is put right while one types, and the field keeps the keyboard", async () => {
  await showScreen(fakeServer(answers()), <Search />);
  await words.fill("D roun");
  await page.getByRole("button", { name: "round", exact: true }).click();
  await expect.element(words).toHaveValue("D round");
  await expect.element(words).toHaveFocus();
});

test.each([
  { text: "lab grown", found: { stone_origin: { values: ["1"] } } },
  { text: "lab grown round", found: { stone_origin: { values: ["1"] }, shape: { values: ["ROUND"] } } },
  { text: "round", found: { stone_origin: { values: ["2"] }, shape: { values: ["ROUND"] } } },
])("$text beside the switch Natural searches for what the words say", async ({ text, found }) => {
  const server = await searchFor(text, { what: { attributes: { stone_origin: { values: ["2"] } } } });
  await expect.poll(() => latest(server)).toEqual({ attributes: found });
});

test("a shape that is chosen already is asked for polish and symmetry alone", async () => {
  const server = await searchFor("3ex", { what: { attributes: { shape: { values: ["OVAL"] } } } });
  await expect
    .poll(() => latest(server))
    .toEqual({
      attributes: { shape: { values: ["OVAL"] }, polish: { values: ["EX"] }, symmetry: { values: ["EX"] } },
    });
});
