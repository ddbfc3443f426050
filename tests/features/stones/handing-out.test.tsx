import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ShareLink } from "#stones/share-link.tsx";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { stone } from "./acting-house.tsx";

const url = "https://house.example/shared/abc";

/** A link that was just made to so many stones, with its text. */
async function made(count: number, text: string) {
  const answer = { url, text, shared_by: "Northlight Jewels", expires_at: "2026-12-02T09:00:00Z" };
  const stockNumbers = Array.from({ length: count }, (_, at) => `NW${at}`);
  const server = fakeServer(() => success(answer));
  await showScreen(server, <ShareLink stockNumbers={stockNumbers} clientId={undefined} onClose={() => {}} />);
  await page.getByRole("button", { name: "Create link" }).click();
  const hrefOf = (name: string) => page.getByRole("link", { name }).element().getAttribute("href") ?? "";
  await expect.element(page.getByRole("link", { name: "Send by mail" })).toBeVisible();
  return { mail: hrefOf("Send by mail"), whatsApp: hrefOf("Send by WhatsApp") };
}

test("a link that was made is sent by mail or WhatsApp with its text, whatever stands in that", async () => {
  const { mail, whatsApp } = await made(2, "1.01 D & 100% VS1\nConfirm...");
  expect(decodeURIComponent(mail)).toBe(
    `mailto:?subject=2 diamonds from Northlight Jewels&body=1.01 D & 100% VS1\r\nConfirm...\r\n${url}`,
  );
  expect(new URL(mail).search.split("&")).toHaveLength(2);
  expect(new URL(whatsApp).origin).toBe("https://wa.me");
  expect(new URL(whatsApp).searchParams.get("text")).toBe(`1.01 D & 100% VS1\nConfirm...\n${url}`);
});

test("a text that is longer than the address of a letter may be is left out, and the link alone is sent", async () => {
  const { mail, whatsApp } = await made(300, "Stock No: NW1\n".repeat(300));
  expect(new URL(whatsApp).searchParams.get("text")).toBe(`300 diamonds from Northlight Jewels\n${url}`);
  expect(mail.length).toBeLessThan(2000);
});

test("an open stone is shared and printed where it stands", async () => {
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: stone(1), history: [] } : pageOf([])),
  );
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={stone(1)} viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />,
  );
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Share…" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Copy as text", exact: true })).toBeVisible();
});
