import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fieldMessages } from "#domain/field-messages.ts";
import { kycFileMaxBytes } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { OwnBusinessPage } from "#features/kyc/own-business-page.tsx";
import { aBusiness, aKycCase, aKycStep, approved, rejected } from "#support/a-kyc-case.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { smallPdf } from "#support/small-pdf.ts";
import { findings } from "../ui/findings.ts";

let kyc = aKycCase();
let business = aBusiness();
let onAct: (request: Request) => Response | Promise<Response>;
let server: FakeServer;
const onChanged = vi.fn();
const onDirty = vi.fn();

const types = [
  { id: 30, code: "TRADE_LICENCE", name: "Trade licence" },
  { id: 36, code: "PASSPORT", name: "Passport" },
];
const pdf = (name = "licence.pdf") => new File([smallPdf(["LICENCE"])], name, { type: "application/pdf" });

function reply(request: Request): Response | Promise<Response> {
  const path = new URL(request.url).pathname.replace("/api/v1", "");
  if (path.endsWith("/link")) return success({ link: "/files/kyc/abc", expires_at: "2026-11-20T14:37:00.000Z" }, 201);
  if (request.method !== "GET") return onAct(request);
  if (path.startsWith("/files/"))
    return new Response(smallPdf(["PAPER"]), { headers: { "content-type": "application/pdf" } });
  if (path.endsWith("/document")) return success(kyc);
  if (path.startsWith("/customer/business/")) return success(business);
  return success(pageOf(path.includes("sub") ? types : []));
}

beforeEach(() => {
  kyc = aKycCase({ owner: null, business: null }, { status: 9, history: [] });
  business = aBusiness({ status: 9 });
  onAct = () => failure(500);
  onChanged.mockClear();
  onDirty.mockClear();
  server = fakeServer(reply);
});

interface Shown {
  businessId?: number | null;
  isEditing?: boolean;
  mayWrite?: boolean;
}

function shown({ businessId = 1, isEditing = false, mayWrite = true }: Shown = {}) {
  const viewer = { role_id: 2, mayWrite };
  const acts = { onEdit: () => {}, onChanged, onDirty };
  return showScreen(
    server,
    <OwnBusinessPage businessId={businessId} viewer={viewer} isEditing={isEditing} {...acts} />,
  );
}

const step = (title: string) => page.getByRole("group", { name: title });
const isThere = (title: string) => expect.element(page.getByRole("heading", { name: title })).toBeVisible();
async function choose(title: string, file: File) {
  await userEvent.upload(step(title).getByLabelText(`File for the ${title}`, { exact: true }), file);
}
async function say(title: string, type: string) {
  await userEvent.click(step(title).getByRole("combobox", { name: "Document type" }));
  await userEvent.click(page.getByRole("option", { name: type }));
}
/** The parts of a form: its JSON part, and its files. */
async function partsOf(form: FormData | null | undefined) {
  const data = form?.get("data");
  return { data: data instanceof Blob ? JSON.parse(await data.text()) : null, file: (name: string) => form?.get(name) };
}
const acts = () => server.seen.filter(({ method, url }) => method !== "GET" && !url.pathname.endsWith("/link"));

test("the first step asks for the business, and the documents wait for it", async () => {
  onAct = () => success(business, 201, "Business saved.");
  await shown({ businessId: null });
  await expect.element(page.getByText("Enter the business details first.").first()).toBeVisible();
  await userEvent.fill(page.getByLabelText("Company"), " Haddad Fine Stones ");
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await userEvent.click(page.getByRole("button", { name: "Save business details" }));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(bodyOf(acts()[0]?.text ?? "")).toMatchObject({ company_name: "Haddad Fine Stones", phone: null });
  expect(await findings()).toEqual([]);
});

test("details that are empty are named, and nobody is told that they are complete", async () => {
  business = aBusiness({ status: 9, type_id: null, country_id: null, state_id: null, city_id: null, postal_code: "" });
  await shown();
  const told = page.getByRole("status").filter({ hasText: "Send both documents" });
  await expect
    .element(told)
    .toHaveTextContent("Still empty in your details: Business type, Country, State, City, Postal code.");
  expect(told.element().textContent).not.toContain("complete");
});

