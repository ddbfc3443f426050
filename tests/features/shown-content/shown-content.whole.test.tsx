import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ShownContent } from "#features/shown-content/shown-content.tsx";
import { LiveStones } from "#stones/live-stones.tsx";
import { aContent } from "#support/a-content.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const shown = { popups: [], events: [], banners: [] };
const popup = aContent({ id: 3, title: "New terms" });
const answering = (content: object) => fakeServer(() => success({ ...shown, ...content }));

function At({ start = "/dashboard", onShown = () => {} }: { start?: string; onShown?: (id: number) => void }) {
  const cache = useQueryClient();
  const [path, setPath] = useState(start);
  const [ids, setIds] = useState<readonly number[]>([]);
  return (
    <>
      <ShownContent
        path={path}
        popupsShown={() => ids}
        onPopupShown={(id) => {
          setIds((before) => (before.includes(id) ? before : [...before, id]));
          onShown(id);
        }}
      />
      <button type="button" onClick={() => setPath(path === "/search" ? "/dashboard" : "/search")}>
        Go on
      </button>
      <button type="button" onClick={() => void cache.invalidateQueries()}>
        Read anew
      </button>
    </>
  );
}
/** Presses a button that lies under an open dialog. */
const pressBelow = (name: string) =>
  (page.getByRole("button", { name, includeHidden: true }).element() as HTMLElement).click();
const popupDialog = page.getByRole("dialog", { name: "New terms" });

