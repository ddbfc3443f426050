import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OutboxPage } from "#features/outbox/outbox-page.tsx";
import { type OutboxSearch, outboxSearch } from "#features/outbox/outbox-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const mail = (id: number, status: string, more: object = {}) => ({
  id,
  to: "mara@orchard.test",
  subject: "Your Loupe code",
  kind: "signupCode",
  status,
  attempts: 1,
  error: status === "failed" ? "connect ECONNREFUSED" : null,
  created_at: "2026-11-20T09:00:00Z",
  sent_at: null,
  ...more,
});
const job = (state: string, more: object = {}) => ({
  id: "0b0f6e1e-8a33-4f8e-9e55-2f1f3c6d7a90",
  kind: "sendMail",
  state,
  done: 40,
  total: 100,
  note: null,
  error: null,
  attempts: 1,
  created_at: "2026-11-20T09:00:00Z",
  ended_at: state === "running" ? null : "2026-11-20T09:01:00Z",
  ...more,
});
const text = "Your code is 402917.\n\nIt is good for 10 minutes.";

const answers = [{ at: "2026-11-20T09:00:01Z", answer: "451 4.7.1 come back later" }];

/** Answers lists with these rows, and one mail with its text. */
const reads =
  (rows: { id: number | string }[], look: object = { faults: [] }) =>
  (request: Request) => {
    if (new URL(request.url).pathname.endsWith("/sender-records")) return success(look);
    const id = Number(/outbox\/(\d+)$/.exec(new URL(request.url).pathname)?.[1]);
    const found = rows.find((row) => row.id === id);
    return success(found ? { ...found, text, answers } : pageOf(rows));
  };

function Outbox({ search: start = {}, mayWrite = true }: { search?: OutboxSearch; mayWrite?: boolean }) {
  const [search, setSearch] = useState(start);
  return (
    <OutboxPage
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now: OutboxSearch) => ({ ...now, ...patch }))}
      addressOf={({ tab }) => `#${tab ?? "mail"}`}
    />
  );
}
const lists = ({ seen }: FakeServer, end: string) => seen.filter(({ url }) => url.pathname.endsWith(end)).length;

test("a letter whose code the house hides says why", async () => {
  const veiled = mail(3, "kept", { is_veiled: true });
  await showScreen(fakeServer(reads([veiled])), <Outbox search={{ open: 3 }} />);
  await expect.element(page.getByText(/^The code or link in this letter is hidden/)).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a mail shows its text, and one click selects the code in it", async () => {
  await showScreen(fakeServer(reads([mail(3, "kept")])), <Outbox search={{ open: 3 }} />);
  await expect.element(page.getByText("451 4.7.1 come back later")).toBeVisible();
  await page.getByText("402917").click();
  expect(document.getSelection()?.toString()).toBe("402917");
  await expect
    .element(page.getByRole("button", { name: "Send again" }))
    .toHaveAccessibleDescription("Only a mail that failed or was cancelled can be sent again.");
  expect(await findings()).toEqual([]);
});