test("details that are there are not asked for, nor a state where the country has none", async () => {
  business = aBusiness({ status: 9, type_id: 30 });
  await shown();
  await expect.element(page.getByRole("status").filter({ hasText: "Send both documents" })).toBeVisible();
  await expect.element(page.getByText(/^Still empty/)).not.toBeInTheDocument();
});

test.each([
  ["phone", "Telephone", "abc"],
  ["website", "Website", "javascript:alert(1)"],
])("a %s that is none is said at its field", async (name, label, typed) => {
  onAct = () => failure(400, { message: "No.", errors: [{ path: `/data/${name}`, message: fieldMessages.form }] });
  await shown({ businessId: null });
  await userEvent.fill(page.getByLabelText("Company"), "Haddad Fine Stones");
  await userEvent.fill(page.getByLabelText(label), typed);
  await userEvent.click(page.getByRole("button", { name: "Save business details" }));
  await expect.element(page.getByLabelText(label)).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(fieldMessages.form);
});

test("what is wrong with the details stands at its field", async () => {
  const errors = [{ path: "/data/company_name", message: "Please fill in this field." }];
  onAct = () => failure(400, { message: "No.", errors });
  await shown({ businessId: null });
  await userEvent.click(page.getByRole("button", { name: "Save business details" }));
  await expect.element(page.getByLabelText("Company")).toHaveAttribute("aria-invalid", "true");
  expect(onChanged).not.toHaveBeenCalled();
});

test.each([
  ["Business Owner Document", ["Passport", "Trade licence"]],
  ["Business Document", ["Trade licence", "Passport"]],
])("the types of a %s begin with those that fit it", async (title, names) => {
  await shown();
  await userEvent.click(step(title).getByRole("combobox", { name: "Document type" }));
  await expect.element(page.getByRole("option", { name: "Passport" })).toBeVisible();
  expect(
    page
      .getByRole("option")
      .elements()
      .map((one) => one.textContent),
  ).toEqual(names);
});

