import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { KycDocuments } from "#features/kyc/kyc-documents.tsx";
import { aBusiness, administrator, aKycCase, aKycStep, aPaper, approved, shaOf } from "#support/a-kyc-case.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { smallPdf } from "#support/small-pdf.ts";
import { findings } from "../ui/findings.ts";

type Reply = (request: Request) => Response | undefined;

let kyc = aKycCase();
/** What the house says to an act. */
let onAct: Reply = () => undefined;
let server: FakeServer;

/** An act that is taken: the case is so from then on. */
const becomes = (after: typeof kyc) => () => {
  kyc = after;
  return success(kyc);
};

const client = { first_name: "Mara", last_name: "Lind", country_id: 22, business_associate: null };
const queue = [
  { business_id: 1, company_name: "Northlight Jewels", user: { id: 6 } },
  { business_id: 9, company_name: "Alder & Sons", user: { id: 41 } },
];

/** None: a picture. */
let filePages = ["PAPER"];
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>';

function reply(request: Request): Response {
  const path = new URL(request.url).pathname.replace("/api/v1", "");
  if (request.method === "PUT") return onAct(request) ?? failure(500);
  if (path.startsWith("/files/"))
    return filePages.length > 0
      ? new Response(smallPdf(filePages), { headers: { "content-type": "application/pdf" } })
      : new Response(picture, { headers: { "content-type": "image/svg+xml" } });
  if (path.endsWith("/link")) return success({ link: "/files/kyc/abc", expires_at: "2026-11-20T14:37:00.000Z" }, 201);
  if (path.endsWith("/document")) return success(kyc);
  if (path === "/customer/kyc") return success(pageOf(queue));
  if (path.startsWith("/customer/business/")) return success(aBusiness());
  if (path.startsWith("/customer/user/")) return success(client);
  return success(pageOf([{ id: 22, name: "Belgium" }]));
}

beforeEach(() => {
  kyc = aKycCase();
  onAct = () => undefined;
  filePages = ["PAPER"];
  server = fakeServer(reply);
});

const shown = (viewer = { role_id: 1, mayWrite: true }) =>
  showScreen(server, <KycDocuments businessId={1} userId={6} viewer={viewer} />);
const button = (name: string | RegExp) => page.getByRole("button", { name });
const owner = page.getByRole("region", { name: "KYC documents" });
const drawn = page.getByRole("img", { name: /of Northlight Jewels$/ });
const sent = () => server.seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
const remark = page.getByRole("textbox", { name: "Remark for the client" });

/** Shown, with both papers to look at. */
async function seen() {
  await shown();
  await expect.poll(() => drawn.elements().length).toBe(2);
}

test("both papers stand side by side with what the house knows, and axe finds nothing", async () => {
  await shown();
  await expect.element(owner.getByRole("heading", { name: "Business Owner Document" })).toBeVisible();
  await expect.element(owner.getByText("1 Harbour Street, 2018")).toBeVisible();
  await expect.poll(() => drawn.elements().length).toBe(2);
  await expect
    .element(page.getByRole("link", { name: "Next in the queue: Alder & Sons" }))
    .toHaveAttribute("href", "/client/41?tab=kyc");
  expect(await findings()).toEqual([]);
});

test("what A and R do stands in sight beside both papers, on a small laptop too", async () => {
  await seen();
  await page.viewport(1366, 600);
  const bottom = document.querySelector(".page")?.getBoundingClientRect().bottom ?? 0;
  expect(bottom).toBeGreaterThan(0);
  for (const name of [/^Approve/, /^Reject/]) {
    const acts = button(name).elements();
    expect(acts).toHaveLength(2);
    for (const act of acts) expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  }
});

test("A approves the first paper that waits, as it was looked at", async () => {
  onAct = becomes(aKycCase({ owner: { ...approved, version: 2 } }));
  await seen();
  await userEvent.keyboard("a");
  await expect.element(page.getByText("Business Owner Document approved")).toBeVisible();
  const entry = { document_category: "Business Owner Document", status: 2, sha256: shaOf("a"), version: 1 };
  expect(sent()).toEqual([{ business_id: 1, business_owner_data: [entry] }]);
  await expect.element(button("Revoke…")).toBeVisible();
});

test("nobody approves a paper of which a page was not looked at", async () => {
  filePages = ["FIRST", "SECOND"];
  await seen();
  const first = page.getByRole("group", { name: "Business Document", exact: true });
  const approve = first.getByRole("button", { name: "Approve document" });
  await expect.element(approve).toHaveAccessibleDescription("One page has not been looked at yet.");
  await userEvent.keyboard("a");
  expect(sent()).toEqual([]);
  await first.getByRole("button", { name: "Next page" }).click();
  await expect.element(approve).not.toHaveAttribute("aria-disabled", "true");
});

