import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { answerOf, List, two } from "./lists-house.tsx";

const client = (id: number, company_name: string) => ({
  ...{ id, role_id: 2, first_name: "Mara", last_name: "Lind" },
  business: { id: id * 10, company_name, status: 10 },
});
/** A house with more clients than one page has. */
const manyClients = () =>
  fakeServer((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/customer-dropdown")) return success(answerOf(two));
    const first = pageOf([client(1, "Alder & Finch")]);
    if (searchParams.get("business_id") === "990") return success(pageOf([client(99, "Quarry Row, switched off")]));
    // The name that was typed is forgotten with the choice, and the house is asked for the chosen one.
    if (searchParams.get("search") === "zenith" || searchParams.get("business_id") === "500")
      return success(pageOf([client(50, "Zenith Stones")]));
    return success({ ...first, pagination: { ...first.pagination, totalPages: 3, totalRecords: 1200 } });
  });
const business = () => page.getByRole("combobox", { name: "Business" });

test("a business that is no longer offered is named in the filter that a link has set", async () => {
  await showScreen(manyClients(), <List search={{ business_id: 990 }} />);
  await expect.element(business()).toHaveValue("Quarry Row, switched off");
  await expect.element(page.getByText("Business Quarry Row, switched off", { exact: true })).toBeVisible();
});

test("a business behind the first page of clients is found by its name", async () => {
  const server = manyClients();
  await showScreen(server, <List />);
  await business().fill("zenith");
  await page.getByRole("option", { name: "Zenith Stones" }).click();
  await expect.element(page.getByText("Business Zenith Stones", { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      server.seen.some(
        ({ url }) => url.searchParams.get("business_id") === "500" && !url.pathname.endsWith("dropdown"),
      ),
    )
    .toBe(true);
});

test("part of the name and Enter choose the business, though the house answers later", async () => {
  const server = manyClients();
  await showScreen(server, <List />);
  await business().fill("zenith");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Business Zenith Stones", { exact: true })).toBeVisible();
  await expect.element(business()).toHaveValue("Zenith Stones");
});
