import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#support/show-screen.tsx";
import { aModel, memoFigures, parted, whatIfOf } from "#support/workflow-rows.ts";
import { findings } from "../ui/findings.ts";
import { MemoWorkflow, memoHouse } from "./workflow-world.tsx";

beforeEach(() => localStorage.clear());

const { description } = memoFigures();
const version = (model: string, number: string, is_present: boolean) => ({
  model,
  version: number,
  is_present,
  description,
  entries: 9,
  first_at: "2026-03-02T08:00:00Z",
  last_at: "2026-11-20T09:00:00Z",
});
const versions = [version(aModel, "1.1.0", true), version("3e7ab98f".padEnd(64, "0"), "1.0.0", false)];
const section = page.getByRole("region", { name: "What would have been different?" });
const file = (content: string) => new File([content], "memo-1.2.0.json", { type: "application/json" });
const choose = (content: string) =>
  userEvent.upload(document.querySelector("input[type=file]") as Element, file(content));

test("an administrator asks an earlier version, reads what parts, and opens that item's history", async () => {
  const server = memoHouse({ versions, whatIf: whatIfOf([parted()]) });
  await showScreen(server, <MemoWorkflow search={{ tab: "versions" }} mayWrite />);
  await section.getByRole("button", { name: "Replay this version" }).click();
  await expect.element(section).toHaveTextContent("1 of 1,582 items would have been decided differently");
  await expect.element(section).toHaveTextContent("1 × Refused: condition");
  await expect.element(section).toHaveTextContent("1 later step would not have happened");
  const item = section.getByRole("listitem");
  await expect.element(item).toHaveTextContent("memo.sell requires: not (price is less than 100).");
  await expect.element(item.getByRole("link", { name: "Row 87,011" })).toHaveAttribute("href", "#row-87011");
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/replay"));
  expect(asked?.text).toContain(versions[1]?.model);
  expect(await findings()).toEqual([]);
  await item.getByRole("button", { name: "NW204854" }).click();
  await expect.element(page.getByRole("heading", { name: /NW204854/ })).toBeVisible();
});

test("a file is asked as the export writes it, and nothing different is said plainly", async () => {
  const server = memoHouse({ versions });
  await showScreen(server, <MemoWorkflow search={{ tab: "versions" }} mayWrite />);
  await expect.element(section.getByRole("button", { name: "Replay a file…" })).toBeVisible();
  await choose(JSON.stringify({ name: "memo", model_tests: null, description }));
  await expect.element(section).toHaveTextContent("Nothing would have been decided differently.");
  await expect.element(section).toHaveTextContent("1,582 items and 4,212 steps replayed.");
});

test("a machine that could not decide is refused in words, and what is none is not sent", async () => {
  const server = memoHouse({ versions, whatIf: null });
  await showScreen(server, <MemoWorkflow search={{ tab: "versions" }} mayWrite />);
  await expect.element(section.getByRole("button", { name: "Replay a file…" })).toBeVisible();
  await choose("no machine");
  await expect.element(page.getByText(/memo-1\.2\.0\.json is not an exported machine/)).toBeVisible();
  expect(server.seen.some(({ url }) => url.pathname.endsWith("/replay"))).toBe(false);
  await choose(JSON.stringify(description));
  await expect.element(section).toHaveTextContent("This machine could not reach a decision.");
  await expect.element(section).toHaveTextContent("/transitions/4/to memo.sell leads to given, which is no state.");
});

test("whoever may not is told so", async () => {
  await showScreen(memoHouse({ versions }), <MemoWorkflow search={{ tab: "versions" }} />);
  const act = section.getByRole("button", { name: "Replay this version" });
  await expect.element(act).toHaveAttribute("aria-disabled", "true");
});
