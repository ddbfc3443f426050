import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { aPaperAhead } from "#support/a-paper-ahead.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import {
  acts,
  ctrlEnter,
  Desk,
  free,
  invoice,
  issueDrawer,
  issuing,
  lines,
  memosRead,
  numbersField,
  out,
} from "./memo-house.tsx";

beforeEach(() => localStorage.clear());

const priceOf = (stone: string) => page.getByRole("textbox", { name: `Price $/ct of ${stone}` });
const meanwhile = { event: "memo.receive", by: "Lena Peeters", at: "2026-11-20T10:00:00.000Z" };
const late = { code: "transitionRefused", reason: "This cannot be done in the current state." };

/** Three stones are out; the second was taken back, which the desk has not heard of. */
const takenBack = () =>
  fakeServer(async (asked) => {
    const address = new URL(asked.url);
    const { pathname } = address;
    if (pathname.endsWith("/get-memo")) {
      return memosRead(address, lines, { issued: 3, overdue: 3, received: 0, sold: 0, all: 3 });
    }
    if (pathname.endsWith("/paper-preview")) return success(aPaperAhead());
    if (!pathname.endsWith("/memo-sell")) return success(pageOf([]));
    const { lines: sold } = ((await asked.clone().json()) as { data: { lines: { id: number }[] } }).data;
    if (!sold.some(({ id }) => id === 2)) return success({ data: [{ ...lines[0], invoice }] }, 201);
    const refused = [{ id: 2, stock_no: "NW2", ...late, meanwhile }];
    return failure(409, { code: late.code, message: late.reason, refused });
  });

test("a stone of a sale that somebody took back says so beside its own price; the others are sold as they were typed", async () => {
  const server = takenBack();
  await showScreen(server, <Desk />);
  for (const { stone } of lines) await page.getByRole("checkbox", { name: `Select ${stone.stock_no}` }).click();
  await userEvent.keyboard("s");
  await priceOf("NW1").fill("4700");
  await priceOf("NW3").fill("480000");
  await page.getByRole("textbox", { name: "Reason (kept in the log)" }).fill("A named stone");
  await ctrlEnter();
  await expect.element(priceOf("NW2")).toHaveAccessibleDescription(/^Lena Peeters received this on /);
  await expect.element(priceOf("NW1")).not.toHaveAccessibleDescription(/Lena Peeters/);
  await expect
    .element(priceOf("NW3"))
    .toHaveAccessibleDescription(`9,500 % above the quoted price. ${messages.priceFarOff}`);

  await page.getByRole("button", { name: "Continue with the other 2" }).click();
  await expect.element(priceOf("NW2")).not.toBeInTheDocument();
  await expect.element(page.getByText(/Lena Peeters|faster/)).not.toBeInTheDocument();
  await expect.element(priceOf("NW1")).toHaveValue("4700");
  await expect.element(page.getByRole("textbox", { name: "Reason (kept in the log)" })).toHaveValue("A named stone");
  await ctrlEnter();
  await expect.element(page.getByRole("link", { name: "Open invoice 2026-0008 to print" })).toBeVisible();
  expect(acts(server, "/memo-sell").at(-1)).toEqual({
    lines: [
      { id: 1, version: 1, price_per_ct: 4700 },
      { id: 3, version: 1, price_per_ct: 480_000 },
    ],
    reason: "A named stone",
  });
});

test("a stone that is claimed between its price and the memo says why at its number; the rest goes at the prices and terms that were typed", async () => {
  let isClaimed = false;
  const refusal = { stock_no: "NW2", code: "onlyAvailableStones", reason: messages.onlyAvailableStones };
  const server = issuing(
    () => [free("NW1"), isClaimed ? out("NW2", refusal.code, refusal.reason) : free("NW2")],
    () => {
      isClaimed = true;
      return failure(409, { code: refusal.code, message: refusal.reason, refused: [refusal] });
    },
  );
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1 NW2");
  await priceOf("NW1").fill("4900");
  await page.getByRole("textbox", { name: "Terms" }).fill("Sale or return");
  await ctrlEnter();
  const told = page.getByRole("list", { name: "1 stone cannot be used" });
  await expect.element(told).toHaveTextContent(`NW2 ${messages.onlyAvailableStones}`);
  await expect.element(issueDrawer().getByRole("alert")).toHaveTextContent(messages.onlyAvailableStones);
  await expect.element(priceOf("NW2")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect.element(numbersField()).toHaveValue("NW1");
  await expect.element(issueDrawer().getByRole("alert")).not.toBeInTheDocument();
  await expect.element(priceOf("NW1")).toHaveValue("4900");
  await expect
    .element(issueDrawer().getByRole("button", { name: /^Issue memo of 1 stone for/ }))
    .not.toHaveAttribute("aria-disabled");
  await ctrlEnter();
  await expect.poll(() => acts(server, "/new-arrival/memo").length).toBe(2);
  expect(acts(server, "/new-arrival/memo").at(-1)).toEqual({
    user_id: 6,
    terms: "Sale or return",
    lines: [{ stock_no: "NW1", price_per_ct: 4900 }],
  });
});

test("a price that changes between its preview and the memo is told, and the desk issues at the present one it shows", async () => {
  let present = 5000;
  const server = issuing(
    () => [free("NW1", { markup_ppc: present })],
    () => {
      present = 5400;
      const refusal = {
        stock_no: "NW1",
        code: "priceMoved",
        reason: "Its price went from $5,000.00 to $5,400.00 a carat.",
      };
      return failure(409, { code: refusal.code, message: messages.priceMoved, refused: [refusal] });
    },
  );
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1");
  await expect.element(priceOf("NW1")).toHaveValue("5000.00");
  await ctrlEnter();
  await expect.element(issueDrawer().getByRole("alert")).toHaveTextContent(messages.priceMoved);
  await expect.element(priceOf("NW1")).toHaveValue("5400.00");
  await ctrlEnter();
  await expect.poll(() => acts(server, "/new-arrival/memo").length).toBe(2);
  expect(acts(server, "/new-arrival/memo").at(-1)).toEqual({
    user_id: 6,
    lines: [{ stock_no: "NW1", seen_ppc: 5400 }],
  });
});
