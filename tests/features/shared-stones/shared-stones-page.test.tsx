import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { choicesToken, sharedToken } from "#app/shared-place.ts";
import { messages } from "#domain/messages.ts";
import { SharedStonesPage } from "#features/shared-stones/shared-stones-page.tsx";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const shared = { house: "Harbour & Sons", shared_at: "2026-11-20T09:00:00Z", expires_at: "2026-11-23T09:00:00Z" };
const stones = [
  {
    ...aStoneOnWire({ stock_no: "NW1", carat: 1.01, sell_amt: 5000.5, image: "/media/demo/round.SVG" }),
    is_available: true,
  },
  { ...aStoneOnWire({ stock_no: "NW2", carat: 0.5, sell_amt: 1000.25, image: null }), is_available: false },
];

test("whoever has the link sees the stones, their prices and their sum, and reads once", async () => {
  const server = fakeServer(() => success({ stones, ...shared }));
  await showScreen(server, <SharedStonesPage token="abc" />);
  await expect.element(page.getByRole("heading", { name: "2 stones" })).toBeVisible();
  await expect.element(page.getByText("Harbour & Sons")).toBeVisible();
  await expect.poll(() => document.title).toBe("Shared stones · Harbour & Sons");
  expect(page.getByText("Loupe").elements()).toEqual([]);
  await expect.element(page.getByRole("img", { name: "Picture of NW1" })).toBeInTheDocument();
  await expect.element(page.getByText("No longer available")).toBeVisible();
  expect(server.seen.map(({ url }) => url.pathname)).toEqual(["/api/v1/inventory/shared/abc"]);
  expect(page.getByRole("navigation").elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});

const shown = page.getByRole("main");

test("a reader to whom a stone is sold on sees its shade, milk, fluorescence and whether it is eye clean", async () => {
  const look = { fluorescence: "STG", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };
  const plain = { fluorescence: "NON", shade: "NONE", milky: "M0", eye_clean: "Y" };
  const [first, second] = stones;
  const of = [
    { ...first, ...look, cut: null, polish: "VG", symmetry: "EX" },
    { ...second, ...plain },
  ];
  await showScreen(
    fakeServer(() => success({ stones: of, ...shared })),
    <SharedStonesPage token="abc" />,
  );
  const card = (name: string) => page.getByRole("article", { name });
  await expect.element(card("NW1")).toHaveTextContent("pol VG sym EX");
  const said = ["Fluorescence Strong blue", "Shade Light brown", "Milky M1", "Not eye clean"];
  for (const text of said) await expect.element(card("NW1").getByText(text, { exact: true })).toBeVisible();
  await expect.element(card("NW2").getByText("Fluorescence None")).toBeVisible();
  await expect.element(card("NW2")).not.toHaveTextContent(/Shade|Milky|eye clean/);
  expect(await findings()).toEqual([]);
});

test("the sum is of what can be bought, and says so once a stone is gone", async () => {
  const gone = stones.map((stone) => ({ ...stone, is_available: false }));
  const whole = stones.map((stone) => ({ ...stone, is_available: true }));
  const show = (of: object[]) =>
    showScreen(
      fakeServer(() => success({ stones: of, ...shared })),
      <SharedStonesPage token="abc" />,
    );
  const all = await show(whole);
  await expect.element(shown).toHaveTextContent(/Pieces 2\s*Carats 1.51\s*Total \$6,000.75$/);
  await all.unmount();
  const some = await show(stones);
  await expect.element(shown).toHaveTextContent(/Available:\s*Pieces 1 of 2\s*Carats 1.01\s*Total \$5,000.50$/);
  expect(await findings()).toEqual([]);
  await some.unmount();
  await show(gone);
  await expect.element(shown).toHaveTextContent("None of these stones is available any more.");
  expect(page.getByText("Total").elements()).toEqual([]);
});

test("a link without prices shows neither price nor sum, and says when it was shared", async () => {
  const unpriced = stones.map((stone) => ({ ...stone, markup_disc: null, markup_ppc: null, sell_amt: null }));
  await showScreen(
    fakeServer(() => success({ stones: unpriced, ...shared })),
    <SharedStonesPage token="abc" />,
  );
  await expect.element(page.getByText(/^Shared on /)).toBeVisible();
  await expect.element(shown).toHaveTextContent(/Available:\s*Pieces 1 of 2\s*Carats 1.01$/);
  expect(page.getByText(/\$|Price|Total/).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("a link after its time says so", async () => {
  const gone = fakeServer(() => failure(404, { code: "linkExpired", message: messages.linkExpired, request_id: "r" }));
  await showScreen(gone, <SharedStonesPage token="abc" />);
  await expect.element(page.getByText("This link is no longer valid.")).toBeVisible();
});

test("one that never was says that there is nothing", async () => {
  const nothing = fakeServer(() => failure(404, { code: "notFound", message: messages.notFound, request_id: "r" }));
  await showScreen(nothing, <SharedStonesPage token="abc" />);
  await expect.element(page.getByText("This link does not exist.")).toBeVisible();
});

test("a house that does not answer is asked again", async () => {
  const server = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <SharedStonesPage token="abc" />);
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  server.reply(() => success({ stones, ...shared }));
  await page.getByRole("button", { name: /again/i }).click();
  await expect.element(page.getByText("NW1")).toBeVisible();
});

test("an address of a link is told from every other", () => {
  expect(sharedToken("/shared/aZ09_-")).toBe("aZ09_-");
  expect(sharedToken("/shared/abc/")).toBe("abc");
  // The rest of a sentence is no part of the link, and no reason to ask a stranger for an account.
  for (const after of [".", ",", ")", ").", "%E2%80%A6", "%22"]) expect(sharedToken(`/shared/abc${after}`)).toBe("abc");
  for (const other of ["/shared", "/shared/", "/shared/a/b", "/login", "/search/shared/a"])
    expect(sharedToken(other)).toBeNull();
});

test("the address under a mail is read without the full stop that was copied with it", () => {
  expect(choicesToken("/mail/7.offers.aZ09_-")).toBe("7.offers.aZ09_-");
  for (const after of [".", ")", ").", "%22"])
    expect(choicesToken(`/mail/7.offers.aZ09${after}`)).toBe("7.offers.aZ09");
  expect(choicesToken("/mail/")).toBeNull();
});
