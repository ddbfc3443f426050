import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OwnRequests } from "#stones/own-requests.tsx";
import { aStoneLine } from "#support/a-stone-line.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { answerOf, List } from "./lists-house.tsx";

const inCart = ["NW1", "NW2"].map((stock_no, at) =>
  aStoneLine({ id: at + 1, list: "cart", state: "in", stone: { stock_no, status: 3 } }),
);
const row = (stock: string) => page.getByRole("row").filter({ hasText: stock });

test.each([
  { tab: "pending", state: "pending" },
  { tab: "awaitsMemo", state: "approved.awaitingMemo" },
])("in the cart one's own request says so while it is $tab, another's does not", async ({ tab, state }) => {
  const own = aStoneLine({ id: 9, list: "confirm", state, stone: { stock_no: "NW1" } });
  const server = fakeServer((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isItsTab = searchParams.get("currentTab") === tab;
    if (pathname.endsWith("/get-confirm-stone")) return success(answerOf(isItsTab ? [own] : []));
    if (pathname.endsWith("/get-carts")) return success(answerOf(inCart));
    return success(pathname.endsWith("/customer-dropdown") ? pageOf([]) : {});
  });
  await showScreen(
    server,
    <OwnRequests isBuyer>
      <List list="cart" roleId={2} />
    </OwnRequests>,
  );
  await expect.element(row("NW1").getByText("Your request", { exact: true })).toBeVisible();
  await expect.element(row("NW2").getByText("Confirm Stones", { exact: true })).toBeVisible();
});