test("the pages of a file that was replaced lock nothing: the picture that came in its place has none", async () => {
  filePages = ["FIRST", "SECOND"];
  const file = { ...aPaper("owner").file, sha256: shaOf("c") };
  const history = [aKycStep("owner", "replace", { at: "2026-11-20T10:00:00.000Z", sha256: shaOf("c") })];
  onAct = () => {
    filePages = [];
    kyc = aKycCase({ owner: { file, version: 2 } }, { history });
    return failure(409, { code: "fileReplaced", message: messages.fileReplaced, current: kyc });
  };
  await seen();
  const owners = page.getByRole("group", { name: "Business Owner Document" });
  const approve = owners.getByRole("button", { name: "Approve document" });
  await expect.element(approve).toHaveAccessibleDescription("One page has not been looked at yet.");
  await userEvent.fill(owners.getByRole("textbox", { name: "Remark for the client" }), "Too small.");
  await userEvent.click(owners.getByRole("button", { name: "Reject document" }));
  await userEvent.click(button("Continue"));
  await expect.element(approve).not.toHaveAttribute("aria-disabled", "true");
});

test("R leads to the remark where there is none, and Ctrl+Enter rejects with it", async () => {
  onAct = becomes(aKycCase({ owner: { ...approved, status: 3, remark: "Blurred.", version: 2 } }));
  await shown();
  await expect.element(button("Reject document").first()).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("r");
  await userEvent.keyboard("Blurred.");
  await expect.element(remark.first()).toHaveValue("Blurred.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Business Owner Document rejected")).toBeVisible();
  expect(sent()[0]).toMatchObject({ business_owner_data: [{ status: 3, remark: "Blurred." }] });
});

test("the keys follow the paper that one works at", async () => {
  onAct = becomes(aKycCase({ business: { ...approved, version: 2 } }));
  await seen();
  await userEvent.click(remark.nth(1));
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("a");
  await expect.element(page.getByText("Business Document approved")).toBeVisible();
  expect(sent()[0]).toHaveProperty("business_data");
});

test("where somebody else was first, one reads what happened and keeps the remark", async () => {
  const history = [
    aKycStep("owner", "approve", { at: "2026-11-20T10:05:00.000Z", by: { ...administrator, first_name: "Lars" } }),
    ...aKycCase().history,
  ];
  onAct = () => {
    kyc = aKycCase({ owner: { ...approved, version: 2 } }, { history });
    return failure(409, { code: "staleVersion", message: "stale", current: kyc });
  };
  await seen();
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

test("a paper that somebody else decides while its remark is typed stays, and no key reaches the other paper", async () => {
  await seen();
  await userEvent.keyboard("r");
  await userEvent.keyboard("The stamp");
  const history = [aKycStep("owner", "approve", { at: "2026-11-20T10:05:00.000Z" }), ...kyc.history];
  kyc = aKycCase({ owner: { ...approved, version: 2 } }, { history });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Ines Novak approved this .*Nothing of yours/);
  await userEvent.keyboard(" is missing{Control>}{Enter}{/Control}");
  await expect.element(remark.first()).toHaveValue("The stamp");
  await expect.element(remark.first()).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("ar");
  expect(sent()).toEqual([]);
  expect(await findings()).toEqual([]);
  await userEvent.click(remark.first());
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Revoke…")).toBeVisible();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Business Owner Document");
});

test("after a decision the keyboard stands on the paper that was decided", async () => {
  onAct = becomes(aKycCase({ owner: { ...approved, version: 2 } }));
  await seen();
  await userEvent.click(button("Approve document").first());
  await expect.element(button("Revoke…")).toBeVisible();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Business Owner Document");
});

test("another file that came meanwhile is shown, told, and not approved unseen", async () => {
  const file = { ...aPaper("owner").file, sha256: shaOf("c") };
  const history = [aKycStep("owner", "replace", { at: "2026-11-20T10:00:00.000Z", sha256: shaOf("c") })];
  onAct = () => {
    kyc = aKycCase({ owner: { file, version: 2 } }, { history });
    return failure(409, { code: "fileReplaced", message: messages.fileReplaced, current: kyc });
  };
  await seen();
  await userEvent.fill(remark.first(), "Kept.");
  const links = () => server.seen.filter(({ url }) => url.pathname.endsWith("/link")).length;
  const before = links();
  await userEvent.click(button("Approve document").first());
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Mara Lind sent another file/);
  await userEvent.click(button("Continue"));
  await expect.poll(links).toBe(before + 1);
  await expect.element(remark.first()).toHaveValue("Kept.");
  expect(sent()).toHaveLength(1);
});

