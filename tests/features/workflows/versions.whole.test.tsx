import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { showScreen } from "#support/show-screen.tsx";
import { memoVersion } from "#support/workflow-rows.ts";
import { findings } from "../ui/findings.ts";
import { MemoWorkflow, memoHouse } from "./workflow-world.tsx";

beforeEach(() => localStorage.clear());

const changes = page.getByRole("region", { name: "What changed" });

/** The present machine, and one before it: a sale had no condition, there was no way back from a sale, and one that is gone. */
const present = memoVersion({ version: "1.1.0", model: "b".repeat(64), is_present: true });
const before = memoVersion({ version: "1.0.0", model: "a".repeat(64), is_present: false }, (transition) => {
  if (transition.id === "memo.reverseSold") return { ...transition, id: "memo.reopen" };
  return transition.id === "memo.sell" ? { ...transition, guard: null } : transition;
});

test("what changed between two versions stands on the picture by signs, and in a list in words", async () => {
  await showScreen(memoHouse({ versions: [present, before] }), <MemoWorkflow search={{ tab: "versions" }} />);
  await expect
    .element(changes.getByRole("listitem").filter({ hasText: "memo.reverseSold" }))
    .toHaveTextContent("+ added");
  await expect.element(changes.getByRole("listitem").filter({ hasText: "memo.reopen" })).toHaveTextContent("− removed");
  await expect
    .element(changes.getByRole("listitem").filter({ hasText: "memo.sell" }))
    .toHaveTextContent(/~ changed.*condition: – → the price is more than 0/);
  await expect.element(page.getByRole("button", { name: /^SELL.*changed/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^REVERSE: sold.*added/ })).toBeVisible();
  await changes.getByRole("button", { name: "memo.sell" }).click();
  await expect.element(page.getByRole("button", { name: /^SELL/ })).toHaveAttribute("aria-pressed", "true");
  expect(await findings()).toEqual([]);
});

test("a version compared with itself has not changed", async () => {
  const search = { tab: "versions", before: present.model, after: present.model } as const;
  await showScreen(memoHouse({ versions: [present, before] }), <MemoWorkflow search={search} />);
  await expect.element(page.getByText("Nothing changed between the two.")).toBeVisible();
});

test("where there is one version, it says under what everything was decided", async () => {
  await showScreen(memoHouse({ versions: [present] }), <MemoWorkflow search={{ tab: "versions" }} />);
  await expect.element(page.getByText("There is one version so far")).toBeVisible();
  await expect.element(page.getByText(/9,120 rows were decided under it, 02\/03\/2026 – 20\/11\/2026/)).toBeVisible();
});
