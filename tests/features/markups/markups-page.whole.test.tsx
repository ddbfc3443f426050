import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MarkupsPage } from "#features/markups/markups-page.tsx";
import { type MarkupsSearch, markupsSearch } from "#features/markups/markups-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const rule = (id: number, from_carat: number, to_carat: number, value: number) => ({
  id,
  diamond_type: "white",
  stone_origin: 2,
  from_carat,
  to_carat,
  kind: "percent",
  value,
});
const gap = { diamond_type: "white", stone_origin: 2, from_carat: 1.5, to_carat: 650, stones: 118 };
const markup = (rules = [rule(1, 0.01, 0.99, 6), rule(2, 1, 1.49, 4)], version = 3) => ({
  layer: "business",
  version,
  rules,
  gaps: [gap],
});
const businesses = [{ business: { id: 1, company_name: "Northlight Jewels" }, markup: markup() }];
const explained = {
  stock_no: "JD1000000",
  user_id: 6,
  list: { list_no: 1, label: "Demo list (fictional)", effective_on: "2026-11-20", is_synthetic: true },
  layer: "business",
  markup_id: 5,
  kind: "percent",
  value: 4,
  layers: [
    { layer: "business_provider", outcome: "unset" },
    { layer: "business", outcome: "applied" },
  ],
  steps: [
    { name: "price_per_ct", how: "The provider's price", value: 6500 },
    { name: "sell_amt", how: "6760.00 × 1.01 ct", value: 6827.6 },
  ],
  markup_disc: -32.4,
  markup_ppc: 6760,
  sell_amt: 6827.6,
};

const alder = {
  id: 6,
  role_id: 2,
  first_name: "Nils",
  last_name: "Alder",
  business: { id: 1, company_name: "Alder & Finch", status: 11 },
};

const answer = (request: Request) => {
  const { pathname } = new URL(request.url);
  if (request.method === "PUT") return success(markup([rule(3, 0.01, 0.99, 5)], 4), 200, "Markup saved.");
  if (pathname.endsWith("/explain-price")) return success(explained);
  if (pathname.endsWith("/customer-dropdown")) return success(pageOf([alder]));
  if (pathname.endsWith("/business")) return success(pageOf(businesses));
  return success(pageOf([]));
};

interface Start {
  search?: MarkupsSearch;
  mayWrite?: boolean;
}
function Markups({ search: start = { tab: "business" }, mayWrite = true }: Start) {
  const [search, setSearch] = useState(start);
  return (
    <MarkupsPage
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now: MarkupsSearch) => ({ ...now, ...patch }))}
      addressOf={({ tab, of }) => `#tab=${tab ?? ""}&of=${of ?? ""}`}
    />
  );
}
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT");
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const save = () => userEvent.keyboard("{Control>}{Enter}{/Control}");

test("a markup of −101 % is refused at its field, and nothing typed is lost", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  await field("Markup, 1.00–1.49 ct").fill("−101");
  const message = "Must be more than -100.";
  server.reply((request) =>
    request.method === "PUT"
      ? failure(400, {
          code: "malformed",
          message: "The request does not have the expected form.",
          request_id: "r",
          errors: [{ path: "/data/rules/1/value", message }],
        })
      : answer(request),
  );
  await save();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText("A figure was refused. Nothing was saved.")).toBeVisible();
  await expect.element(page.getByText("expected form")).not.toBeInTheDocument();
  await expect.element(field("Markup, 1.00–1.49 ct")).toHaveFocus();
  await expect.element(field("Markup, 1.00–1.49 ct")).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(field("Markup, 1.00–1.49 ct")).toHaveValue("−101");
  await expect.element(field("Markup, 0.01–0.99 ct")).not.toHaveAttribute("aria-invalid", "true");
  expect((bodyOf(written(server)[0]?.text ?? "") as { rules: { value: number }[] }).rules[1]?.value).toBe(-101);
  expect(await findings()).toEqual([]);
});

