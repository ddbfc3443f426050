import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FeaturedPage } from "#features/showcase/featured-page.tsx";
import type { FeaturedSearch } from "#features/showcase/featured-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { clientsAnswer, featured, featuredAnswer } from "./showcase-world.ts";

const rows = [featured(1), featured(2, { business: { id: 4, company_name: "Northlight Jewels" }, is_active: false })];
const isRead = ({ url }: { url: string | URL }) => /get-featured-stone|customer-dropdown/.test(String(url));
const read = (request: Request) =>
  success(request.url.includes("get-featured-stone") ? featuredAnswer(rows) : clientsAnswer);
const answering = (server: FakeServer, answer: () => Response) =>
  server.reply((request) => (isRead(request) ? read(request) : answer()));
const written = ({ seen }: FakeServer) => seen.filter((request) => !isRead(request));
const field = (name: string) => page.getByRole("textbox", { name });
const option = (name: string) => page.getByRole("option", { name });

function FeaturedStones({ start = {}, mayWrite = true }: { start?: FeaturedSearch; mayWrite?: boolean }) {
  const [search, setSearch] = useState(start);
  return (
    <FeaturedPage
      onDirty={() => {}}
      user={{ id: 1, role_id: 1 }}
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
    />
  );
}

test("special stones say for whom they are, with the totals of all, narrowed by the address", async () => {
  const server = fakeServer(read);
  await showScreen(server, <FeaturedStones start={{ type: "white", business: "4", user_id: 6, status: "active" }} />);
  await expect.element(page.getByRole("row", { name: /JD1000001.*Everybody.*Eye-clean/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /JD1000002.*Northlight Jewels/ })).toBeVisible();
  await expect.element(page.getByText("$13,109.00")).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("get-featured-stone"));
  expect(bodyOf(asked?.text ?? "")).toMatchObject({
    diamond_type: "white",
    business_id: 4,
    user_id: 6,
    is_active: true,
  });
  expect(await findings()).toEqual([]);
});

test("several stones are featured for one business at once", async () => {
  const server = fakeServer(read);
  await showScreen(server, <FeaturedStones start={{ add: true }} />);
  await expect.element(field("Stock or report numbers")).toHaveFocus();
  await field("Stock or report numbers").fill("JD1000003; JD1000004");
  await page.getByRole("combobox", { name: "For", exact: true }).click();
  await option("Northlight Jewels").first().click();
  await field("Remark").fill("For your window");
  answering(server, () => success({ featureStoneList: [featured(3)] }, 200, "Special stones saved."));
  await page.getByRole("button", { name: "Feature stones", exact: true }).click();
  await expect.element(page.getByText("Special stones saved.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "")).toEqual({
    stock_numbers: ["JD1000003", "JD1000004"],
    business_id: 4,
    user_id: null,
    remark: "For your window",
  });
});

test("a number that is featured already is named, and nothing is lost", async () => {
  const server = fakeServer(read);
  await showScreen(server, <FeaturedStones start={{ add: true }} />);
  await field("Stock or report numbers").fill("JD1000001 JD1000003");
  const refused = [
    { stock_no: "JD1000001", code: "stoneFeatured", reason: "This stone is already featured for them." },
  ];
  answering(server, () => failure(422, { code: "stonesNotTaken", message: "Some cannot.", request_id: "r", refused }));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("This stone is already featured for them.")).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect.element(field("Stock or report numbers")).toHaveValue("JD1000003");
});

test("no number at all is refused in the words of the specification", async () => {
  const server = fakeServer(read);
  await showScreen(server, <FeaturedStones start={{ add: true }} />);
  const message = "Please select at least one diamond";
  answering(server, () => failure(422, { code: "selectDiamond", message, request_id: "r" }));
  await page.getByRole("button", { name: "Feature stones", exact: true }).click();
  await expect.element(page.getByText(message)).toBeVisible();
});

test("an entry is given to one person, and a stale version shows what is stored", async () => {
  const server = fakeServer(read);
  await showScreen(server, <FeaturedStones start={{ open: 1 }} />);
  await page.getByRole("combobox", { name: "For", exact: true }).click();
  await option("Noor Lind").click();
  const current = { featureStoneList: [featured(1, { remark: "Theirs", version: 5 })] };
  answering(server, () => failure(409, { code: "staleVersion", message: "By another.", request_id: "r", current }));
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByRole("cell", { name: "Theirs" }).first()).toBeVisible();
  answering(server, () => success(current, 200, "Special stones saved."));
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect.element(page.getByText("Special stones saved.")).toBeVisible();
  expect(bodyOf(written(server).at(-1)?.text ?? "")).toEqual({
    id: 1,
    business_id: null,
    user_id: 8,
    remark: "Theirs",
    sequence: 1,
    version: 5,
  });
});

test("switching and deleting go to their own calls", async () => {
  const server = fakeServer(read);
  await showScreen(server, <FeaturedStones start={{ open: 1 }} />);
  answering(server, () => success({ featureStoneList: [] }, 200, "Done."));
  await page.getByRole("switch", { name: "JD1000002 for Northlight Jewels is active" }).click();
  await expect.element(page.getByText("Done.")).toBeVisible();
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect
    .poll(() => written(server).map(({ method, url }) => `${method} ${url.pathname}`))
    .toEqual(["PUT /api/v1/inventory/featured-stone-active/2", "DELETE /api/v1/inventory/featured-stone/1"]);
});

test("who may only read meets every act locked with the reason", async () => {
  await showScreen(fakeServer(read), <FeaturedStones start={{ open: 1 }} mayWrite={false} />);
  for (const name of ["Feature stones…", "Save changes", "Delete…"]) {
    await expect
      .element(page.getByRole("button", { name }))
      .toHaveAccessibleDescription("You do not have permission to do this.");
  }
});

test("a person behind the first page of a large house is found by their company, and a stone featured for them", async () => {
  const far = {
    ...{ id: 9001, role_id: 2, first_name: "Ines", last_name: "Roe" },
    business: { id: 77, company_name: "Zenith Stones", status: 10 },
  };
  const many = { ...clientsAnswer, pagination: { ...clientsAnswer.pagination, totalPages: 19, totalRecords: 9001 } };
  const server = fakeServer((request) => {
    if (request.url.includes("search=zenith")) return success({ ...clientsAnswer, data: [far] });
    return request.url.includes("customer-dropdown") ? success(many) : read(request);
  });
  await showScreen(server, <FeaturedStones start={{ add: true }} />);
  await field("Stock or report numbers").fill("JD1000003");
  await page.getByRole("combobox", { name: "For", exact: true }).fill("zenith");
  await option("Zenith Stones | Ines Roe").click();
  answering(server, () => success({ featureStoneList: [featured(3)] }, 200, "Special stones saved."));
  await page.getByRole("button", { name: "Feature stones", exact: true }).click();
  await expect.poll(() => bodyOf(written(server)[0]?.text ?? "{}").user_id).toBe(9001);
});
