import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fieldMessages } from "#domain/field-messages.ts";
import { messages } from "#domain/messages.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, ctrlEnter, Desk, free, issueDrawer, issuing, numbersField, out } from "./memo-house.tsx";

beforeEach(() => localStorage.clear());

test("pasted numbers become stones, prices and a sum before anything is issued; what is refused is taken out first", async () => {
  const server = issuing(() => [
    free("NW1"),
    out("NW2", "onlyAvailableStones", messages.onlyAvailableStones),
    out("NONE", "stoneUnknown", messages.stoneUnknown),
    { ...free("NW1"), number: "RN1", is_same: true },
  ]);
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1 NW2 NONE RN1");
  await expect.element(issueDrawer().getByRole("row", { name: /NW1/ })).toBeVisible();
  await expect.element(page.getByText(messages.stoneUnknown)).toBeVisible();
  await expect.element(page.getByText(/RN1: already on the list, counted once/)).toBeVisible();
  await expect.element(page.getByText(/^If left empty, it is due on \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  await ctrlEnter();
  expect(acts(server, "/new-arrival/memo")).toEqual([]);
  await expect
    .element(issueDrawer().getByRole("button", { name: /^Issue memo of 1 stone for/ }))
    .toHaveAttribute("aria-disabled", "true");
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Remove these 2" }).click();
  await expect.element(numbersField()).toHaveFocus();
});

test("a refused price takes the focus back to the field that it was typed into, which alone is marked", async () => {
  await showScreen(
    issuing(() => [free("NW1", { rap: 10_000 })]),
    <Desk start={{ user_id: 6 }} />,
  );
  await userEvent.keyboard("n");
  await numbersField().fill("NW1");
  const named = (name: string) => page.getByRole("textbox", { name: `${name} of NW1` });
  const [price, disc, total] = [named("Price $/ct"), named("Disc %"), named("Total $")];
  for (const [field, wrong, right] of [
    [price, "0", "4900"],
    [price, "abc", "4900"],
    [price, "1000000000", "4900"],
    [disc, "abc", "-51"],
    [disc, "-100", "-51"],
    [total, "abc", "4900"],
    [total, "0", "4900"],
  ] as const) {
    await field.fill(wrong);
    await issueDrawer()
      .getByRole("button", { name: /^Issue memo of 1 stone/ })
      .click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(wrong);
    await expect.element(field).toHaveAccessibleDescription(/./);
    for (const one of [price, disc, total]) {
      if (one === field) await expect.element(one).toHaveAttribute("aria-invalid", "true");
      else await expect.element(one).not.toHaveAttribute("aria-invalid");
    }
    await field.fill(right);
  }
});

test("where every number is refused the locked act names neither stones nor an amount", async () => {
  await showScreen(
    issuing(() => [out("NONE", "stoneUnknown", messages.stoneUnknown)]),
    <Desk start={{ user_id: 6 }} />,
  );
  await userEvent.keyboard("n");
  await numbersField().fill("NONE");
  await expect.element(page.getByText(messages.stoneUnknown)).toBeVisible();
  const act = issueDrawer().getByRole("button", { name: /^Issue memo/ });
  await expect.element(act).toHaveTextContent(/^Issue memo(?! of)/);
  await expect.element(act).toHaveAttribute("aria-disabled", "true");
});

test("a price that is agreed is typed by carat, by discount or in all; far off the client's own it takes a reason", async () => {
  const server = issuing(() => [
    free("NW1", { markup_ppc: 5000, rap: 10_000, carat: 2 }),
    free("NW2", { markup_ppc: 3000, carat: 1 }),
  ]);
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1 NW2");
  const price = page.getByRole("textbox", { name: "Price $/ct of NW1" });
  await page.getByRole("textbox", { name: "Total $ of NW1" }).fill("9800");
  await expect.element(price).toHaveValue("4900.00");
  await expect.element(page.getByRole("textbox", { name: "Disc % of NW1" })).toHaveValue("-51.00");
  await expect.element(issueDrawer().getByText("Total $12,800.00")).toBeVisible();
  await price.fill("100");
  await ctrlEnter();
  const reason = page.getByRole("textbox", { name: "Reason (kept in the log)" });
  await expect.element(reason).toHaveAccessibleDescription(messages.reasonNeeded);
  await reason.fill("A parcel deal");
  await ctrlEnter();
  await expect
    .poll(() => acts(server, "/new-arrival/memo"))
    .toEqual([
      {
        user_id: 6,
        lines: [
          { stock_no: "NW1", price_per_ct: 100 },
          { stock_no: "NW2", seen_ppc: 3000 },
        ],
        reason: "A parcel deal",
      },
    ]);
});

test("Ctrl+Enter right behind the paste issues what was pasted: nobody waits for the prices", async () => {
  const server = issuing(() => [free("NW1")]);
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1 NW2");
  await ctrlEnter();
  await expect.poll(() => acts(server, "/new-arrival/memo").length).toBe(1);
});

test("a due day is taken without zeros, and one that cannot be read is refused before the memo is issued", async () => {
  const server = issuing(() => [free("NW1")]);
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1");
  const due = issueDrawer().getByRole("textbox", { name: "Due date" });
  for (const text of ["31/02/2027", "tomorrow"]) {
    await due.fill(text);
    await ctrlEnter();
    await expect.element(due).toHaveAccessibleDescription(fieldMessages.day);
    await expect.element(due).toHaveFocus();
  }
  expect(acts(server, "/new-arrival/memo")).toEqual([]);
  await due.fill("3/2/2027");
  await ctrlEnter();
  await expect.poll(() => acts(server, "/new-arrival/memo")).toMatchObject([{ due_date: "2027-02-03" }]);
});

test("a lump sum is spread over the stones to the cent, and the total stands in view", async () => {
  const server = issuing(() => [1, 2, 3].map((at) => free(`NW${at}`, { markup_ppc: 1000, carat: 1, rap: null })));
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1 NW2 NW3");
  await page.getByRole("textbox", { name: "Lump sum $" }).fill("2900");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("The lump sum is met to the cent.")).toBeVisible();
  await expect.element(issueDrawer().getByText("Total $2,900.00")).toBeVisible();
  await page.getByRole("textbox", { name: "Percent on each" }).fill("-3");
  await userEvent.keyboard("{Enter}");
  await expect.element(issueDrawer().getByText("Total $2,910.00")).toBeVisible();
  expect(acts(server, "/new-arrival/memo")).toEqual([]);
});

test("on a phone each price for all of them stands beside the button that applies it", async () => {
  const server = issuing(() => [free("NW1"), free("NW2")]);
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1 NW2");
  await page.viewport(390, 844);
  const bottomOf = (name: string, role: "textbox" | "button") =>
    page.getByRole(role, { name, exact: true }).element().getBoundingClientRect().bottom;
  await expect.element(page.getByRole("textbox", { name: "Lump sum $" })).toBeVisible();
  expect(bottomOf("Spread", "button")).toBeCloseTo(bottomOf("Lump sum $", "textbox"), 0);
  expect(bottomOf("Apply percentage", "button")).toBeCloseTo(bottomOf("Percent on each", "textbox"), 0);
});

test("the client is chosen, the parcel pasted and the memo issued without the mouse", async () => {
  const server = issuing(() => [free("NW1")]);
  await showScreen(server, <Desk />);
  await userEvent.keyboard("n");
  await userEvent.keyboard("North");
  await expect.element(page.getByRole("option", { name: /Northlight/ })).toBeVisible();
  await userEvent.keyboard("{Enter}{Tab}");
  await expect.element(numbersField()).toHaveFocus();
  await userEvent.keyboard("NW1");
  await expect.element(issueDrawer().getByRole("row", { name: /NW1/ })).toBeVisible();
  await ctrlEnter();
  await expect
    .poll(() => acts(server, "/new-arrival/memo"))
    .toEqual([{ user_id: 6, lines: [{ stock_no: "NW1", seen_ppc: 5000 }] }]);
});
