import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LiveStones } from "#stones/live-stones.tsx";
import { aStoneLine } from "#support/a-stone-line.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { answerOf, List } from "./lists-house.tsx";
import { house, question, said } from "./talk-messages.ts";

beforeEach(() => localStorage.clear());

const line = (more: object = {}) =>
  aStoneLine({
    list: "enquiry",
    state: "open",
    text: "Is it clean?",
    waits_since: "2026-11-20T09:00:00.000Z",
    ...more,
  });

/** A house with one enquiry, that answers acts in it as the test says. */
const talking = (
  talk: () => object | Promise<object>,
  act: () => Response | Promise<Response> = async () => success(await talk()),
  feed = liveFeed(),
) =>
  fakeServer(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/live/stones")) return feed.answer(request);
    if (/\/enquiry\/1$/.test(pathname)) return success(await talk());
    if (/\/enquiry\/1\/|\/close-enquiry$/.test(pathname)) return act();
    if (pathname.endsWith("/get-enquiry")) return success(answerOf([line()]));
    if (pathname.endsWith("/dna")) return success({ stone: line().stone, history: [] });
    if (pathname.endsWith("/customer-dropdown")) return success(pageOf([]));
    return success({});
  });
const open = (server: ReturnType<typeof fakeServer>, roleId: number) =>
  showScreen(server, <List list="enquiry" roleId={roleId} search={{ line: 1 }} />);
const sent = (server: ReturnType<typeof fakeServer>, end: string) =>
  server.seen.filter(({ url }) => url.pathname.endsWith(end)).map(({ text }) => bodyOf(text));

test.each([
  { who: "the house", roleId: 1, tabs: ["Awaiting us", "Awaiting the client"], asked: "the client" },
  { who: "the client", roleId: 2, tabs: ["Awaiting our office", "Awaiting you"], asked: "You" },
])("$who reads from their own side whose turn it is, and who asked", async ({ roleId, tabs, asked }) => {
  await open(
    talking(() => ({ line: line(), messages: [question] })),
    roleId,
  );
  for (const tab of tabs) await expect.element(page.getByRole("link", { name: tab })).toBeVisible();
  const maker = page.getByRole("complementary").getByRole("definition").filter({ hasText: asked });
  await expect.element(maker).toBeVisible();
});

test("an enquiry about a stone that the list does not show yet appears as soon as it begins", async () => {
  const feed = liveFeed();
  let lines = [line()];
  const server = fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/get-enquiry")) return success(answerOf(lines));
    return pathname.endsWith("/live/stones") ? feed.answer(request) : success(pageOf([]));
  });
  await showScreen(
    server,
    <LiveStones>
      <List list="enquiry" roleId={5} />
    </LiveStones>,
  );
  await expect.element(page.getByRole("checkbox", { name: /NW1/ })).toBeVisible();
  await expect.poll(() => server.seen.some(({ url }) => url.pathname.endsWith("/live/stones"))).toBe(true);
  lines = [line({ id: 2, stone: { stock_no: "NW2" } }), line()];
  feed.tell([{ stock_no: "NW2", status: 1 }]);
  await expect.element(page.getByRole("checkbox", { name: /NW2/ })).toBeVisible();
});