test("a document is looked at before it is sent, and sent under its name with what it is", async () => {
  const after = aKycCase({ owner: null }, { history: [aKycStep("business", "submit")] });
  onAct = () => {
    kyc = after;
    return success(kyc, 201);
  };
  await shown();
  await isThere("3. Business Document");
  const panel = step("Business Document");
  await expect.element(panel.getByRole("button", { name: "Send document" })).toHaveAttribute("aria-disabled", "true");
  await choose("Business Document", pdf());
  await expect.element(panel.getByRole("img", { name: "Preview of the Business Document" })).toBeVisible();
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await say("Business Document", "Trade licence");
  await userEvent.click(panel.getByRole("button", { name: "Send document" }));
  await expect.element(panel.getByText("Submitted, pending")).toBeVisible();
  const [sent] = acts();
  expect(sent?.method).toBe("POST");
  const entry = { document_category: "Business Document", document_type: 30, info: null };
  const { data, file } = await partsOf(sent?.form);
  expect(data).toEqual({ business_data: [entry] });
  expect(file("business_image")).toMatchObject({ name: "licence.pdf" });
  expect(onChanged).toHaveBeenCalledOnce();
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

test("a file of another kind, or too large, is refused at its field and never sent", async () => {
  await shown();
  await isThere("2. Business Owner Document");
  const panel = step("Business Owner Document");
  await choose("Business Owner Document", new File(["<svg onload=alert(1)>"], "id.png", { type: "image/png" }));
  await expect.element(panel.getByText(messages.fileNotAllowed)).toBeVisible();
  await choose("Business Owner Document", new File([new Uint8Array(kycFileMaxBytes + 1)], "id.pdf"));
  await expect.element(panel.getByText("This file is larger than 10 MB.")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Send document" })).toHaveAttribute("aria-disabled", "true");
  expect(acts()).toEqual([]);
});

test("the remark on a rejected document stands where the new file goes", async () => {
  kyc = aKycCase({ owner: approved, business: { ...rejected, version: 2 } });
  onAct = () => {
    kyc = aKycCase({ owner: approved, business: { version: 3 } });
    return success(kyc);
  };
  await shown();
  await isThere("3. Business Document");
  await expect.element(page.getByRole("status").getByText(/^A document was rejected/)).toBeVisible();
  const panel = step("Business Document");
  await expect.element(panel.getByText("Second page is missing.")).toBeVisible();
  await expect.element(step("Business Owner Document").getByRole("button", { name: /Send/ })).not.toBeInTheDocument();
  await choose("Business Document", pdf("both-pages.pdf"));
  await userEvent.click(panel.getByRole("button", { name: "Send new file" }));
  await expect.element(panel.getByText("Second page is missing.")).not.toBeInTheDocument();
  const [sent] = acts();
  expect(sent?.method).toBe("PUT");
  const entry = { document_category: "Business Document", document_type: 30, info: null, version: 2 };
  expect((await partsOf(sent?.form)).data).toEqual({ business_data: [entry] });
});

test("what the house finds in a file stands at the file, which stays chosen", async () => {
  const errors = [{ path: "/owner_image", message: messages.pdfLocked }];
  onAct = () => failure(422, { code: "pdfLocked", message: messages.pdfLocked, errors });
  await shown();
  await isThere("2. Business Owner Document");
  const panel = step("Business Owner Document");
  await choose("Business Owner Document", pdf("locked.pdf"));
  await say("Business Owner Document", "Passport");
  await userEvent.click(panel.getByRole("button", { name: "Send document" }));
  await expect.element(panel.getByRole("alert")).toHaveTextContent(messages.pdfLocked);
  await expect.element(panel.getByText("locked.pdf")).toBeVisible();
  expect(onChanged).not.toHaveBeenCalled();
});

test("a long upload tells how far it is", async () => {
  let finish = () => {};
  server = fakeServer(reply, {
    upload: async (request, onProgress) => {
      onProgress(2048, 8192);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return reply(request);
    },
  });
  onAct = () => success(aKycCase({ owner: null }), 201);
  await shown();
  await isThere("3. Business Document");
  await choose("Business Document", pdf());
  await say("Business Document", "Trade licence");
  await userEvent.click(page.getByRole("button", { name: "Send document" }).nth(1));
  await expect.element(page.getByText("2 of 8 KB")).toBeVisible();
  finish();
  await expect.element(page.getByText("2 of 8 KB")).not.toBeInTheDocument();
});

test("a document that waits can be replaced, and the one that is there kept after all", async () => {
  kyc = aKycCase();
  await shown();
  await isThere("2. Business Owner Document");
  const panel = step("Business Owner Document");
  await userEvent.click(panel.getByRole("button", { name: "Send another file…" }));
  await expect.element(panel.getByRole("button", { name: "Send new file" })).toBeVisible();
  await userEvent.click(panel.getByRole("button", { name: "Keep the current file" }));
  await expect.element(panel.getByRole("button", { name: "Send new file" })).not.toBeInTheDocument();
});

test("a registered business says so, and the house alone changes its details", async () => {
  kyc = aKycCase({ owner: approved, business: approved }, { status: 11 });
  business = aBusiness({ status: 11 });
  await shown();
  await expect.element(page.getByText(/^Your business is registered/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Edit…" })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText(messages.businessRegistered).first()).toBeInTheDocument();
  expect(await findings()).toEqual([]);
});

test("details that somebody else saved meanwhile stand beside one's own", async () => {
  onAct = () =>
    failure(409, { code: "staleVersion", message: "stale", current: aBusiness({ phone: "1", version: 9 }) });
  await shown({ isEditing: true });
  await userEvent.fill(page.getByLabelText("Telephone"), "2");
  await userEvent.click(page.getByRole("button", { name: "Save changes" }));
  await expect.element(page.getByText("Saved now")).toBeVisible();
});

test("without the right to write nothing can be sent", async () => {
  await shown({ mayWrite: false });
  await isThere("3. Business Document");
  const send = page.getByRole("button", { name: "Send document" });
  await expect.element(send.first()).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByRole("button", { name: "Edit…" })).toHaveAttribute("aria-disabled", "true");
});

test("a case that cannot be read is asked for again", async () => {
  server.reply(() => failure(500, { message: "Broken." }));
  await shown();
  await expect.element(page.getByText("Broken.")).toBeVisible();
  server.reply(reply);
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await isThere("3. Business Document");
});