test("rows that hold the same weight say so while they are typed, and once more when the server refuses them", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  await field("From, ct, 1.00–1.49 ct").fill("0.9");
  await expect.element(page.getByText("Also covered by 0.90–1.49 ct")).toBeVisible();
  await expect.element(page.getByText("1 row changed; 2 rows overlap")).toBeVisible();
  const message = "Two rows cover the same weight.";
  const errors = [0, 1].map((at) => ({ path: `/data/rules/${at}`, message }));
  server.reply((request) =>
    request.method === "PUT"
      ? failure(422, { code: "rangesOverlap", message, request_id: "r", errors })
      : answer(request),
  );
  await save();
  await expect.element(page.getByRole("alert").getByText(message)).toBeVisible();
  await expect.element(field("From, ct, 0.01–0.99 ct")).toHaveFocus();
});

const tooLate = "Somebody else saved this after you opened it. Nothing of yours was written.";
/** Saves rows for which somebody else has stored others meanwhile. */
async function saveTooLate(server: ReturnType<typeof fakeServer>, current: object) {
  const stale = { code: "staleVersion", message: tooLate, request_id: "r", current };
  server.reply((request) => (request.method === "PUT" ? failure(409, stale) : answer(request)));
  await save();
}

test("where somebody else saved meanwhile both values stand side by side, and mine goes over theirs only when I say so", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  await field("Markup, 1.00–1.49 ct").fill("4.5");
  const current = markup([rule(8, 0.01, 0.99, 6), rule(9, 1, 1.49, 3.75)], 4);
  await saveTooLate(server, current);
  const row = page.getByRole("row", { name: /White, natural, 1.00–1.49 ct/ });
  await expect.element(row.getByText("4.50 %")).toBeVisible();
  await expect.element(row.getByText("3.75 %")).toBeVisible();
  expect(page.getByText("6.00 %").elements()).toEqual([]);
  expect(await findings()).toEqual([]);
  server.reply(answer);
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect.poll(() => written(server)[1]?.text).toBeTruthy();
  const sent = bodyOf(written(server).at(-1)?.text ?? "") as { version: number; rules: { value: number }[] };
  expect([sent.version, sent.rules.map(({ value }) => value)]).toEqual([4, [6, 4.5]]);
});

test("a row that only the other person changed is no value of mine, and one sentence says who saved", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  await field("Markup, 1.00–1.49 ct").fill("4.5");
  const current = markup([rule(8, 0.01, 0.99, 7.25), rule(9, 1, 1.49, 3.75)], 4);
  await saveTooLate(server, current);
  const theirs = page.getByRole("row", { name: /White, natural, 0.01–0.99 ct/ });
  await expect.element(theirs.getByText("Not changed, kept as saved")).toBeVisible();
  await expect.element(theirs.getByText("7.25 %")).toBeVisible();
  expect(page.getByText(tooLate).elements()).toHaveLength(1);
});

test("a gap says which weights go to the next layer and how many stones, and offers the row that closes it", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  await expect.element(page.getByText("1.50–650.00 ct: 118 stones left to the next layer")).toBeVisible();
  await page.getByRole("button", { name: "Add row for 1.50–650.00 ct" }).click();
  await expect.element(field("Markup, 1.50–650.00 ct")).toHaveFocus();
  expect(page.getByText(/left to the next layer/).elements()).toEqual([]);
  await userEvent.keyboard("3");
  await save();
  await expect.poll(() => written(server)[0]?.text).toBeTruthy();
  const sent = bodyOf(written(server)[0]?.text ?? "") as { rules: { from_carat: number; value: number }[] };
  expect(sent).toMatchObject({ business_id: 1, version: 3 });
  expect(sent.rules.at(-1)).toMatchObject({ from_carat: 1.5, to_carat: 650, value: 3 });
});

