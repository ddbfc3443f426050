import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ShownList } from "#domain/stone-lists.ts";
import { LiveStones } from "#stones/live-stones.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { DraftsContext, makeDrafts } from "#ui/form/drafts.ts";
import { findings } from "../ui/findings.ts";
import { answerOf, List } from "./lists-house.tsx";

const heading = page.getByRole("heading", { name: /^NW1\b/ });
const told = (what: RegExp) => page.getByRole("alert").filter({ hasText: what });
const act = (name: RegExp) => page.getByRole("button", { name });
const later = "2026-11-20T10:00:00.000Z";

const held = aStoneLine({ stone: { stock_no: "NW1" } });
const pending = aStoneLine({ list: "confirm", state: "pending", agreed_ppc: 4800, stone: { stock_no: "NW1" } });
const issued = aStoneLine({ list: "memo", state: "issued", stone: { stock_no: "NW1" } });

interface Elsewhere {
  event: string;
  /** The line as it stands since; null where the list has it no more. */
  now: Partial<StoneLine> | null;
}

const stepOf = ({ list, id }: StoneLine) => ({
  kind: "deal",
  list,
  line_id: id,
  by: "Lena Peeters",
  role_id: 1,
  is_own: false,
  is_anothers: false,
  client: { id: 6, role_id: 2, name: "Northlight Jewels" },
  paper: null,
  deal_ppc: null,
  rap: null,
  rap_before: null,
  until: null,
  times: null,
  note: null,
  load: null,
});

/** A list of one line, of which somebody else may make something; the history knows who unless it is silent. */
function house(line: StoneLine, { knows = true, began = [] as object[], feed = liveFeed() } = {}) {
  let elsewhere: Elsewhere | undefined;
  const after = (): StoneLine => ({ ...line, version: 2, updated_at: later, ...elsewhere?.now });
  const step = () => ({ ...stepOf(line), id: "1", at: later, event: elsewhere?.event, line_version: 2 });
  const server = fakeServer((asked) => {
    const { pathname } = new URL(asked.url);
    if (pathname.endsWith("/live/stones")) return feed.answer(asked);
    if (/\/get-(hold|confirm-stone|memo)$/.test(pathname)) {
      if (!elsewhere) return success(answerOf([line]));
      return success(answerOf(elsewhere.now ? [after()] : []));
    }
    if (pathname.endsWith("/dna"))
      return success({ stone: line.stone, history: elsewhere && knows ? [step()] : began });
    if (asked.method === "PUT" || asked.method === "DELETE") {
      if (elsewhere) {
        const meanwhile = { event: elsewhere.event, by: "Lena Peeters", at: later };
        const refusal = { code: "transitionRefused", reason: "This cannot be done in the current state." };
        const refused = [{ id: line.id, stock_no: "NW1", ...refusal, meanwhile }];
        return failure(409, { code: refusal.code, message: refusal.reason, refused });
      }
      elsewhere = { event: "own", now: { state: "released", status: 2 } };
      return success({ data: [after()] });
    }
    return success(pageOf([]));
  });
  return Object.assign(server, {
    /** Lena Peeters is faster, and nobody hears of it. */
    unheard(event: string, now: Elsewhere["now"]) {
      elsewhere = { event, now };
    },
    tell: () => feed.tell([{ stock_no: "NW1", status: 2 }]),
  });
}
type House = ReturnType<typeof house>;

/** The list with its line open, and the line to the house. */
async function open(server: House, list: ShownList) {
  await showScreen(
    server,
    <DraftsContext value={makeDrafts()}>
      <LiveStones>
        <List list={list} search={{ line: 1 }} />
      </LiveStones>
    </DraftsContext>,
  );
  await expect.element(heading).toBeVisible();
  await expect.poll(() => server.seen.some(({ url }) => url.pathname.endsWith("/live/stones"))).toBe(true);
  return server;
}
function elsewhere(server: House, event: string, now: Elsewhere["now"]) {
  server.unheard(event, now);
  server.tell();
}
const sent = (server: House) => server.seen.filter(({ method }) => method === "PUT" || method === "DELETE");

beforeEach(() => localStorage.clear());

test("a hold that somebody else releases stays as it was opened, says who did it, and offers no act until one goes on", async () => {
  const server = await open(house(held), "hold");
  await expect.element(act(/^Release/).last()).not.toHaveAttribute("aria-disabled");
  elsewhere(server, "hold.release", { state: "released", status: 2 });
  await expect.element(told(/Lena Peeters released this hold .*Nothing of yours was written/)).toBeVisible();
  await expect.element(act(/^Release/).last()).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("jk");
  await expect.element(heading).toBeVisible();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(told(/released/)).not.toBeInTheDocument();
  await expect.element(heading).toHaveTextContent("Released");
  await expect.element(act(/^Release/).last()).toHaveAccessibleDescription("Already released.");
  expect(sent(server)).toEqual([]);
});