test("a mail that came back says when, and what the mail server of its reader said", async () => {
  const came_back = { kind: "hard", at: "2026-11-20T09:12:00Z", said: "550 5.1.1 no such user" };
  await showScreen(fakeServer(reads([mail(3, "sent", { came_back })])), <Outbox search={{ open: 3 }} />);
  const drawer = page.getByRole("complementary");
  await expect.element(drawer.getByText(/^Came back on .*: 550 5\.1\.1 no such user$/)).toBeVisible();
  await expect.element(drawer.getByText("Came back", { exact: true })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("the outbox says what cannot be right in the DNS of the sender, and nothing where all may be right", async () => {
  const faults = [
    { fault: "spfMissing", name: "back.loupe.test" },
    { fault: "dkimOther", name: "house._domainkey.loupe.test" },
  ];
  await showScreen(fakeServer(reads([mail(3, "sent")], { faults })), <Outbox />);
  await expect.element(page.getByText("Receivers may refuse the letters of this house")).toBeVisible();
  await expect.element(page.getByText(/^back\.loupe\.test has no SPF record/)).toBeVisible();
  await expect.element(page.getByText(/^The DKIM key at house\._domainkey\.loupe\.test is not the one/)).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("the outbox says when the DNS could not be asked, and warns of nothing", async () => {
  const faults = [{ fault: "unanswered", name: "loupe.test" }];
  await showScreen(fakeServer(reads([mail(3, "sent")], { faults })), <Outbox />);
  await expect.element(page.getByText(/^The DNS could not be asked for loupe\.test/)).toBeVisible();
  expect(page.getByText("Receivers may refuse").elements()).toEqual([]);
});

test("a mail of a house without a mail server says why it was not sent", async () => {
  await showScreen(fakeServer(reads([mail(3, "kept")])), <Outbox search={{ open: 3 }} />);
  await expect.element(page.getByText(/^No mail server was set up when this mail was written\./)).toBeVisible();
});

test("a mail that failed is sent again by who may write, and only by them", async () => {
  const server = fakeServer(reads([mail(3, "failed")]));
  const screen = await showScreen(server, <Outbox search={{ open: 3 }} mayWrite={false} />);
  await expect
    .element(page.getByRole("button", { name: "Send again" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
  await screen.unmount();

  await showScreen(server, <Outbox search={{ open: 3 }} />);
  await expect.element(page.getByText("402917")).toBeVisible();
  const after = reads([mail(3, "sent")]);
  server.reply((request) =>
    request.method === "POST" ? success(mail(3, "waiting"), 200, "The mail will be sent again.") : after(request),
  );
  await page.getByRole("button", { name: "Send again" }).click();
  await expect.element(page.getByText("The mail will be sent again.")).toBeVisible();
  expect(server.seen.find(({ method }) => method === "POST")?.url.pathname).toBe("/api/v1/admin/outbox/3/resend");
  await expect.element(page.getByRole("gridcell", { name: "Sent", exact: true })).toBeVisible();
});

test("a mail that was sent meanwhile is named in the refusal", async () => {
  const message = "Only a mail that failed or was cancelled can be sent again.";
  const errors = [{ path: "/path/id", message: "The mail to mara@northlight.test is sent." }];
  let house = reads([mail(3, "failed")]);
  const server = fakeServer((request) => {
    if (request.method !== "POST") return house(request);
    house = reads([mail(3, "sent")]);
    return failure(409, { code: "mailNotFailed", message, errors });
  });
  await showScreen(server, <Outbox search={{ open: 3 }} />);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect.element(page.getByText(`${message} The mail to mara@northlight.test is sent.`)).toBeVisible();
});

test("what waits is looked at again until it waits no more", async () => {
  const server = fakeServer(reads([mail(3, "waiting")]));
  await showScreen(server, <Outbox />);
  await expect.element(page.getByText("Updated automatically while anything is waiting or running.")).toBeVisible();
  const before = lists(server, "/outbox");
  server.reply(reads([mail(3, "sent")]));
  await expect.element(page.getByRole("gridcell", { name: "Sent", exact: true })).toBeVisible();
  expect(lists(server, "/outbox")).toBe(before + 1);
  expect(page.getByText("Updated automatically").elements()).toEqual([]);
});

test("the filters of the address are those of the call", async () => {
  const server = fakeServer(reads([]));
  const raw = { status: "failed", startDate: "2026-11-01", endDate: "2026-11-20", search: 42, state: "nonsense" };
  await showScreen(server, <Outbox search={outboxSearch(raw)} />);
  await expect.element(page.getByText("No mails match all 3 filters")).toBeVisible();
  const list = server.seen.find(({ url }) => url.pathname.endsWith("/outbox"));
  const asked = Object.fromEntries(list?.url.searchParams ?? []);
  expect(asked).toMatchObject({ status: "failed", startDate: "2026-11-01", endDate: "2026-11-20", search: "42" });
  expect(asked).not.toHaveProperty("state");
});

test("a running job shows how far it is, and is stopped after a question; what has ended offers no stop", async () => {
  const server = fakeServer(reads([job("running")]));
  await showScreen(server, <Outbox search={{ tab: "jobs" }} />);
  await expect.element(page.getByText("40 of 100")).toBeVisible();
  await page.getByRole("button", { name: "Stop “Send a mail”" }).click();
  expect(await findings()).toEqual([]);
  const message = "This job has already ended.";
  // A list with a running job is read every two seconds: it stays until the press that ends it.
  const running = reads([job("running")]);
  server.reply((request) =>
    request.method === "DELETE" ? failure(409, { code: "jobEnded", message, request_id: "r" }) : running(request),
  );
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Stop job" }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await dialog.getByRole("button", { name: "Let it run" }).click();

  server.reply((request) => {
    if (request.method !== "DELETE") return running(request);
    server.reply(reads([job("cancelled")]));
    return success(job("cancelled"), 200, "Job cancelled.");
  });
  await page.getByRole("button", { name: "Stop “Send a mail”" }).click();
  await dialog.getByRole("button", { name: "Stop job" }).click();
  await expect.element(page.getByText("Job cancelled.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Stop “Send a mail”" })).not.toBeInTheDocument();
});

test("what a job does stands whole in its row", async () => {
  const kinds = ["remindHolders", "writeOverdueTasks", "verifyLog"];
  const rows = kinds.map((kind, at) => job("done", { id: `0b0f6e1e-8a33-4f8e-9e55-2f1f3c6d7a9${at}`, kind }));
  await showScreen(fakeServer(reads(rows)), <Outbox search={{ tab: "jobs" }} />);
  await page.viewport(1366, 768);
  await expect.element(page.getByText("Reminders of holds and memos")).toBeVisible();
  const cut = page
    .getByRole("gridcell")
    .elements()
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

test("a mail that the mail server did not take goes later by itself, and the screen says so", async () => {
  const late = mail(3, "waiting", { error: "connect ECONNREFUSED", attempts: 2, kind: "requestApproved" });
  await showScreen(fakeServer(reads([late, mail(4, "sent")])), <Outbox search={{ open: 3 }} />);
  await expect.element(page.getByText("Letters will be sent later, each once")).toBeVisible();
  await expect.element(page.getByText("It will be tried again automatically")).toBeVisible();
  expect(page.getByText("Delayed").elements().length).toBeGreaterThan(1);
  await expect.element(page.getByText("Request approved").first()).toBeVisible();
});
