import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { KycDocuments } from "#features/kyc/kyc-documents.tsx";
import { aKycCase, approved, shaOf } from "#support/a-kyc-case.ts";
import { failure, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { button, DocumentsDesk, drawn, remark } from "./documents-desk.tsx";

let desk: DocumentsDesk;
beforeEach(() => {
  desk = new DocumentsDesk();
});

const owner = page.getByRole("region", { name: "KYC documents" });

test("both documents stand side by side with what the house knows, and axe finds nothing", async () => {
  await desk.shown();
  await expect.element(owner.getByRole("heading", { name: "Business Owner Document" })).toBeVisible();
  await expect.element(owner.getByText("1 Harbour Street, 2018")).toBeVisible();
  await expect.poll(() => drawn.elements().length).toBe(2);
  await expect
    .element(page.getByRole("link", { name: "Next in the queue: Alder & Sons" }))
    .toHaveAttribute("href", "/client/41?tab=kyc");
  expect(await findings()).toEqual([]);
});

test("what A and R do stands in sight beside both documents, on a small laptop too", async () => {
  await desk.seen();
  await page.viewport(1366, 600);
  const bottom = document.querySelector(".page")?.getBoundingClientRect().bottom ?? 0;
  expect(bottom).toBeGreaterThan(0);
  for (const name of [/^Approve/, /^Reject/]) {
    const acts = button(name).elements();
    expect(acts).toHaveLength(2);
    for (const act of acts) expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  }
});

test("nothing of a document shows below what stands in sight of it", async () => {
  await desk.seen();
  await page.viewport(1366, 600);
  const bottom = document.querySelector(".page")?.getBoundingClientRect().bottom;
  const decisions = [...document.querySelectorAll(".document-decision")];
  expect(decisions.map((decision) => decision.getBoundingClientRect().bottom)).toEqual([bottom, bottom]);
});

test("A approves the first document that waits, as it was looked at", async () => {
  desk.onAct = desk.becomes(aKycCase({ owner: { ...approved, version: 2 } }));
  await desk.seen();
  await userEvent.keyboard("a");
  await expect.element(page.getByText("Business Owner Document approved")).toBeVisible();
  const entry = { document_category: "Business Owner Document", status: 2, sha256: shaOf("a"), version: 1 };
  expect(desk.sent()).toEqual([{ business_id: 1, business_owner_data: [entry] }]);
  await expect.element(button("Revoke…")).toBeVisible();
});

test("nobody approves a document of which a page was not looked at, and the key says so as the act does", async () => {
  desk.filePages = ["FIRST", "SECOND"];
  await desk.seen();
  const first = page.getByRole("group", { name: "Business Document", exact: true });
  const approve = first.getByRole("button", { name: "Approve document" });
  await expect.element(approve).toHaveAccessibleDescription("One page has not been looked at yet.");
  await userEvent.keyboard("a");
  await expect.element(page.getByRole("alert")).toHaveTextContent("One page has not been looked at yet.");
  expect(desk.sent()).toEqual([]);
  await first.getByRole("button", { name: "Next page" }).click();
  await expect.element(approve).not.toHaveAttribute("aria-disabled", "true");
});

test("R leads to the remark where there is none, and Ctrl+Enter rejects with it", async () => {
  desk.onAct = desk.becomes(aKycCase({ owner: { ...approved, status: 3, remark: "Blurred.", version: 2 } }));
  await desk.shown();
  await expect.element(button("Reject document").first()).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("r");
  await userEvent.keyboard("Blurred.");
  await expect.element(remark.first()).toHaveValue("Blurred.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Business Owner Document rejected")).toBeVisible();
  expect(desk.sent()[0]).toMatchObject({ business_owner_data: [{ status: 3, remark: "Blurred." }] });
});

test("Ctrl+Enter without a remark says what is missing at the field, and sends nothing", async () => {
  await desk.shown();
  await userEvent.click(remark.first());
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(remark.first()).toBeInvalid();
  await expect.element(remark.first()).toHaveAccessibleDescription(messages.remarkNeeded);
  await expect.element(remark.nth(1)).toBeValid();
  await userEvent.keyboard("Blurred.");
  await expect.element(remark.first()).toBeValid();
  expect(desk.sent()).toEqual([]);
});

test("the keys follow the document that one works at", async () => {
  desk.onAct = desk.becomes(aKycCase({ business: { ...approved, version: 2 } }));
  await desk.seen();
  await userEvent.click(remark.nth(1));
  await userEvent.keyboard("{Escape}");
  await expect
    .element(page.getByRole("group", { name: "Business Document", exact: true }))
    .toHaveStyle("outline-style: solid");
  await userEvent.keyboard("a");
  await expect.element(page.getByText("Business Document approved")).toBeVisible();
  expect(desk.sent()[0]).toHaveProperty("business_data");
});