test("where the pointer rests on the act that is locked since, Escape closes its hint first, and the next one goes on", async () => {
  const server = await open(house(held), "hold");
  await userEvent.hover(act(/^Release/).last());
  elsewhere(server, "hold.release", { state: "released", status: 2 });
  const hint = page.getByRole("tooltip");
  await expect.element(hint).toBeVisible();
  await expect.element(told(/Lena Peeters released this hold/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(told(/Lena Peeters released this hold/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(told(/released/)).not.toBeInTheDocument();
});

test("a line that has left the list is closed when one goes on", async () => {
  const server = await open(house(issued), "memo");
  elsewhere(server, "memo.sell", null);
  await expect.element(told(/Lena Peeters sold this/)).toBeVisible();
  await act(/^Continue/).click();
  await expect.element(heading).not.toBeInTheDocument();
});

test("the reason that is being typed for a request is kept while somebody else decides it, and is not sent", async () => {
  const server = await open(house(pending), "confirm");
  await act(/^Reject…/).click();
  const question = page.getByRole("dialog");
  const reason = question.getByRole("textbox");
  await reason.fill("Promised elsewhere");
  elsewhere(server, "confirm.approve", { state: "approved.awaitingMemo", status: 2 });
  await expect
    .element(question.getByRole("alert").getByText(/Lena Peeters approved this .*Nothing of yours was written/))
    .toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(reason).toHaveValue("Promised elsewhere");
  expect(sent(server)).toEqual([]);
});

test("whoever comes too late without having heard of it is told so on the line, and may read their reason again", async () => {
  const server = await open(house(pending, { feed: liveFeed({ opens: false }) }), "confirm");
  server.unheard("confirm.update", { agreed_ppc: 4321 });
  await act(/^Reject…/).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Below our cost");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(told(/Lena Peeters changed this request .*Nothing of yours was written/)).toBeVisible();
  expect(sent(server).map(({ text }) => bodyOf(text))).toEqual([
    { lines: [{ id: 1, version: 1 }], reason: "Below our cost" },
  ]);
  await expect.element(act(/^Approve at 4,800\.00/)).toHaveAttribute("aria-disabled", "true");
  // The pointer rests on the locked act, whose hint would take an Escape.
  await act(/^Continue/).click();
  await expect.element(act(/^Approve at 4,321\.00/)).not.toHaveAttribute("aria-disabled");
  await act(/^Reject…/).click();
  await expect.element(page.getByRole("dialog").getByRole("textbox")).toHaveValue("Below our cost");
});

test("a price that is being typed goes with the line that somebody else decided, unsent, and waits as a draft", async () => {
  const server = await open(house(pending), "confirm");
  await act(/^Change…/).click();
  const price = page.getByRole("textbox", { name: "Price $/ct of NW1" });
  await price.fill("4567");
  elsewhere(server, "confirm.update", { agreed_ppc: 4321 });
  await expect.element(told(/Lena Peeters changed this request/)).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(price).toHaveValue("4567");
  await act(/^Continue/).click();
  await expect.element(act(/^Approve at 4,321\.00/)).not.toHaveAttribute("aria-disabled");
  expect(sent(server)).toEqual([]);
  await act(/^Change…/).click();
  await expect.element(price).toHaveValue("4567");
});

test("a change whose maker nobody tells freezes all the same", async () => {
  const server = await open(house(held, { knows: false }), "hold");
  elsewhere(server, "hold.release", { state: "released", status: 2 });
  await expect.element(told(/Somebody else changed this .*Nothing of yours was written/)).toBeVisible();
  await act(/^Continue/).click();
  await expect.element(heading).toHaveTextContent("Released");
});

test("one's own act is no news: the line is shown as it is since, and nothing stands in the way", async () => {
  const server = await open(house(held), "hold");
  await act(/^Release$/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Release 1" }).click();
  await expect.element(heading).toHaveTextContent("Released");
  server.tell();
  await expect.element(act(/^Release/).last()).toHaveAccessibleDescription("Already released.");
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("the step that made the line is no news, where the log wrote it later than the line says", async () => {
  const began = { ...stepOf(held), id: "0", at: later, event: "hold.hold", line_version: 1 };
  const server = await open(house(held, { began: [began] }), "hold");
  const asked = () => server.seen.filter(({ url }) => url.pathname.endsWith("/dna")).length;
  await expect.poll(asked).toBe(2); // once when it was opened, once when the feed was
  server.tell();
  await expect.poll(asked).toBe(3);
  await act(/^Release$/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Release 1" }).click();
  await expect.element(heading).toHaveTextContent("Released");
  expect(sent(server)).toHaveLength(1);
});
