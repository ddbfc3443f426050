import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { aSend, aStone, asked, button, fitsAcross, MailRule, mailHouse } from "./mail-rules.tsx";

const report = { tab: "report", run: 40 } as const;

test("a report says who got the letter and at which price, who did not, and why", async () => {
  const sends = [
    aSend(1),
    aSend(2, { company_name: "Quarry", state: "leftOut", left_out: "kyc", pieces: 0, sell_amt: 0 }),
    aSend(3, { company_name: "Harbour", state: "failed", reason: "550 5.1.1 no such mailbox" }),
  ];
  await showScreen(fakeServer(mailHouse({ sends })), <MailRule start={report} />);
  await expect.element(page.getByRole("row", { name: /Orchard Lane \| Mara Lind.*Sent.*\$48,210\.50/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Quarry.*Left out.*KYC pending/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Harbour.*Not taken.*550 5\.1\.1/ })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "12" }).first())
    .toHaveAttribute("href", `/settings/system-settings/bulk-email/1?uid=${aSend(1).uid}`);
  expect(await findings()).toEqual([]);
});

test("a report follows its run by itself until no letter waits", async () => {
  const server = fakeServer(mailHouse({ sends: [aSend(1, { state: "queued", sent_at: null })] }));
  await showScreen(server, <MailRule start={report} />);
  await expect.element(page.getByText("In the outbox")).toBeVisible();
  server.reply(mailHouse({ sends: [aSend(1)] }));
  await expect.element(page.getByText("Sent", { exact: true })).toBeVisible();
});

test("a report of nobody says so, and one that fails is asked for again", async () => {
  const server = fakeServer(mailHouse());
  const screen = await showScreen(server, <MailRule start={report} />);
  await expect.element(page.getByText("No letters")).toBeVisible();
  await screen.unmount();
  server.reply(() => failure(500, {}));
  await showScreen(server, <MailRule start={report} />);
  await expect.element(page.getByText("Failed to fetch data")).toBeVisible();
  server.reply(mailHouse({ sends: [aSend(1)] }));
  await button("Try again").click();
  await expect.element(page.getByText("Orchard Lane | Mara Lind")).toBeVisible();
});

test("a report of ten thousand letters is read by the page, and stands on a telephone", async () => {
  const sends = Array.from({ length: 50 }, (_, at) =>
    aSend(at + 1, { name: "Bartholomew Featherstonehaugh-Cholmondeley" }),
  );
  const server = fakeServer((request) =>
    new URL(request.url).pathname.endsWith("/sends") ? success(pageOf(sends, 10_000)) : mailHouse()(request),
  );
  await showScreen(server, <MailRule start={report} />);
  await page.viewport(390, 844);
  await expect.element(page.getByText(/Bartholomew/).first()).toBeVisible();
  const stones = page.getByRole("link", { name: "12 stones" }).first();
  await expect.element(stones).toHaveAttribute("href", `/settings/system-settings/bulk-email/1?uid=${aSend(1).uid}`);
  expect(asked(server, "GET", "/runs/40/sends")[0]?.url.searchParams.get("size")).toBe("50");
  expect(fitsAcross()).toBe(true);
  expect(await findings()).toEqual([]);
});

test("the stones of a rule stand with their prices, a hundred to a page, and say their origin first", async () => {
  const server = fakeServer(mailHouse({ stones: [aStone(1), aStone(2)] }));
  await showScreen(server, <MailRule />);
  await expect
    .element(page.getByRole("row", { name: /JD1.*Natural Round 1\.02 ct D IF GIA.*\$7,140\.00/ }))
    .toBeVisible();
  expect(bodyOf(asked(server, "POST", "/inventory-diamonds")[0]?.text ?? "")).toMatchObject({ id: 1, size: 100 });
  expect(await findings()).toEqual([]);
  await page.viewport(390, 844);
  await expect.element(page.getByText("JD1")).toBeVisible();
  expect(fitsAcross()).toBe(true);
});

test("a rule without stones says so, and one that fails says what was not fetched", async () => {
  const screen = await showScreen(fakeServer(mailHouse()), <MailRule />);
  await expect.element(page.getByText("No stones", { exact: true })).toBeVisible();
  await screen.unmount();
  await showScreen(
    fakeServer(() => failure(500, {})),
    <MailRule />,
  );
  await expect.element(page.getByText("Failed to fetch diamond details")).toBeVisible();
});

test("a file of the stones is asked for with what is shown, and its failure is told in the sentence of §5", async () => {
  const server = fakeServer(mailHouse({ stones: [aStone(1)] }));
  await showScreen(server, <MailRule start={{ type: "white" }} />);
  await expect.element(page.getByText("JD1")).toBeVisible();
  server.reply(() => failure(500, {}));
  await button("Excel").click();
  await expect.element(page.getByText("Failed to fetch diamond details")).toBeVisible();
  expect(bodyOf(asked(server, "POST", "/inventory-diamonds").at(-1)?.text ?? "")).toMatchObject({
    diamond_type: ["white"],
    export: true,
  });
});

test.each([
  ["without data", { status: "success", message: "Done." }],
  ["with null", { status: "success", message: "Done.", data: null }],
])("stones that are answered %s are said to be so, in the list and in their file (spec §5)", async (_, answer) => {
  const withoutData = () => Response.json(answer);
  const screen = await showScreen(fakeServer(withoutData), <MailRule />);
  await expect.element(page.getByText("Invalid API response structure")).toBeVisible();
  await screen.unmount();
  const server = fakeServer(mailHouse({ stones: [aStone(1)] }));
  await showScreen(server, <MailRule />);
  await expect.element(page.getByText("JD1")).toBeVisible();
  server.reply(withoutData);
  await button("PDF").click();
  await expect.element(page.getByText("Invalid API response structure")).toBeVisible();
});

test("a refusal is told in the server's own words, in the list and of a file (spec §8)", async () => {
  const refusal = (message: string) => () => failure(403, { code: "forbidden", message, request_id: "r" });
  const screen = await showScreen(fakeServer(refusal("This rule is no longer yours.")), <MailRule />);
  await expect.element(page.getByText("This rule is no longer yours.")).toBeVisible();
  await screen.unmount();
  const server = fakeServer(mailHouse({ stones: [aStone(1)] }));
  await showScreen(server, <MailRule />);
  await expect.element(page.getByText("JD1")).toBeVisible();
  server.reply(refusal("Files are not made at this hour."));
  await button("Excel").click();
  await expect.element(page.getByText("Files are not made at this hour.")).toBeVisible();
});
