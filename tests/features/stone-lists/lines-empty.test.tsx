import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { codes } from "#domain/codes.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answerOf, house, List } from "./lists-house.tsx";

const sentence = "Your KYC verification is pending. Please complete your business verification before proceeding.";

test.each<ShownList>(["hold", "confirm", "memo", "invoice"])(
  "whoever waits to be registered reads in an empty %s list what it takes, with the way there",
  async (list) => {
    await showScreen(house(answerOf([])), <List list={list} roleId={2} business={codes.business.kycPending} />);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Your business" }))
      .toHaveAttribute("href", "/customer-profile/business");
  },
);

test("a registered client reads which acts fill the list", async () => {
  await showScreen(house(answerOf([])), <List roleId={2} />);
  await expect.element(page.getByText(/^Stones on hold appear here/)).toBeVisible();
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});

test("the cart of whoever waits to be registered is empty, and no more", async () => {
  await showScreen(house(answerOf([])), <List list="cart" roleId={2} business={codes.business.kycPending} />);
  await expect.element(page.getByText("The cart is empty")).toBeVisible();
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});

test("the office looks at a list of its clients, and has no business to register", async () => {
  await showScreen(house(answerOf([])), <List roleId={1} business={codes.business.notRegistered} />);
  await expect.element(page.getByText(/^Stones on hold appear here/)).toBeVisible();
});