test("a popup stands over its page once in a session, whatever page comes next", async () => {
  const onShown = vi.fn();
  await showScreen(answering({ popups: [popup] }), <At onShown={onShown} />);
  await expect.element(popupDialog).toHaveTextContent("Hall 3, stand 41.");
  expect(await findings()).toEqual([]);
  expect(onShown).toHaveBeenCalledWith(3); // whoever reloads without closing it does not get it again
  await popupDialog.getByRole("button", { name: "Close" }).last().click();
  await expect.element(popupDialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.element(popupDialog).not.toBeInTheDocument();
});

test("a popup never gets more than words: no handler, no style, no picture of somebody else's server", async () => {
  const description = [
    "![](https://tracker.test/one.gif) ![seen](https://tracker.test/two.gif)",
    '<img src="https://tracker.test/three.gif" onerror="document.title = \'taken\'">',
    '<p style="position:fixed;inset:0" onclick="document.title = \'taken\'">Come in</p>',
    "<style>body { display: none }</style>",
  ].join("\n\n");
  await showScreen(answering({ popups: [{ ...popup, description }] }), <At />);
  await expect.element(popupDialog).toHaveTextContent('<p style="position:fixed;inset:0"');
  const content = popupDialog.element().querySelector(".home-content");
  expect(content?.querySelectorAll("img, style, script, iframe").length).toBe(0);
  const attributes = [...(content?.querySelectorAll("*") ?? [])].flatMap((one) => one.getAttributeNames());
  expect(attributes.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
  await popupDialog.getByText("Come in").click();
  expect(document.title).not.toBe("taken");
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(asked.filter((url) => url.includes("tracker.test"))).toEqual([]);
});

test("of two popups the second comes once the first is closed, each once in a session", async () => {
  const second = aContent({ id: 4, title: "Closed on Friday" });
  const onShown = vi.fn();
  await showScreen(answering({ popups: [popup, second] }), <At onShown={onShown} />);
  const secondDialog = page.getByRole("dialog", { name: "Closed on Friday" });
  const close = async (dialog: typeof popupDialog) => dialog.getByRole("button", { name: "Close" }).last().click();
  await expect.element(popupDialog).toBeVisible();
  await expect.element(secondDialog).not.toBeInTheDocument();
  await close(popupDialog);
  await expect.element(secondDialog).toBeVisible();
  await expect.element(popupDialog).not.toBeInTheDocument();
  await close(secondDialog);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.element(popupDialog.or(secondDialog)).not.toBeInTheDocument();
  expect(new Set(onShown.mock.calls.flat())).toEqual(new Set([3, 4]));
});

test("of two popups the second comes on the next page if the first was left open, and the first does not", async () => {
  const second = aContent({ id: 4, title: "Closed on Friday" });
  await showScreen(answering({ popups: [popup, second] }), <At />);
  await expect.element(popupDialog).toBeVisible();
  pressBelow("Go on");
  await expect.element(page.getByRole("dialog", { name: "Closed on Friday" })).toBeVisible();
  await expect.element(popupDialog).not.toBeInTheDocument();
});

test("a popup that is over while it is open goes", async () => {
  const server = answering({ popups: [popup] });
  await showScreen(server, <At />);
  await expect.element(popupDialog).toBeVisible();
  server.reply(() => success(shown));
  pressBelow("Read anew");
  await expect.element(popupDialog).not.toBeInTheDocument();
});

test("a banner and an event stand above the page, are read whole, and are put away", async () => {
  const text = "Stand 41.\n\n- Rounds";
  const server = answering({
    events: [aContent({ description: text })],
    banners: [aContent({ id: 2, title: "Offer", type: 2 })],
  });
  await showScreen(server, <At />);
  await expect.element(page.getByText("03/11/2026 – 09/11/2026")).toBeVisible();
  await page.getByRole("button", { name: "Read more: Autumn fair" }).click();
  const dialog = page.getByRole("dialog", { name: "Autumn fair" });
  await expect.element(dialog).toHaveTextContent("Rounds");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Hide: Offer" }).click();
  await expect.element(page.getByText("Offer", { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText("Autumn fair")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a banner that the house puts up while one reads comes by itself, and goes by itself", async () => {
  const feed = liveFeed();
  let banners = [aContent({ id: 8, title: "Fair", type: 1 })];
  const server = fakeServer((asked) =>
    new URL(asked.url).pathname.endsWith("/live/stones") ? feed.answer(asked) : success({ ...shown, banners }),
  );
  await showScreen(
    server,
    <LiveStones>
      <At />
    </LiveStones>,
  );
  await expect.element(page.getByText("Fair")).toBeVisible();
  banners = [aContent({ id: 9, title: "We are closed on Friday", type: 3 })];
  feed.sign("content");
  await expect.element(page.getByText("We are closed on Friday")).toBeVisible();
  await expect.element(page.getByText("Fair")).not.toBeInTheDocument();
});

test("on a telephone a title without a space is read to its end above the page", async () => {
  const title = "W".repeat(100);
  await showScreen(answering({ banners: [aContent({ id: 8, title, type: 1 })] }), <At />);
  await page.viewport(390, 844);
  await expect.element(page.getByText(title)).toBeVisible();
  const words = page.getByText(title).element().parentElement ?? document.body;
  await expect.poll(() => words.scrollWidth - words.clientWidth).toBeLessThanOrEqual(0);
});

test("a banner that was put away stays away on the next page and on the way back", async () => {
  await showScreen(answering({ banners: [aContent({ id: 2, title: "Offer", type: 2 }), aContent({ id: 5 })] }), <At />);
  await page.getByRole("button", { name: "Hide: Offer" }).click();
  for (const _ of ["/search", "/dashboard"]) {
    await page.getByRole("button", { name: "Go on" }).click();
    await expect.element(page.getByText("Autumn fair")).toBeVisible();
    await expect.element(page.getByText("Offer", { exact: true })).not.toBeInTheDocument();
  }
});

test("a page that can show nothing asks for nothing, and a failure leaves the page alone", async () => {
  const server = fakeServer(() => failure(500, {}));
  await showScreen(server, <At start="/customer-profile/cart" />);
  await expect.element(page.getByRole("button", { name: "Go on" })).toBeVisible();
  expect(server.seen).toEqual([]);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => server.seen.length).toBe(1);
  expect(server.seen[0]?.url.searchParams.get("page")).toBe("search");
  await expect.element(page.getByText(/went wrong/)).not.toBeInTheDocument();
});
