import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeServer, success } from "#support/fake-server.ts";
import { pasteInto } from "#support/paste-into.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { answers, chip, found, latest, Search, stone } from "./search-house.tsx";

const field = page.getByRole("textbox", { name: "Words or numbers" });
const beside = page.getByRole("region", { name: "Words beside the numbers" });
const unread = page.getByRole("region", { name: "Words not understood" });
const mail = `Hi Mara,
1. JD1000001 - 1.0ct F VVS1
2. JD1000002 - 1.0ct E VVS1
3. GIA2141438173 - 1.0ct E VVS1
Best regards, Rosa`;
const numbers = ["JD1000001", "JD1000002", "GIA2141438173"];

/** Shows the search and pastes the mail into its field. */
async function pasteMail(text = mail) {
  const server = fakeServer(answers());
  await showScreen(server, <Search />);
  await expect.element(chip("E 12")).toBeVisible();
  pasteInto(field, text);
  return server;
}

test("a pasted mail is a search for its numbers, and its words are offered without being asked for", async () => {
  const server = await pasteMail();
  await expect.element(field).toHaveValue(mail.replaceAll("\n", "; "));
  await expect.element(page.getByText("3 numbers")).toBeVisible();
  await expect.element(page.getByText("Other words of the text are left out.")).toBeVisible();
  await expect.element(page.getByText("Colour H, I")).not.toBeInTheDocument();
  expect(await findings()).toEqual([]);
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => latest(server)).toEqual({ numbers });
  await expect.element(field).toHaveValue("");
  await expect.element(unread).not.toBeInTheDocument();
  await beside.getByRole("button", { name: "Search for Colour E too" }).click();
  await expect.poll(() => latest(server)).toEqual({ numbers, attributes: { color: { values: ["E"] } } });
  await expect.element(beside).toHaveTextContent("Colour F");
  await expect.element(beside).not.toHaveTextContent("Colour E");
  await beside.getByRole("button", { name: "Ignore them" }).click();
  await expect.element(beside).not.toBeInTheDocument();
  expect(latest(server)).toEqual({ numbers, attributes: { color: { values: ["E"] } } });
});

test("a word of the mail that is taken before Enter is a condition, and can be left out again", async () => {
  const server = await pasteMail();
  await page.getByRole("button", { name: "Search for Clarity VVS1 too" }).click();
  await expect.element(page.getByRole("button", { name: "Remove VVS1" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Search for Clarity VVS1 too" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Search for Colour F too" }).click();
  await page.getByRole("button", { name: "Remove F", exact: true }).click();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => latest(server)).toEqual({ numbers, attributes: { clarity: { values: ["VVS1"] } } });
});

test("what may be a short number in a list is not left out silently", async () => {
  const server = await pasteMail("JD1000001 JD1000002 JD1000003 10231");
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => latest(server)).toEqual({ numbers: ["JD1000001", "JD1000002", "JD1000003"] });
  await expect.element(unread).toHaveTextContent("10231");
});

test("the numbers that were not found can be copied, as they were written", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const answered = [
    { text: "JD1000001", state: "found", stock_nos: ["JD1000001"] },
    { text: "HL 1000009", state: "notFound", stock_nos: [] },
    { text: "GIA1794710872", state: "notFound", stock_nos: [] },
  ];
  const server = fakeServer(answers(() => success(found([stone(1)], { numbers: answered }))));
  await showScreen(server, <Search start={{ what: { numbers: answered.map(({ text }) => text) } }} />);
  await page.getByRole("button", { name: "2 not found" }).click();
  await page.getByRole("button", { name: "Copy them" }).click();
  expect(written).toHaveBeenCalledWith("HL 1000009\nGIA1794710872");
  await expect.element(page.getByText("2 numbers copied.")).toBeVisible();
  expect(await findings()).toEqual([]);
});
