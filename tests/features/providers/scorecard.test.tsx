import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { Scorecard } from "#features/providers/scorecard/scorecard.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

type Card = Data<"getScorecard">;
type Period = Card["periods"][number];

const nothing = { rows: 0, load_id: null };
const period = (days: 30 | 90, more: Partial<Period> = {}): Period => ({
  days,
  loads: 0,
  rows: 0,
  fresh_pct: null,
  refused: [],
  contradictions: nothing,
  price_moved: nothing,
  conflicts: nothing,
  lapses: 0,
  sold: 0,
  ...more,
});
const card = (more: Partial<Card> = {}): Card => ({
  provider_id: 9,
  periods: [period(30), period(90)],
  open_conflicts: 0,
  dead_links: { image: 0, video: 0, certificate: 0, stones: 0, stock_nos: [] },
  ...more,
});
const show = (of: Card) =>
  showScreen(
    fakeServer(() => success(of)),
    <Scorecard providerId={9} />,
  );

test("a scorecard says how a provider delivered, and each fault leads to its rows", async () => {
  const refused = [{ code: "priceMissing", sentence: "The row has no price in any form.", rows: 14, load_id: 7 }];
  await show(
    card({
      periods: [
        period(30, { loads: 22, rows: 90_112, fresh_pct: 97.5, refused, conflicts: { rows: 2, load_id: 5 }, sold: 12 }),
        period(90, { loads: 60, rows: 200_000, fresh_pct: 88, lapses: 1, sold: 1 }),
      ],
      dead_links: { image: 0, video: 2, certificate: 0, stones: 2, stock_nos: ["AL1", "AL2"] },
    }),
  );
  await expect.element(page.getByText("97.5 %")).toBeVisible();
  await expect.element(page.getByText("stones", { exact: true })).toBeVisible();
  const link = (name: RegExp) => page.getByRole("row", { name }).getByRole("link");
  await expect
    .element(link(/no price in any form/))
    .toHaveAttribute("href", "/inventory/loads/7?step=difference&kind=refused");
  await expect
    .element(link(/client has the stone/))
    .toHaveAttribute("href", "/inventory/loads/5?step=difference&kind=conflict");
  expect(
    link(/Dead link to a video/)
      .element()
      .getAttribute("href"),
  ).toContain("AL1");
  expect(page.getByRole("row", { name: /contradict/ }).query()).toBeNull();
  expect(await findings()).toEqual([]);
  await page.getByText("90 days").click();
  await expect.element(page.getByText("88 %")).toBeVisible();
  await expect.element(page.getByText("stone", { exact: true })).toBeVisible();
});

test("a provider that never delivered says what will stand there", async () => {
  await show(card());
  await expect.element(page.getByText("No delivery yet")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a long sentence wraps in a narrow drawer, and its count stays in sight beside it", async () => {
  const sentence =
    "The price follows from a discount that may be below or above the list, and nothing of the file says which of the two.";
  const refused = [{ code: "discountUnsure", sentence, rows: 1318, load_id: 7 }];
  await showScreen(
    fakeServer(() => success(card({ periods: [period(30, { loads: 1, rows: 1400, refused }), period(90)] }))),
    <section style={{ width: 407 }} aria-label="Drawer">
      <Scorecard providerId={9} />
    </section>,
  );
  const counted = page.getByRole("link", { name: "1,318" });
  await expect.element(counted).toBeVisible();
  const side = (of: Element) => of.getBoundingClientRect();
  const drawer = side(page.getByRole("region", { name: "Drawer" }).element());
  expect(side(counted.element()).right).toBeLessThanOrEqual(drawer.right);
  expect(side(counted.element()).height).toBeLessThan(30);
  const what = page.getByRole("columnheader", { name: "What" }).element();
  expect(side(what).left + Number.parseFloat(getComputedStyle(what).paddingInlineStart)).toBe(drawer.left);
});
