import { expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { MarkupsPage } from "#features/markups/markups-page.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";

const rule = (id: number, value: number) => ({
  id,
  ...{ diamond_type: "white", stone_origin: 2, from_carat: 1, to_carat: 1.49, kind: "percent", value },
});
const markup = (value: number, version: number) => ({
  layer: "business",
  version,
  rules: [rule(version, value)],
  gaps: [],
});
const stored = [{ business: { id: 1, company_name: "Northlight Jewels" }, markup: markup(4, 3) }];
const stale = { code: "staleVersion", message: "Somebody saved.", request_id: "r", current: markup(3, 4) };

/** A house whose rows somebody else has saved once, before the first save. */
function house() {
  let isFirst = true;
  return fakeServer((request) => {
    if (request.method !== "PUT") return success(pageOf(request.url.includes("/business") ? stored : []));
    if (!isFirst) return success(markup(-60, 5), 200, "Markup saved.");
    isFirst = false;
    return failure(409, stale);
  });
}
const Markups = () => <MarkupsPage mayWrite search={{ tab: "business" }} onSearch={() => {}} addressOf={() => "#"} />;
const value = page.getByRole("textbox", { name: "Markup, 1.00–1.49 ct" });
const question = page.getByRole("dialog", { name: "Sell for less than half?" });
const button = (name: string) => page.getByRole("button", { name });

test("one's own rows of two versions that sell for less than half are asked about before they are saved", async () => {
  const server = house();
  const saved = () => server.seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
  await showScreen(server, <Markups />);
  await value.fill("5");
  await button("Save 1 row").click();
  await expect.element(button("Save mine")).toBeVisible();
  await value.fill("-60");
  await button("Save mine").click();
  await expect.element(question).toHaveTextContent("White, natural, 1.00–1.49 ct: −60.00 %");
  await question.getByRole("button", { name: "Keep editing" }).click();
  expect(saved()).toHaveLength(1);
  await button("Save 1 row").click();
  await question.getByRole("button", { name: "Save 1 row" }).click();
  await expect.poll(saved).toHaveLength(2);
  expect(saved()[1]).toMatchObject({ version: 4, rules: [{ value: -60 }] });
});

test("rows that are printed before they are saved say so on the sheet", async () => {
  const printed = (media: "print" | "") => cdp().send("Emulation.setEmulatedMedia" as never, { media } as never);
  await showScreen(house(), <Markups />);
  await expect.element(value).toBeVisible();
  await printed("print");
  expect(page.getByText(/Not saved/).elements()).toEqual([]);
  await printed("");
  await value.fill("5");
  await expect.element(page.getByText("Not saved yet: 1 row changed.")).not.toBeVisible();
  await printed("print");
  await expect.element(page.getByText("Not saved yet: 1 row changed.")).toBeVisible();
  await printed("");
});
