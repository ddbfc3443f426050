import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { LiveStones } from "#stones/live-stones.tsx";
import { aStoneLine } from "#support/a-stone-line.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { answerOf, List, tick } from "./lists-house.tsx";

const asked = (id: number) =>
  aStoneLine({ id, list: "confirm", state: "pending", agreed_ppc: 4800, stone: { stock_no: `NW${id}` } });
const at = "2026-11-20T10:00:00.000Z";
const step = { id: "1", at, kind: "deal", list: "confirm", line_id: 1, line_version: 2, event: "confirm.approve" };
const by = { by: "Tom Lind", role_id: 2, is_own: false, is_anothers: false, client: null, paper: null, note: null };
const figures = { deal_ppc: null, rap: null, rap_before: null, until: null, times: null, load: null };

/** A customer's requests, the first of which a colleague may approve. */
function house(feed: ReturnType<typeof liveFeed>) {
  let isApproved = false;
  const approved = { ...asked(1), state: "approved.awaitingMemo", status: 2, version: 2, updated_at: at };
  const server = fakeServer((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/live/stones")) return feed.answer(request);
    if (request.method === "PUT") return success({ data: [] }, 200, "Cancelled.");
    if (pathname.endsWith("/dna"))
      return success({ stone: asked(1).stone, history: isApproved ? [{ ...step, ...by, ...figures }] : [] });
    if (!pathname.endsWith("/get-confirm-stone")) return success(pageOf([]));
    if (!isApproved) return success(answerOf([asked(1), asked(2)]));
    return success(answerOf(searchParams.get("currentTab") === "all" ? [approved, asked(2)] : [asked(2)]));
  });
  return Object.assign(server, {
    approve() {
      isApproved = true;
      feed.tell([{ stock_no: "NW1", status: 3 }]);
    },
  });
}

beforeEach(() => localStorage.clear());

test("of a customer's requests that are being cancelled one is decided: the selection follows the list, and the question goes on with the other", async () => {
  const server = house(liveFeed());
  await showScreen(
    server,
    <LiveStones>
      <List list="confirm" roleId={2} />
    </LiveStones>,
  );
  await tick("NW1");
  await tick("NW2");
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Cancel 2…" }).click();
  const question = page.getByRole("dialog", { name: "Cancel 2 requests?" });
  await question.getByRole("textbox").fill("Our client withdrew");
  server.approve();
  await expect.element(question.getByRole("alert").getByText(/^NW1: Tom Lind approved this /)).toBeVisible();
  await expect.element(page.getByText("1 selected")).toBeInTheDocument();
  await expect
    .element(page.getByLabelText("Totals of the selection"))
    .toHaveTextContent(/^Pieces1Carats1\.00.*Total\$4,800\.00$/);
  await question.getByRole("button", { name: "Continue with the other 1" }).click();
  const rest = page.getByRole("dialog", { name: "Cancel 1 request?" });
  await expect.element(rest.getByRole("textbox")).toHaveValue("Our client withdrew");
  await rest.getByRole("button", { name: /^Cancel 1/ }).click();
  await expect.element(page.getByText("Cancelled.")).toBeVisible();
  const sent = server.seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
  expect(sent).toEqual([{ lines: [{ id: 2, version: 1, status: 4, remark: "Our client withdrew" }] }]);
});
