import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ViewOnlyContext } from "#api/view-only.ts";
import { messages } from "#domain/messages.ts";
import { KycDocuments } from "#features/kyc/kyc-documents.tsx";
import { OwnBusinessPage } from "#features/kyc/own-business-page.tsx";
import { aBusiness, aKycCase } from "#support/a-kyc-case.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";

const house = (kyc: ReturnType<typeof aKycCase>) =>
  fakeServer(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/document")) return success(kyc);
    return success(pathname.includes("/customer/business/") ? aBusiness() : pageOf([]));
  });

test("in a view as a customer the view locks the sending of documents, as the customer may send them", async () => {
  const shown = (
    <OwnBusinessPage
      businessId={1}
      viewer={{ role_id: 2, mayWrite: false }}
      isEditing={false}
      onEdit={() => {}}
      onChanged={() => {}}
    />
  );
  const nothingSent = aKycCase({ owner: null, business: null }, { status: 9, history: [] });
  await showScreen(house(nothingSent), <ViewOnlyContext value>{shown}</ViewOnlyContext>);
  const send = page.getByRole("button", { name: "Send document" }).first();
  await expect.element(send).toHaveAccessibleDescription(messages.viewOnly);
});

test("in a view as an associate the view locks the decisions on documents and the registration", async () => {
  await showScreen(
    house(aKycCase()),
    <ViewOnlyContext value>
      <KycDocuments businessId={1} userId={6} viewer={{ role_id: 5, mayWrite: false }} />
    </ViewOnlyContext>,
  );
  for (const name of ["Reject document", "Register business"]) {
    const act = page.getByRole("button", { name }).first();
    await expect.element(act).toHaveAccessibleDescription(messages.viewOnly);
  }
});