test("after the second approval the keyboard stands on the registration", async () => {
  kyc = aKycCase({ owner: approved });
  onAct = (request) => {
    if (request.url.includes("/status"))
      return success({ id: 1, company_name: "", status: 11, is_active: true, version: 4 });
    kyc = aKycCase({ owner: approved, business: { ...approved, version: 2 } });
    return success(kyc);
  };
  await seen();
  await expect.element(button("Register business")).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText(messages.documentsNotApproved).first()).toBeInTheDocument();
  await userEvent.keyboard("a");
  await expect.element(button("Register business")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Northlight Jewels is registered")).toBeVisible();
  expect(sent()[1]).toEqual({ status: 1, version: 3 });
});

test("who registers a business that somebody else registered first is told so where it was pressed", async () => {
  kyc = aKycCase({ owner: approved, business: approved });
  const meanwhile = { event: "business.register", by: "Lars Novak", at: "2026-11-20T10:05:00.000Z" };
  const refused = [{ id: 1, code: "staleVersion", reason: messages.staleVersion, meanwhile }];
  onAct = () => {
    kyc = aKycCase({ owner: approved, business: approved }, { status: 11 });
    return failure(409, { code: "staleVersion", message: messages.staleVersion, refused });
  };
  await shown();
  await userEvent.click(button("Register business"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(/Lars Novak registered this business .*Nothing of yours was written/);
  await expect.element(button("Unregister…")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a business with stones is not unregistered, and each stone leads to where it is ended", async () => {
  kyc = aKycCase({ owner: approved, business: approved }, { status: 11 });
  const refused = [{ stock_no: "JD100", code: "claimHeld", reason: messages.claimHeld }];
  onAct = () => failure(409, { code: "claimsLive", message: messages.claimsLive, refused });
  await shown();
  await userEvent.click(button("Unregister…"));
  await userEvent.click(button("Unregister business"));
  await expect
    .element(page.getByRole("link", { name: "JD100" }))
    .toHaveAttribute("href", "/transaction/hold?business_id=1&search=JD100");
  await expect.element(page.getByText(messages.claimsLive)).toBeVisible();
});

test("an approval is taken back with a remark, and not without", async () => {
  kyc = aKycCase({ owner: approved });
  onAct = becomes(aKycCase({ owner: { ...approved, status: 3, remark: "Expired.", version: 2 } }));
  await shown();
  await userEvent.click(button("Revoke…"));
  const act = page.getByRole("dialog").getByRole("button", { name: "Revoke approval" });
  await expect.element(act).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("dialog").getByRole("textbox"));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog").getByRole("textbox")).toBeInvalid();
  expect(sent()).toEqual([]);
  await userEvent.keyboard("Expired.{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent()[0]).toMatchObject({ business_owner_data: [{ status: 3, remark: "Expired." }] });
});

for (const role_id of [3, 5, 8]) {
  test(`role ${role_id} looks at papers and decides on none`, async () => {
    await shown({ role_id, mayWrite: role_id === 5 });
    await expect.element(button("Approve document").first()).toHaveAttribute("aria-disabled", "true");
    await expect.element(button("Register business")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("a");
    expect(sent()).toEqual([]);
  });
}

test("a client without a business has no papers yet", async () => {
  await showScreen(server, <KycDocuments businessId={null} userId={6} viewer={{ role_id: 1, mayWrite: true }} />);
  await expect.element(page.getByText("No business yet")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add business details" }))
    .toHaveAttribute("href", "/client/6?edit=business");
});

test("a case that cannot be read is asked for again", async () => {
  server.reply(() => failure(500, { message: "Broken." }));
  await shown();
  await expect.element(page.getByText("Broken.")).toBeVisible();
  server.reply(reply);
  await userEvent.click(button("Try again"));
  await expect.element(owner.getByRole("heading", { name: "Business Document" })).toBeVisible();
});

test("a file that cannot be had says so, is not approved unseen, and is tried again", async () => {
  server.reply((request) =>
    request.url.includes("/files/") ? failure(409, { message: messages.documentLost }) : reply(request),
  );
  await shown();
  await expect.element(page.getByText(messages.documentLost).first()).toBeVisible();
  await expect.element(button("Approve document").first()).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("a");
  expect(sent()).toEqual([]);
  server.reply(reply);
  await userEvent.click(button("Try again").first());
  await expect.element(page.getByRole("img", { name: /^Business Owner Document of/ })).toBeVisible();
});
