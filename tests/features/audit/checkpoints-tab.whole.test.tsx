import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { CheckpointsTab } from "#features/audit/checkpoints-tab.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const at = "2026-11-20T06:00:00.000Z";
const whole = { state: "whole", from: 1, to: 4212, entries: 4213, checked_at: at, whole_at: at, broken_at: null };
const agreeing = { id: 3, size: 4200, at, agrees: true, why: null, kept: 3 };
const good = {
  chain: whole,
  checkpoint: agreeing,
  conformance: { items: 612, deviations: 0, not_recorded: 0, checked_at: at },
  findings: [],
  key: "1d4c".repeat(16),
};
const kept = (id: number, more: object = {}) => ({
  id,
  size: id * 100,
  head: "9f86".repeat(16),
  at,
  key_name: "1d4c0c1e",
  made_by: null,
  mailed_at: null,
  agrees: true,
  why: null,
  ...more,
});
type Told = {
  verdict?: object;
  rows?: object[];
  statement?: () => Response;
  /** The looks at the job, one after the other; the last one stays. */
  job?: object[];
  file?: object;
};

async function show(told: Told = {}, mayWrite = true) {
  const { verdict = good, rows = [kept(3), kept(2), kept(1)], statement, job = [], file = {} } = told;
  const server = fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("verdict")) return success(verdict);
    if (pathname.endsWith("verify")) return success({ job: "0b0f6e1e" }, 202);
    if (pathname.endsWith("consistency")) return statement?.() ?? success({});
    if (pathname.includes("/job")) return success(job.length > 1 ? job.shift() : job[0]);
    if (pathname.startsWith("/files/")) return Response.json(file);
    return success(pageOf(rows));
  });
  const search = { search: { tab: "checkpoints" as const }, onSearch: () => {} };
  await showScreen(
    server,
    <CheckpointsTab {...search} mayWrite={mayWrite} addressOf={({ entry }) => `#entry=${entry}`} />,
  );
  return server;
}
const seen = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

describe("the verdict", () => {
  test("of a log that is what it was says so three times", async () => {
    await show();
    for (const part of ["Whole", "Agrees", "Conforms"]) await seen(part);
    await seen("Read up to entry 4,212 of 4,213");
    await seen("612 histories, 0 deviations");
    expect(await findings()).toEqual([]);
  });

  test("of a broken chain names the entry, and leads to it", async () => {
    await show({ verdict: { ...good, chain: { ...whole, state: "broken", broken_at: 7 } } });
    await seen(/is broken at entry 7/);
    await expect.element(page.getByRole("link", { name: "Open entry 7" })).toHaveAttribute("href", "#entry=7");
  });

  test.each([
    ["noEntry", "It is shorter now: its end was cut off."],
    ["otherEntry", "the log was rewritten at or before it."],
    ["wrongSignature", "it was altered in the database."],
    ["otherKey", "was signed with a foreign key"],
  ])("of a checkpoint that differs (%s) says in words why", async (why, words) => {
    await show({ verdict: { ...good, checkpoint: { ...agreeing, agrees: false, why } } });
    await seen(new RegExp(words.replaceAll(".", "\\.")));
    await seen("Differs");
  });

  test("of a log that nobody has read or signed promises nothing", async () => {
    const chain = { ...whole, state: "unchecked", checked_at: null, whole_at: null };
    await show({ verdict: { ...good, chain, checkpoint: null }, rows: [] });
    await seen("Not read yet");
    await seen(/A chain alone is no proof/);
    await seen("No checkpoint yet");
  });

  test("of a log whose reading failed says so and why", async () => {
    const job = [{ state: "failed", done: 1, total: 9, link: null, note: null, error: "The disk is full." }];
    await show({ job });
    await page.getByRole("button", { name: "Read the chain now" }).click();
    await seen("The chain could not be read to its end. The disk is full.");
  });

  test("that could not be fetched can be asked for again", async () => {
    const server = fakeServer(() =>
      failure(500, { code: "unexpectedError", message: "It went wrong.", request_id: "R-1" }),
    );
    const search = { search: {}, onSearch: () => {}, addressOf: () => "#" };
    await showScreen(server, <CheckpointsTab {...search} mayWrite />);
    await seen("It went wrong.");
    await expect.element(page.getByRole("button", { name: /again/i }).first()).toBeVisible();
  });
});

