import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { aDocument, administrator, aKycCase, aKycStep, approved, shaOf } from "#support/a-kyc-case.ts";
import { failure } from "#support/fake-server.ts";
import { findings } from "../ui/findings.ts";
import { button, DocumentsDesk, remark } from "./documents-desk.tsx";

let desk: DocumentsDesk;
beforeEach(() => {
  desk = new DocumentsDesk();
});

test("the pages of a file that was replaced lock nothing: the picture that came in its place has none", async () => {
  desk.filePages = ["FIRST", "SECOND"];
  const file = { ...aDocument("owner").file, sha256: shaOf("c") };
  const history = [aKycStep("owner", "replace", { at: "2026-11-20T10:00:00.000Z", sha256: shaOf("c") })];
  desk.onAct = () => {
    desk.filePages = [];
    desk.kyc = aKycCase({ owner: { file, version: 2 } }, { history });
    return failure(409, { code: "fileReplaced", message: messages.fileReplaced, current: desk.kyc });
  };
  await desk.seen();
  const owners = page.getByRole("group", { name: "Business Owner Document" });
  const approve = owners.getByRole("button", { name: "Approve document" });
  await expect.element(approve).toHaveAccessibleDescription("One page has not been looked at yet.");
  await userEvent.fill(owners.getByRole("textbox", { name: "Remark for the client" }), "Too small.");
  await userEvent.click(owners.getByRole("button", { name: "Reject document" }));
  await userEvent.click(button("Continue"));
  await expect.element(approve).not.toHaveAttribute("aria-disabled", "true");
});

test("where somebody else was first, one reads what happened and keeps the remark", async () => {
  const history = [
    aKycStep("owner", "approve", { at: "2026-11-20T10:05:00.000Z", by: { ...administrator, first_name: "Lars" } }),
    ...aKycCase().history,
  ];
  desk.onAct = () => {
    desk.kyc = aKycCase({ owner: { ...approved, version: 2 } }, { history });
    return failure(409, { code: "staleVersion", message: "stale", current: desk.kyc });
  };
  await desk.seen();
  await userEvent.fill(remark.nth(1), "Another remark.");
  await userEvent.click(button("Approve document").first());
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(/Lars Novak approved this .*Nothing of yours was written/);
  await expect.element(button("Approve document").first()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button("Continue"));
  await expect.element(button("Revoke…")).toBeVisible();
  await expect.element(remark.first()).toHaveValue("Another remark.");
});

test("a document that somebody else decides while its remark is typed stays, and no key reaches the other document", async () => {
  await desk.seen();
  await userEvent.keyboard("r");
  await userEvent.keyboard("The stamp");
  const history = [aKycStep("owner", "approve", { at: "2026-11-20T10:05:00.000Z" }), ...desk.kyc.history];
  desk.kyc = aKycCase({ owner: { ...approved, version: 2 } }, { history });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Ines Novak approved this .*Nothing of yours/);
  await userEvent.keyboard(" is missing{Control>}{Enter}{/Control}");
  await expect.element(remark.first()).toHaveValue("The stamp");
  await expect.element(remark.first()).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("ar");
  expect(desk.sent()).toEqual([]);
  expect(await findings()).toEqual([]);
  await userEvent.click(remark.first());
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Revoke…")).toBeVisible();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Business Owner Document");
});

test("another file that came meanwhile is shown, told, and not approved unseen", async () => {
  const file = { ...aDocument("owner").file, sha256: shaOf("c") };
  const history = [aKycStep("owner", "replace", { at: "2026-11-20T10:00:00.000Z", sha256: shaOf("c") })];
  desk.onAct = () => {
    desk.kyc = aKycCase({ owner: { file, version: 2 } }, { history });
    return failure(409, { code: "fileReplaced", message: messages.fileReplaced, current: desk.kyc });
  };
  await desk.seen();
  await userEvent.fill(remark.first(), "Kept.");
  const links = () => desk.server.seen.filter(({ url }) => url.pathname.endsWith("/link")).length;
  const before = links();
  await userEvent.click(button("Approve document").first());
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Mara Lind sent another file/);
  await userEvent.click(button("Continue"));
  await expect.poll(links).toBe(before + 1);
  await expect.element(remark.first()).toHaveValue("Kept.");
  expect(desk.sent()).toHaveLength(1);
});

test("who registers a business that somebody else registered first is told so where it was pressed", async () => {
  desk.kyc = aKycCase({ owner: approved, business: approved });
  const meanwhile = { event: "business.register", by: "Lars Novak", at: "2026-11-20T10:05:00.000Z" };
  const refused = [{ id: 1, code: "staleVersion", reason: messages.staleVersion, meanwhile }];
  desk.onAct = () => {
    desk.kyc = aKycCase({ owner: approved, business: approved }, { status: 11 });
    return failure(409, { code: "staleVersion", message: messages.staleVersion, refused });
  };
  await desk.shown();
  await userEvent.click(button("Register business"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(/Lars Novak registered this business .*Nothing of yours was written/);
  await expect.element(button("Unregister…")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a business that somebody else registers while it is on the screen stays as it was seen until one goes on", async () => {
  const both = { owner: approved, business: approved };
  desk.kyc = aKycCase(both);
  await desk.seen();
  await expect.element(button("Register business")).not.toHaveAttribute("aria-disabled", "true");
  const changed = { event: "business.register", by: "Lars Peeters", at: "2026-11-20T10:05:00.000Z" };
  desk.kyc = aKycCase(both, { status: 11, version: 4, changed });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect
    .element(page.getByText(/Lars Peeters registered this business .* Nothing of yours was written/).first())
    .toBeVisible();
  await expect.element(button("Register business")).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button("Continue"));
  await expect.element(button("Unregister…")).toBeVisible();
});