test("after a decision the keyboard stands on the document that was decided", async () => {
  desk.onAct = desk.becomes(aKycCase({ owner: { ...approved, version: 2 } }));
  await desk.seen();
  await userEvent.click(button("Approve document").first());
  await expect.element(button("Revoke…")).toBeVisible();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Business Owner Document");
});

test("after the second approval the keyboard stands on the registration", async () => {
  desk.kyc = aKycCase({ owner: approved });
  desk.onAct = (request) => {
    if (request.url.includes("/status"))
      return success({ id: 1, company_name: "", status: 11, is_active: true, version: 4 });
    desk.kyc = aKycCase({ owner: approved, business: { ...approved, version: 2 } });
    return success(desk.kyc);
  };
  await desk.seen();
  await expect.element(button("Register business")).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText(messages.documentsNotApproved).first()).toBeInTheDocument();
  await userEvent.keyboard("a");
  await expect.element(button("Register business")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Northlight Jewels is registered")).toBeVisible();
  expect(desk.sent()[1]).toEqual({ status: 1, version: 3 });
});

test("after the registration the keyboard stands on the act that takes it back", async () => {
  desk.kyc = aKycCase({ owner: approved, business: approved });
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  desk.onAct = async () => {
    await answered;
    desk.kyc = aKycCase({ owner: approved, business: approved }, { status: 11, version: 4 });
    return success({ id: 1, company_name: "", status: 11, is_active: true, version: 4 });
  };
  await desk.shown();
  await userEvent.click(button("Register business"));
  await expect.element(button("Register business")).toHaveAttribute("data-loading");
  await expect.poll(() => document.activeElement).toBe(document.body); // a button that waits takes no keys
  answer();
  await expect.element(button("Unregister…")).toHaveFocus();
});

test("a business with stones is not unregistered, and each stone leads to where it is ended", async () => {
  desk.kyc = aKycCase({ owner: approved, business: approved }, { status: 11 });
  const refused = [{ stock_no: "JD100", code: "claimHeld", reason: messages.claimHeld }];
  desk.onAct = () => failure(409, { code: "claimsLive", message: messages.claimsLive, refused });
  await desk.shown();
  await userEvent.click(button("Unregister…"));
  await userEvent.click(button("Unregister business"));
  await expect
    .element(page.getByRole("link", { name: "JD100" }))
    .toHaveAttribute("href", "/transaction/hold?business_id=1&search=JD100");
  await expect.element(page.getByText(messages.claimsLive)).toBeVisible();
});

test("an approval is taken back with a remark, and not without", async () => {
  desk.kyc = aKycCase({ owner: approved });
  desk.onAct = desk.becomes(aKycCase({ owner: { ...approved, status: 3, remark: "Expired.", version: 2 } }));
  await desk.shown();
  await userEvent.click(button("Revoke…"));
  const act = page.getByRole("dialog").getByRole("button", { name: "Revoke approval" });
  await expect.element(act).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("dialog").getByRole("textbox"));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog").getByRole("textbox")).toBeInvalid();
  expect(desk.sent()).toEqual([]);
  await userEvent.keyboard("Expired.{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(desk.sent()[0]).toMatchObject({ business_owner_data: [{ status: 3, remark: "Expired." }] });
});

for (const role_id of [3, 5, 8]) {
  test(`role ${role_id} looks at documents and decides on none`, async () => {
    await desk.shown({ role_id, mayWrite: role_id === 5 });
    await expect.element(button("Approve document").first()).toHaveAttribute("aria-disabled", "true");
    await expect.element(button("Register business")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("a");
    expect(desk.sent()).toEqual([]);
  });
}

test("a client without a business has no documents yet", async () => {
  await showScreen(desk.server, <KycDocuments businessId={null} userId={6} viewer={{ role_id: 1, mayWrite: true }} />);
  await expect.element(page.getByText("No business yet")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add business details" }))
    .toHaveAttribute("href", "/client/6?edit=business");
});

test("a case that cannot be read is asked for again", async () => {
  desk.server.reply(() => failure(500, { message: "Broken." }));
  await desk.shown();
  await expect.element(page.getByText("Broken.")).toBeVisible();
  desk.server.reply(desk.reply);
  await userEvent.click(button("Try again"));
  await expect.element(owner.getByRole("heading", { name: "Business Document" })).toBeVisible();
});

test("a file that cannot be had says so, is not approved unseen, and is tried again", async () => {
  desk.server.reply((request) =>
    request.url.includes("/files/") ? failure(409, { message: messages.documentLost }) : desk.reply(request),
  );
  await desk.shown();
  await expect.element(page.getByText(messages.documentLost).first()).toBeVisible();
  await expect.element(button("Approve document").first()).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("a");
  expect(desk.sent()).toEqual([]);
  desk.server.reply(desk.reply);
  await userEvent.click(button("Try again").first());
  await expect.element(page.getByRole("img", { name: /^Business Owner Document of/ })).toBeVisible();
});
