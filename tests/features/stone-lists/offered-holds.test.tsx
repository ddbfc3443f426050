import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStoneLine } from "#support/a-stone-line.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { answerOf, List } from "./lists-house.tsx";
import { house, mara, question, said } from "./talk-messages.ts";

const line = (more: object) => aStoneLine({ list: "enquiry", text: "Is it clean?", ...more });

/** The conversation of one enquiry, as the client reads it. */
async function open(talk: { line: object; messages: readonly object[] }) {
  const server = fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (/\/enquiry\/1$/.test(pathname)) return success(talk);
    if (pathname.endsWith("/get-enquiry")) return success(answerOf([line({ state: "open" })]));
    if (pathname.endsWith("/dna")) return success({ stone: aStoneLine().stone, history: [] });
    return success(pathname.endsWith("/customer-dropdown") ? pageOf([]) : {});
  });
  await showScreen(server, <List list="enquiry" roleId={2} search={{ line: 1 }} />);
}

describe("a conversation with an offer", () => {
  const offered = said(2, "offer", house, null, {
    offered_ppc: 6300,
    stands_until: "2099-11-28T09:00:00.000Z",
    held_until: "2099-11-28T09:00:00.000Z",
  });
  const onHold = { stock_no: "NW1", status: 4 };
  test.each([
    { how: "stands", state: "offered.made", after: [], held: true },
    { how: "was released", stone: { ...onHold, status: 1 }, state: "offered.made", after: [], held: false },
    { how: "ended with its offer", state: "open", after: [said(3, "declined", mara, null)], held: false },
  ])("says of an offer's hold that it $how", async ({ state, stone = onHold, after, held }) => {
    await open({ line: line({ state, stone }), messages: [question, offered, ...after] });
    const talk = page.getByRole("region", { name: "Conversation" });
    await expect.element(talk).toHaveTextContent("6,300.00 $/ct");
    expect(/Held until/.test(talk.element().textContent)).toBe(held);
  });

  test("whose stone went on from the offer's hold is at its end, and says at which price", async () => {
    const taken = said(3, "accepted", { ...mara, is_own: true }, null, { offered_ppc: 6300 });
    const ended = line({ state: "accepted", status: 2, waits_since: null, stone: { ...onHold, status: 3 } });
    await open({ line: ended, messages: [question, offered, taken] });
    const last = page.getByRole("region", { name: "Conversation" }).getByRole("listitem").last();
    await expect.element(last).toHaveTextContent(/You went on with the held stone.*6,300\.00 \$\/ct/);
    await expect.element(last).not.toHaveTextContent("Valid until");
    await expect.element(page.getByRole("button", { name: /^Accept at/ })).not.toBeInTheDocument();
    await expect.element(page.getByText(/Held for the client/)).not.toBeInTheDocument();
  });
});
