import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { emptyFeed } from "#features/feeds/feed-form.ts";
import { WebTest } from "#features/feeds/web-test.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const values = { ...emptyFeed(3), source: "web" as const, "web.url": "https://api.supplier.example/stock" };
const button = page.getByRole("button", { name: "Test address" });

test("an address is tried with what is typed, and shows the beginning of its answer", async () => {
  const tried = { outcome: "open", sentence: null, file_name: "stock.csv", lines: ["Stock no,Carat", "A1,1.01"] };
  const server = fakeServer(() => success(tried));
  await showScreen(server, <WebTest values={values} keptId={7} />);
  await button.click();
  await expect.element(page.getByText("It answers with stock.csv.")).toBeVisible();
  await expect.element(page.getByText(/A1,1\.01/)).toBeVisible();
  expect(bodyOf(server.seen[0]?.text ?? "")).toMatchObject({ web: { url: values["web.url"] }, kept_id: 7 });
  expect(await findings()).toEqual([]);
});

test("why there is no stock is said in the server's sentence, and a refused field in its own", async () => {
  const sentence = "api.supplier.example does not let us in (401).";
  const server = fakeServer(() => success({ outcome: "refused", sentence, file_name: null, lines: [] }));
  await showScreen(server, <WebTest values={values} keptId={null} />);
  await button.click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  server.reply(() => failure(422, { code: "feedNeedsHttps", message: "The address begins with https." }));
  await button.click();
  await expect.element(page.getByText("The address begins with https.")).toBeVisible();
});

test("without an address nothing is asked, and the act says why", async () => {
  const server = fakeServer(() => success({}));
  await showScreen(server, <WebTest values={{ ...values, "web.url": " " }} keptId={null} />);
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  expect(server.seen).toEqual([]);
});