describe("between two checkpoints", () => {
  const tick = (place: number) =>
    page
      .getByRole("checkbox", { name: /^Compare the checkpoint/ })
      .nth(place)
      .click();
  const ask = () => page.getByRole("button", { name: "Sign the statement" }).click();

  test("the house states that the log goes on, and the statement can be kept", async () => {
    const place = (size: number) => ({ size, head: "9f", at });
    const server = await show({ statement: () => success({ from: place(100), to: place(300) }) });
    await expect.element(page.getByRole("button", { name: /^Sign the/ })).toHaveAttribute("aria-disabled", "true");
    await tick(0);
    await tick(1);
    await tick(2); // takes the place of the first
    await ask();
    await seen("The log of 100 entries continues unaltered to 300 entries. The statement is signed.");
    await expect.element(page.getByRole("button", { name: "Download the statement" })).toBeVisible();
    const { searchParams } = server.seen.findLast(({ url }) => url.pathname.endsWith("consistency"))?.url ?? {};
    expect([searchParams?.get("from"), searchParams?.get("to")]).toEqual(["2", "1"]);
  });

  test("a long way is read by a job, which counts, and its statement is shown like any other", async () => {
    const place = (size: number) => ({ size, head: "9f", at });
    const job = { done: 0, total: 4_000_000, link: null, note: null, error: null };
    await show({
      statement: () => success({ job: "0b0f6e1e" }, 202),
      job: [
        { ...job, state: "running", done: 1_200_000 },
        { ...job, state: "done", done: 4_000_000, link: "/files/exports/9f86" },
      ],
      file: { from: place(100), to: place(4_000_100) },
    });
    await tick(0);
    await tick(1);
    await ask();
    await seen("Reading the chain: 1,200,000 of 4,000,000 entries");
    await seen("The log of 100 entries continues unaltered to 4,000,100 entries. The statement is signed.");
    await expect.element(page.getByRole("button", { name: "Download the statement" })).toBeVisible();
    await expect.element(page.getByText(/^Reading the chain/)).not.toBeInTheDocument();
  });

  test.each([
    ["what it found", { state: "done", note: "The log does not go on. Entry 120 is missing.", error: null }],
    ["why it could not read", { state: "failed", note: null, error: "The log does not go on. Entry 120 is missing." }],
  ])("a job that has no statement says %s", async (_, end) => {
    const job = [{ done: 1, total: 9, link: null, ...end }];
    await show({ statement: () => success({ job: "0b0f6e1e" }, 202), job });
    await tick(0);
    await tick(1);
    await ask();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Entry 120 is missing.");
  });

  test("a refusal names the first entry that is not as it was", async () => {
    const refused = [{ id: 120, code: "hash", reason: "Entry 120 does not match its hash." }];
    const body = { code: "logInconsistent", message: "The log does not go on.", request_id: "R-1", refused };
    await show({ statement: () => failure(409, body) });
    await tick(0);
    await tick(1);
    await ask();
    await expect.element(page.getByRole("alert")).toHaveTextContent("The log does not go on. Entry 120 does not match");
  });
});

test("an auditor sees what an administrator may do, locked, and carries all home", async () => {
  await show({}, false);
  for (const name of [/Make a checkpoint/, /Read the chain now/]) {
    await expect.element(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  }
  for (const name of ["Download the verifier", "Download the log", "Copy"]) {
    await expect.element(page.getByRole("button", { name })).not.toHaveAttribute("aria-disabled");
  }
});
