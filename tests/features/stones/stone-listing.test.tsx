import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { RoleId } from "#domain/roles.ts";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import type { Stone } from "#stones/stone-facts.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const saved = (message: string) => () => success({ stock_no: "NW1", status: 2, is_listed: false }, 200, message);

interface Shown {
  stone?: Partial<Stone>;
  events?: string[];
  roleId?: RoleId;
  answer?: () => Response;
}

/** The drawer of one stone, with what its life says. */
async function show({ stone = {}, events = [], roleId = 1, answer = saved("Saved.") }: Shown) {
  const history = events.map((event, at) => ({ id: String(at), at: `2026-11-2${at}T09:00:00Z`, event, by: null }));
  const server = fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/listing")) return answer();
    if (pathname.endsWith("/dna")) return success({ stone: aStoneOnWire(stone), history });
    return success(pageOf([]));
  });
  const viewer = aStoneViewer(roleId);
  await showScreen(server, <StoneDrawer stockNo="NW1" viewer={viewer} clientId={undefined} onClose={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "Grading" })).toBeVisible();
  return server;
}
const button = (name: string) => page.getByRole("button", { name });
const sent = (server: Awaited<ReturnType<typeof show>>) =>
  server.seen.filter(({ url }) => url.pathname.endsWith("/stones/NW1/listing")).map(({ text }) => bodyOf(text));

test("an administrator takes a stone off the market, and is asked before", async () => {
  const server = await show({ answer: saved("The stone is off the market.") });
  await button("Take off the market…").click();
  const dialog = page.getByRole("dialog", { name: "Take NW1 off the market?" });
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Take off the market" }).click();
  await expect.element(page.getByText("The stone is off the market.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent(server)).toEqual([{ is_listed: false }]);
});

test("one that is off the market is offered again at once", async () => {
  const server = await show({ stone: { status: 2 }, answer: saved("The stone is offered.") });
  await button("Offer again").click();
  await expect.element(page.getByText("The stone is offered.")).toBeVisible();
  expect(sent(server)).toEqual([{ is_listed: true }]);
});

test("of a claimed stone its life says whether it will be offered again", async () => {
  await show({ stone: { status: 4 }, events: ["stone.hold", "stone.delistClaimed"] });
  await expect.element(page.getByText("It is committed to a client. Once free, it will not be offered.")).toBeVisible();
  await expect.element(button("Offer again")).not.toHaveAttribute("aria-disabled");
});

test("a stone that is sold is neither: the act is locked in the machine's words", async () => {
  await show({ stone: { status: 8 } });
  await expect.element(button("Take off the market…")).toHaveAccessibleDescription("Already sold out.");
});

test("what the house refuses stands in the question", async () => {
  const message = "This cannot be done in the current state.";
  await show({ answer: () => failure(409, { code: "transitionRefused", message }) });
  await button("Take off the market…").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Take off the market" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(message);
});

describe("whoever was faster is named", () => {
  const message = "This cannot be done in the current state.";
  const refused = (event: string) => () => {
    const meanwhile = { event, by: "Lena Peeters", at: "2026-11-20T09:00:00Z" };
    const one = { stock_no: "NW1", code: "transitionRefused", reason: message, meanwhile };
    return failure(409, { code: "transitionRefused", message, refused: [one] });
  };

  test("in the question", async () => {
    await show({ answer: refused("stone.delist") });
    await button("Take off the market…").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Take off the market" }).click();
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent(/^Lena Peeters took this off the market .* Nothing of yours was written\.$/);
  });

  test("at the act that asks no question", async () => {
    await show({ stone: { status: 2 }, answer: refused("stone.relist") });
    await button("Offer again").click();
    await expect
      .element(page.getByText(/Lena Peeters put this back on the market .* Nothing of yours was written\./))
      .toBeVisible();
  });
});

test("nobody but an administrator is offered it", async () => {
  await show({ roleId: 5 });
  expect(page.getByRole("heading", { name: "On the market" }).elements()).toEqual([]);
});