describe("an enquiry beside its list", () => {
  const colour = { color: null, fancy_color: "YELLOW", overtone: "BROWNISH", intensity: "FCV" };
  const grown = { stock_no: "NW1", stone_origin: 1, diamond_type: "fancy", ...colour };
  test.each([1366, 390])(
    "is answered with an offer whose three prices stand whole in the drawer, on %i pixels",
    async (width) => {
      await open(
        talking(() => ({ line: line({ stone: grown }), messages: [question] })),
        5,
      );
      await page.getByRole("button", { name: "Offer…" }).click();
      await page.viewport(width, 800);
      const placed = (name: string) => {
        const drawer = page.getByRole("complementary").element().getBoundingClientRect();
        const field = page.getByRole("textbox", { name }).element().getBoundingClientRect();
        return [field.left > drawer.left, field.right < drawer.right, field.width > 60];
      };
      for (const name of ["Disc % of NW1", "Price $/ct of NW1", "Total $ of NW1"])
        await expect.poll(() => placed(name)).toEqual([true, true, true]);
      // The origin is said in full, however long the colour is.
      await expect.element(page.getByRole("cell", { name: "Lab grown" })).toBeVisible();
      const stone = page.getByRole("cell", { name: "Lab grown" }).element();
      expect(stone).toHaveTextContent("1.00 FCV Brownish Yellow VVS1 · Lab grown");
      expect(stone.scrollWidth).toBeLessThanOrEqual(stone.clientWidth);
      expect(await findings()).toEqual([]);
    },
  );

  test("is answered by the filled act; closing stands beside it and is not the only one", async () => {
    const server = talking(() => ({ line: line(), messages: [question] }));
    await open(server, 5);
    await expect.element(page.getByRole("region", { name: "Conversation" })).toHaveTextContent("Is it clean?");
    const foot = page.getByRole("complementary");
    const filled = [...document.querySelectorAll(".drawer footer button[data-variant=filled]")];
    expect(filled.map((one) => one.textContent)).toEqual([expect.stringContaining("Answer")]);
    await expect.element(foot.getByRole("button", { name: "Close enquiry…" })).toBeVisible();
    await expect.element(foot.getByRole("button", { name: "Offer…" })).toBeVisible();
    expect(await findings()).toEqual([]);
    // Nothing is no answer.
    await page.getByRole("button", { name: /^Answer/ }).click();
    await expect.element(page.getByText("Please enter a text.")).toBeVisible();
    await page.getByRole("textbox", { name: "Answer" }).fill("It is.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByRole("textbox", { name: "Answer" })).toHaveValue("");
    expect(sent(server, "/answer")).toEqual([{ version: 1, text: "It is." }]);
  });

  test.each([
    { how: "behind it", typed: "It is. And yours tomorrow.", rest: "And yours tomorrow." },
    { how: "in its place", typed: "One more thing.", rest: "One more thing." },
  ])("keeps what is typed $how while a message is on its way", async ({ typed, rest }) => {
    let arrive = (_: Response) => {};
    const arrival = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    const server = talking(
      () => ({ line: line(), messages: [question] }),
      () => arrival,
    );
    await open(server, 5);
    const field = page.getByRole("textbox", { name: "Answer" });
    await field.fill("It is.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(() => sent(server, "/answer")).toEqual([{ version: 1, text: "It is." }]);
    await field.fill(typed);
    arrive(success({ line: line(), messages: [question] }));
    await expect.element(field).toHaveValue(rest);
  });

  test("shows a message that was sent while the enquiry was still being read", async () => {
    let answerFirst = () => {};
    const firstRead = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    let reads = 0;
    const feed = liveFeed();
    const server = talking(
      async () => {
        reads += 1;
        if (reads > 1) return { line: line(), messages: [question, said(2, "answer", house, "It is.")] };
        await firstRead;
        return { line: line(), messages: [question] };
      },
      undefined,
      feed,
    );
    await showScreen(
      server,
      <LiveStones>
        <List list="enquiry" roleId={2} search={{ line: 1 }} />
      </LiveStones>,
    );
    await expect.poll(() => reads).toBe(1);
    // The feed's opening or its news, whichever comes last: both have what is under way read once more.
    feed.tell([{ stock_no: "NW1", status: 1 }]);
    answerFirst();
    await expect.element(page.getByRole("region", { name: "Conversation" })).toHaveTextContent("It is.");
  });

  test("that a colleague answered meanwhile says who, and keeps what was typed for another try", async () => {
    const meanwhile = { event: "enquiry.answer", by: "Lars Peeters", at: "2026-11-20T09:31:00.000Z" };
    const refused = [{ stock_no: "NW1", id: 1, code: "staleVersion", reason: "Stale.", meanwhile }];
    let isLate = false;
    const server = talking(
      () => ({
        line: line(isLate ? { version: 2, state: "answered" } : {}),
        messages: isLate ? [question, said(2, "answer", { ...house, name: "Lars Peeters" }, "A feather.")] : [question],
      }),
      () => {
        if (isLate) return success({ line: line(), messages: [] });
        isLate = true;
        return failure(409, { code: "staleVersion", message: "Stale.", refused });
      },
    );
    await open(server, 5);
    const field = page.getByRole("textbox", { name: "Answer" });
    await field.fill("It is clean.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(/Lars Peeters answered this enquiry .* send again\./);
    await expect.element(page.getByText("A feather.")).toBeVisible();
    await expect.element(field).toHaveValue("It is clean.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(field).toHaveValue("");
    expect(sent(server, "/answer").map(({ version }) => version)).toEqual([1, 2]);
  });

  test("that the house closed meanwhile freezes with when and why; the draft stays until one goes on", async () => {
    const closed = said(2, "closed", house, "Sold elsewhere", { at: "2026-11-20T09:31:00.000Z" });
    let isClosed = false;
    const server = talking(
      () => ({
        line: line(isClosed ? { version: 2, state: "closed", status: 2 } : {}),
        messages: isClosed ? [question, closed] : [question],
      }),
      () => {
        isClosed = true;
        return failure(409, { code: "transitionRefused", message: "This cannot be done in the current state." });
      },
    );
    await open(server, 2);
    const field = page.getByRole("textbox", { name: "Your message" });
    await field.fill("And is there a video?");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(/Our office closed this enquiry .*: “Sold elsewhere\.” Nothing of yours was written\./);
    await expect.element(field).toHaveValue("And is there a video?");
    await expect.element(field).toHaveAttribute("readonly");
    expect(await findings()).toEqual([]);
    await page.getByRole("button", { name: /Continue/ }).click();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(page.getByRole("region", { name: "Conversation" })).toHaveTextContent("Sold elsewhere");
  });
});

describe("an offer", () => {
  const offered = { state: "offered.made", agreed_ppc: 4800, expires_at: "2099-11-21T09:00:00.000Z", version: 2 };
  const offer = said(2, "offer", house, "For this week.", { offered_ppc: 4800, stands_until: offered.expires_at });

  test.each([1, 2])("says until when the stone is held, to reader %i alike", async (roleId) => {
    const heldOffer = { ...offer, held_until: "2099-11-21T09:00:00.000Z" };
    await open(
      talking(() => ({ line: line({ ...offered, stone: { status: 4 } }), messages: [question, heldOffer] })),
      roleId,
    );
    const talk = page.getByRole("region", { name: "Conversation" });
    await expect.element(talk).toHaveTextContent(/Held until 21/);
    expect(talk.element().textContent).not.toContain("the client");
  });

  test("is accepted at its price by the client, once more asked", async () => {
    const server = talking(() => ({ line: line(offered), messages: [question, offer] }));
    await open(server, 2);
    await expect.element(page.getByRole("region", { name: "Conversation" })).toHaveTextContent("4,800.00 $/ct");
    await page.getByRole("button", { name: "Accept at 4,800.00 $/ct…" }).click();
    const dialog = page.getByRole("dialog", { name: /^Accept the offer for NW1 at 4,800\.00/ });
    expect(await findings()).toEqual([]);
    await dialog.getByRole("button", { name: "Accept offer" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent(server, "/accept")).toEqual([{ version: 2 }]);
  });

  test("far from the client's own price takes a reason before it is made", async () => {
    const server = talking(() => ({ line: line(), messages: [question] }));
    await open(server, 5);
    await page.getByRole("textbox", { name: "Answer" }).fill("For you:");
    await page.getByRole("button", { name: "Offer…" }).click();
    await expect.element(page.getByRole("textbox", { name: "Message to the client" })).toHaveValue("For you:");
    await page.getByRole("textbox", { name: "Price $/ct of NW1" }).fill("3000");
    await page.getByRole("button", { name: /^Offer for/ }).click();
    const why = page.getByRole("textbox", { name: "Reason (kept in the log)" });
    await expect.element(why).toHaveAttribute("aria-invalid", "true");
    await why.fill("A parcel deal");
    await page.getByRole("button", { name: /^Offer for/ }).click();
    await expect.element(page.getByRole("textbox", { name: "Answer" })).toHaveValue("");
    expect(sent(server, "/offer")).toEqual([
      { version: 1, price_per_ct: 3000, stands_hours: 24, is_held: false, text: "For you:", reason: "A parcel deal" },
    ]);
  });
});