test("who may only read sees every row, and why nothing can be changed", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups mayWrite={false} />);
  await expect.element(field("Markup, 1.00–1.49 ct")).toHaveAttribute("readonly");
  await expect
    .element(page.getByRole("button", { name: "Save" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
  expect(page.getByRole("button", { name: /^Remove/ }).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("a price is explained step by step, with the layer that applied", async () => {
  expect(markupsSearch({ tab: "other", stock: " JD1000000 ", client: "6" })).toMatchObject({
    tab: undefined,
    stock: "JD1000000",
    user_id: 6,
  });
  const server = fakeServer(answer);
  await showScreen(server, <Markups search={{ tab: "business", explain: true }} />);
  await field("Stock number").fill("JD1000000");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("$6,827.60")).toBeVisible();
  await expect.element(page.getByText("You, without a client")).toBeVisible();
  // Amount and price per carat are of one price. What the house pays is a step of the reckoning.
  await expect.element(page.getByRole("complementary")).toHaveTextContent(/Price per carat\s*\$6,760\.00/);
  await page.getByRole("combobox", { name: "Client" }).fill("ald");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Explain", exact: true }).click();
  await expect.poll(() => server.seen.at(-1)?.url.searchParams.get("user_id")).toBe("6");
  await expect.element(page.getByRole("complementary")).toHaveTextContent(/Price for\s*Alder & Finch \| Nils Alder/);
  await expect.element(page.getByText("6760.00 × 1.01 ct")).toBeVisible();
  await expect.element(page.getByText("no markup")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a decimal comma is read as one, shown as it was read, and saved so", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  await field("Markup, 1.00–1.49 ct").fill("12,5");
  await userEvent.keyboard("{Tab}");
  await expect.element(field("Markup, 1.00–1.49 ct")).toHaveValue("12.50");
  await field("To, ct, 0.01–0.99 ct").fill("0,7");
  await save();
  await expect.poll(() => written(server)).toHaveLength(1);
  const { rules } = bodyOf(written(server)[0]?.text ?? "") as { rules: { to_carat: number; value: number }[] };
  expect([rules[0]?.to_carat, rules[1]?.value]).toEqual([0.7, 12.5]);
});

test("a figure that cannot be read is refused at its field before anything is saved", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  for (const text of ["1e3", "abc", "1.2.3", "12.345"]) {
    await field("Markup, 1.00–1.49 ct").fill(text);
    await save();
    await expect.element(field("Markup, 1.00–1.49 ct")).toHaveAccessibleDescription(/number with at most 2 decimals/);
    await expect.element(field("Markup, 1.00–1.49 ct")).toHaveValue(text);
  }
  expect(written(server)).toEqual([]);
});

test("rows that sell for less than half are asked about first, with who would buy at them", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  const value = page.getByRole("textbox", { name: "Markup, 0.01–0.99 ct" });
  const saved = () => server.seen.filter(({ method }) => method === "PUT");
  const question = page.getByRole("dialog", { name: "Sell for less than half?" });
  await value.fill("-99.99");
  await page.getByRole("button", { name: /^Save 1 row/ }).click();
  await expect.element(question).toHaveTextContent("everybody of Northlight Jewels would buy at these markups");
  await expect.element(question).toHaveTextContent("White, natural, 0.01–0.99 ct: −99.99 %");
  await expect.element(question).toHaveTextContent("A stone of $100.00 per carat is sold for $0.01.");
  expect(await findings()).toEqual([]);
  await question.getByRole("button", { name: "Keep editing" }).click();
  expect(saved()).toEqual([]);
  await page.getByRole("button", { name: /^Save 1 row/ }).click();
  await question.getByRole("button", { name: "Save 1 row" }).click();
  await expect.poll(() => saved().length).toBe(1);
  await expect.element(question).not.toBeInTheDocument();
});

test("a markup that keeps at least half of the price is saved without a question", async () => {
  const server = fakeServer(answer);
  await showScreen(server, <Markups />);
  await page.getByRole("textbox", { name: "Markup, 0.01–0.99 ct" }).fill("-50");
  await page.getByRole("button", { name: /^Save 1 row/ }).click();
  await expect.poll(() => server.seen.filter(({ method }) => method === "PUT").length).toBe(1);
});
