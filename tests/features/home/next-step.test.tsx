import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { HomePage } from "#features/home/home-page.tsx";
import type { SessionUser } from "#machines/session-parts.ts";
import { aHome } from "#support/a-home.ts";
import { aKycCase, approved, rejected } from "#support/a-kyc-case.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

type Documents = Parameters<typeof aKycCase>[0];
const business = { id: 1, company_name: "Northlight Jewels", status: 10 };
const applicant = {
  ...{ id: 6, first_name: "Mara", last_name: "Lind", email: "mara@example.test" },
  ...{ role_id: 2, role_name: "Customer", business_details: business },
} as unknown as SessionUser;

/** The house of an applicant whose documents are these. */
const house = (documents: Documents) =>
  fakeServer(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/business/1/document")) return success(aKycCase(documents));
    return success(pathname.endsWith("/home/mine") ? aHome({}) : pageOf([]));
  });
const own = (screen: string) => screen.startsWith("customer-profile/");
const show = (documents: Documents) => showScreen(house(documents), <HomePage user={applicant} mayRead={own} />);
const heading = (name: string) => page.getByRole("heading", { name });

test("an applicant whose document was rejected reads which one, why, and what to do", async () => {
  await show({ owner: approved, business: rejected });
  await expect.element(heading("A document was rejected")).toBeVisible();
  await expect.element(page.getByText("Business Document: “Second page is missing.”")).toBeVisible();
  await expect.element(page.getByText("Send another file, and we will check it.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Send another file" }))
    .toHaveAttribute("href", "/customer-profile/business");
  expect(page.getByText("Business Owner Document").query()).toBeNull();
  expect(heading("Your KYC is pending").query()).toBeNull();
  expect(await findings()).toEqual([]);
});

test("where both documents were rejected, both are named with their remarks", async () => {
  await show({ owner: { ...rejected, remark: "It has expired." }, business: rejected });
  await expect.element(heading("Both documents were rejected")).toBeVisible();
  await expect.element(page.getByText("Business Owner Document: “It has expired.”")).toBeVisible();
  await expect.element(page.getByText("Business Document: “Second page is missing.”")).toBeVisible();
});

test("an applicant who has sent one document is asked for the other", async () => {
  await show({ business: null });
  await expect.element(heading("Your business is not registered yet")).toBeVisible();
  await expect.element(page.getByText("Send the other document too", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("listitem").getByText("Business Document")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Send document" })).toBeVisible();
});

test("an applicant whose documents are all approved reads that the registration comes next", async () => {
  await show({ owner: approved, business: approved });
  await expect
    .element(page.getByText("Both documents are approved. Next, we will register your business."))
    .toBeVisible();
});

test("a customer whose papers are looked at sees where they stand", async () => {
  await show({});
  await expect.element(heading("Your KYC is pending")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "View documents" })).toBeVisible();
});

test("an applicant whose documents cannot be read sees the state of the business", async () => {
  const server = fakeServer(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/business/1/document"))
      return failure(500, { code: "somethingWentWrong", message: "Something went wrong" });
    return success(pathname.endsWith("/home/mine") ? aHome({}) : pageOf([]));
  });
  await showScreen(server, <HomePage user={applicant} mayRead={own} />);
  await expect.element(heading("Your KYC is pending")).toBeVisible();
});
