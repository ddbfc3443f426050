import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { roleIds } from "#domain/roles.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { answers, found, Search, stone } from "./search-house.tsx";

const cost = ["disc", "price_per_ct", "total_amt"];
const stones = [1, 2, 3].map((id) => stone(id, { disc: -60, price_per_ct: 800, total_amt: 800 }));

test.each([
  ["for a client leaves out the cost that the associate's screen shows", 6, []],
  ["of the associate's own has the cost that the screen shows", undefined, cost],
])("a file %s", async (_, userId, shown) => {
  const server = fakeServer(answers(() => success(found(stones))));
  await showScreen(server, <Search start={{ what: {}, userId }} as={roleIds.businessAssociate} />);
  await expect.element(page.getByRole("columnheader", { name: "Cost $/ct" })).toBeInTheDocument();
  await page.getByRole("button", { name: "Export 3", exact: true }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const asked = () => server.seen.find(({ url }) => url.pathname.endsWith("/inventory/download"));
  await expect.poll(asked).toBeDefined();
  const { user_id, columns } = bodyOf(asked()?.text ?? "") as { user_id?: number; columns: string[] };
  expect(user_id).toBe(userId);
  expect(columns).toContain("sell_amt");
  expect(cost.filter((column) => columns.includes(column))).toEqual(shown);
});
