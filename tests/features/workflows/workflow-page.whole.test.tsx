import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StepNote } from "#features/workflows/step-note.tsx";
import { workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { showScreen } from "#support/show-screen.tsx";
import { goodVerdict, memoFigures, memoHistory, memoItem } from "#support/workflow-rows.ts";
import { findings } from "../ui/findings.ts";
import { MemoWorkflow, memoHouse } from "./workflow-world.tsx";

beforeEach(() => localStorage.clear());

const verdicts = page.getByRole("list", { name: "Verdicts" });
const arrow = (name: RegExp) => page.getByRole("button", { name });
const row = (id: string) => page.getByRole("row", { name: new RegExp(id.replace(".", "\\.")) });

test("a workflow shows its verdicts, its picture and every transition in words and figures", async () => {
  await showScreen(memoHouse(), <MemoWorkflow />);
  await expect.element(verdicts).toHaveTextContent("1,582 replayed, 0 deviations");
  await expect.element(verdicts).toHaveTextContent("rows 1 to 88,412 unbroken");
  await expect.element(verdicts).toHaveTextContent(/signed 20\/11\/2026 \| \d\d:00, agrees/);
  await expect.element(verdicts).toHaveTextContent("9 of 9 transitions, 214 refusals");
  await expect.element(arrow(/^SELL: issued to sold.*taken 718 times/)).toBeVisible();
  await expect.element(row("memo.sell")).toHaveTextContent(/issuedSELLthe price is more than 0.*sold3718/);
  await expect.element(row("memo.reverseSold")).toHaveTextContent(/issued10/);
  expect(await findings()).toEqual([]);
});

test("what is broken is said plainly, with the row to look at", async () => {
  const whole = goodVerdict().chain;
  const verdict = goodVerdict({
    chain: { ...whole, state: "broken", broken_at: 4212 },
    checkpoint: { id: 3, size: 90_000, at: "2026-11-20T06:00:00Z", agrees: false, why: "noEntry", kept: 3 },
  });
  const figures = memoFigures({ conformance: { ...memoFigures().conformance, deviations: 3 } });
  await showScreen(memoHouse({ verdict, figures }), <MemoWorkflow />);
  await expect.element(verdicts).toHaveTextContent("broken at row 4,212: it or an earlier row was altered");
  await expect.element(verdicts.getByRole("link", { name: "Open row 4,212" })).toHaveAttribute("href", "#row-4212");
  await expect
    .element(verdicts)
    .toHaveTextContent("it was signed over 90,000 rows, the log has fewer: its end was cut off");
  await expect.element(verdicts.getByRole("link", { name: "See which" })).toHaveAttribute("href", "#deviations");
});

test("a row of the table marks its arrow, and an arrow its row, by keyboard alone", async () => {
  await showScreen(memoHouse(), <MemoWorkflow />);
  await row("memo.sell").click();
  await expect.element(arrow(/^SELL/)).toHaveAttribute("aria-pressed", "true");
  const first = arrow(/^ISSUE/).first();
  await expect.element(first).toBeVisible();
  arrow(/^SELL/).element().dispatchEvent(new FocusEvent("focus"));
  (arrow(/^SELL/).element() as SVGElement).focus();
  await userEvent.keyboard("{Home}{Enter}");
  await expect.element(arrow(/^SELL/)).toHaveAttribute("aria-pressed", "false");
  expect(page.getByRole("button", { pressed: true }).elements()).toHaveLength(1);
});

test("a state whose number is higher than its list says how many stand there without a history", async () => {
  const states = memoFigures().states.map((one) => (one.state === "issued" ? { ...one, now: 256, unmoved: 255 } : one));
  await showScreen(memoHouse({ figures: memoFigures({ states }) }), <MemoWorkflow search={{ tab: "dwell" }} />);
  const more = page.getByText("255 more stand there without a history. They have not moved since they were made.");
  await expect.element(page.getByText("NW204854")).toBeVisible();
  expect(more.elements()).toEqual([]);
  await row("issued").click();
  await expect.element(more).toBeVisible();
  await row("received").click();
  await expect.element(page.getByText("Only those in received")).toBeVisible();
  expect(more.elements()).toEqual([]);
});

test("an item is found and walked step by step on the picture, forwards and back", async () => {
  const server = memoHouse();
  await showScreen(server, <MemoWorkflow />);
  await page.getByRole("searchbox", { name: "Stock no, memo no or client" }).fill("2026-0117");
  await expect.poll(() => server.seen.some(({ url }) => url.searchParams.get("search") === "2026-0117")).toBe(true);
  await page.getByRole("button", { name: /NW204854/ }).click();
  await expect.element(page.getByRole("heading", { name: /NW204854/ })).toHaveTextContent("Sold");
  await expect.element(page.getByText("price_per_ct 6,037.11 → 5,857.00")).toBeVisible();
  await expect.element(page.getByText("Jonas Okafor, associate").first()).toBeVisible();
  await expect.element(arrow(/^SELL.*step 2/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("heading", { name: /NW204854/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Find an item" }).click();
  await page.getByRole("button", { name: "memo.issue", exact: true }).click();
  await userEvent.keyboard("j");
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "memo.sell" }))
    .toHaveAttribute("aria-current", "step");
  await userEvent.keyboard("k");
  expect(arrow(/^SELL.*step 2/).elements()).toEqual([]);
  await expect.element(arrow(/^ISSUE.*step 1/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the audit rows 86,204 to 87,011" }))
    .toHaveAttribute("href", "#rows-of-117");
  expect(await findings()).toEqual([]);
});

test("an item that deviates says where, and what the table says beside the log", async () => {
  const bad = { kind: "guardNotMet", detail: "memo.sell requires that the price is more than 0." };
  const { steps } = memoHistory();
  const differs = { id: 9, item: "117", title: "NW204854", seq: null, found_at: "2026-11-20T03:00:00Z" };
  const history = memoHistory({
    steps: steps.map((step) => (step.seq === 87_011 ? { ...step, deviations: [bad] } : step)),
    deviations: [{ ...differs, kind: "statusDiffers", detail: "The table says received, but the log says sold." }],
  });
  const items = [memoItem({ deviations: 2 })];
  await showScreen(memoHouse({ history, items }), <MemoWorkflow search={{}} />);
  await page.getByRole("button", { name: /NW204854.*2 deviations/ }).click();
  await expect.element(page.getByText("Condition not met")).toBeVisible();
  await expect.element(page.getByText("Status differs: The table says received, but the log says sold.")).toBeVisible();
  await expect.element(page.getByText("2 deviations found in the replay.")).toBeVisible();
});

test("period, people and business of the address are those of the call", async () => {
  const server = memoHouse();
  const search = { from: "2026-10-01", to: "2026-10-31", party: "associate", business_id: 4 } as const;
  await showScreen(server, <MemoWorkflow search={search} />);
  await expect.element(row("memo.sell")).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/workflows/memo"));
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({
    from: "2026-10-01",
    to: "2026-10-31",
    party: "associate",
    business_id: "4",
  });
});

test("a table that is sorted by how often an arrow was taken begins with the most, then with the least", async () => {
  await showScreen(memoHouse(), <MemoWorkflow />);
  await page.getByRole("button", { name: "Taken", exact: true }).click();
  await expect.element(page.getByRole("row").nth(1)).toHaveTextContent("memo.reverseSold");
  await page.getByRole("button", { name: "Taken", exact: true }).click();
  await expect.element(page.getByRole("row").nth(1)).toHaveTextContent("memo.issue");
});

test("a machine of the browser has a picture and tests, and nothing in the log", async () => {
  const figures = memoFigures({ is_recorded: false, taken: [], states: [] });
  await showScreen(memoHouse({ figures }), <MemoWorkflow />);
  await expect.element(verdicts).toHaveTextContent("leaves no trace in the log");
  await expect.element(row("memo.sell")).toBeVisible();
  expect(page.getByRole("searchbox", { name: "Stock no, memo no or client" }).elements()).toEqual([]);
  expect(page.getByText("never taken").elements()).toEqual([]);
});

test("the history of a load tells its check in sentences, and none of its codes", async () => {
  const description = JSON.parse(JSON.stringify(describeMachine(workflows.load.machine))); // as it travels
  const changes = [
    { field: "state", before: "reading", after: "waiting" },
    { field: "counts", before: null, after: { rows: 3, new: 3 } },
    { field: "waits_for", before: null, after: ["firstLoad"] },
    { field: "questions", before: null, after: 2 },
  ];
  const [step] = memoHistory().steps;
  if (!step) throw new Error("there is no step");
  const checked = {
    ...step,
    transition: "load.check",
    from: "reading",
    to: "waiting",
    code: 3,
    changes,
    deviations: [],
  };
  await showScreen(memoHouse(), <StepNote description={description} step={checked as never} />);
  await expect.element(page.getByText("Reason to wait: This is the provider's first load.")).toBeVisible();
  await expect.element(page.getByText("3 rows in the file: new 3.")).toBeVisible();
  await expect.element(page.getByText("questions – → 2")).toBeVisible();
  expect(page.getByText("firstLoad").elements()).toEqual([]);
});
