import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FeedsPage } from "#features/feeds/feeds-page.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";

const Feeds = () => (
  <FeedsPage user={{ id: 1, role_id: 1 }} mayWrite search={{}} onSearch={() => {}} onDirty={() => {}} />
);
const houseWith = (providers: object[]) => (request: Request) =>
  success(pageOf(new URL(request.url).pathname.endsWith("/supply/feeds") ? [] : providers));

test("a house without providers is told to add the provider before its feed", async () => {
  await showScreen(fakeServer(houseWith([])), <Feeds />);
  await expect.element(page.getByText("Add the provider first, then its feed.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Inventory providers" })).toBeVisible();
});

test("a house with a provider is offered its first feed", async () => {
  await showScreen(fakeServer(houseWith([{ id: 3, name: "Castor Diamonds" }])), <Feeds />);
  await expect.element(page.getByText("No feeds yet")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add feed…" }).first()).toBeVisible();
  await expect.element(page.getByText("Add the provider first")).not.toBeInTheDocument();
});
