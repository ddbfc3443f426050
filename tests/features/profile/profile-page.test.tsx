import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ClientContext } from "#api/client-context.ts";
import { ChangePasswordDialog } from "#features/profile/change-password-dialog.tsx";
import { ProfilePage } from "#features/profile/profile-page.tsx";
import type { SessionUser } from "#machines/session-parts.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { UiProvider } from "#ui/frame/ui-provider.tsx";

const mara = {
  key: "5b2f0f9c",
  id: 6,
  email: "mara@orchard.test",
  first_name: "Mara",
  last_name: "Lind",
  role_id: 2,
  role_name: "Customer",
  user_name: "mara",
  mobile: "70 123 45 67",
  mobile_country_id: 214,
  country_id: null,
  designation_id: null,
  designation: null,
  state_id: null,
  city_id: null,
  picture: { id: 12, url: "data:image/png;base64,iVBORw0KGgo=" },
  business_details: null,
  business_id: null,
  business_associate_details: null,
  version: 3,
} as unknown as SessionUser;

const session = (id: string, device: string, is_current: boolean) => ({
  id,
  device,
  is_current,
  address: "127.0.0.1",
  created_at: "2026-11-20T08:00:00Z",
  last_seen_at: "2026-11-20T09:00:00Z",
  expires_at: "2026-11-20T21:00:00Z",
});
const list = (data: unknown[]) =>
  success({ data, pagination: { currentPage: 1, pageSize: 50, totalPages: 1, totalRecords: data.length } });

type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

function open(page: React.ReactNode, answer: Answer = () => undefined) {
  const server = fakeServer(async (request) => {
    const { pathname } = new URL(request.url);
    const own = await answer(request);
    if (own) return own;
    if (pathname.endsWith("/user/sessions")) {
      return list([session("a", "Chrome on Linux", true), session("b", "Safari on iPhone", false)]);
    }
    if (pathname.endsWith("/countries-code")) return list([{ id: 214, name: "Sweden", iso2: "SE", phonecode: "46" }]);
    return list([]);
  });
  return render(
    <ClientContext value={server}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <UiProvider scheme="light">{page}</UiProvider>
      </QueryClientProvider>
    </ClientContext>,
  ).then((screen) => ({ screen, seen: server.seen }));
}

const profile = (saved?: SessionUser[], user = mara) => (
  <ProfilePage
    user={user}
    isEditing={saved !== undefined}
    onEdit={() => {}}
    onDirty={() => {}}
    onSaved={(next) => saved?.push(next)}
    onSignUp={() => {}}
  />
);

test("a profile that somebody else saved shows both values, and what I save wins only where I changed it", async () => {
  const saved: SessionUser[] = [];
  let isStale = true;
  const { screen, seen } = await open(profile(saved), (request) => {
    if (request.method !== "PUT") return undefined;
    if (!isStale) return success({ ...mara, first_name: "Marta", last_name: "Berg", version: 5 });
    isStale = false;
    const current = { ...mara, first_name: "Marta", version: 4 };
    return failure(409, { code: "staleVersion", message: "Somebody else saved this row.", current });
  });
  await screen.getByLabelText("Last name").fill("Berg");
  await screen.getByRole("button", { name: /Save profile/ }).click();
  await screen
    .getByRole("dialog")
    .getByRole("button", { name: /Save profile/ })
    .click();
  await expect.element(screen.getByRole("cell", { name: "Marta" }).first()).toBeVisible();
  await screen.getByRole("button", { name: "Save mine" }).click();
  await expect.poll(() => saved.length).toBe(1);
  const { data } = JSON.parse(seen.findLast(({ method }) => method === "PUT")?.text ?? "{}");
  expect(data).toMatchObject({ first_name: "Marta", last_name: "Berg", version: 4 });
});

test("a picture that is taken away is named by its id, and nothing is sent in its place", async () => {
  const saved: SessionUser[] = [];
  const { screen, seen } = await open(profile(saved), (request) =>
    request.method === "PUT" ? success({ ...mara, picture: null, version: 4 }) : undefined,
  );
  await screen.getByRole("button", { name: /Remove the file/ }).click();
  await screen.getByRole("button", { name: /Save profile/ }).click();
  await screen
    .getByRole("dialog")
    .getByRole("button", { name: /Save profile/ })
    .click();
  await expect.poll(() => saved.length).toBe(1);
  const put = seen.findLast(({ method }) => method === "PUT");
  expect(JSON.parse(put?.text ?? "{}").data.removeFiles).toEqual([12]);
});

test("a session elsewhere is ended after one is asked; the present one is not offered", async () => {
  const { screen, seen } = await open(profile(), (request) =>
    request.method === "DELETE" ? success(null, 200, "Session ended.") : undefined,
  );
  await screen.getByRole("button", { name: "End session… Safari on iPhone" }).click();
  expect(screen.getByRole("button", { name: /End session…/, includeHidden: true }).elements()).toHaveLength(1);
  expect(seen.filter(({ method }) => method === "DELETE")).toEqual([]);
  await screen.getByRole("dialog").getByRole("button", { name: "End session" }).click();
  await expect.poll(() => seen.find(({ method }) => method === "DELETE")?.url.pathname).toMatch(/\/user\/sessions\/b$/);
});

test("sessions that cannot be fetched say so, with the request to ask about and another try", async () => {
  let isDown = true;
  const { screen } = await open(profile(), (request) =>
    isDown && request.url.includes("/user/sessions") ? failure(500, { request_id: "7Q2M4-K9XTD" }) : undefined,
  );
  await expect.element(screen.getByText("Failed to fetch data")).toBeVisible();
  await expect.element(screen.getByText("7Q2M4-K9XTD")).toBeVisible();
  isDown = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Safari on iPhone").first()).toBeVisible();
});

test("who has no business is led to where one is given; who looks after them is reached by a number with its country", async () => {
  const jonas = { id: 4, first_name: "Jonas", last_name: "Okafor", email: "jonas@house.test" };
  const looked = { ...mara, business_associate_details: { ...jonas, mobile: "70 555 01 14", mobile_country_id: 214 } };
  const { screen } = await open(profile(undefined, looked as SessionUser));
  await expect
    .element(screen.getByRole("link", { name: "Enter its details and documents" }))
    .toHaveAttribute("href", "/customer-profile/business");
  await expect.element(screen.getByText("+46 70 555 01 14")).toBeVisible();
});

test("a new password that is not the same twice is not sent; one that is wrong is refused at its field", async () => {
  const { screen, seen } = await open(<ChangePasswordDialog onClose={() => {}} />, (request) =>
    request.method === "PUT"
      ? failure(422, {
          code: "passwordWrong",
          message: "No",
          errors: [{ path: "/data/current_password", message: "The current password is wrong." }],
        })
      : undefined,
  );
  await screen.getByLabelText("Current password").fill("not the password");
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("five-quiet-lanterns");
  await screen.getByRole("textbox", { name: "Repeat new password" }).fill("five-quiet-lantern");
  await screen.getByRole("button", { name: "Change password" }).click();
  await expect.element(screen.getByText("The passwords do not match.")).toBeVisible();
  expect(seen.filter(({ method }) => method === "PUT")).toEqual([]);
  await screen.getByRole("textbox", { name: "Repeat new password" }).fill("five-quiet-lanterns");
  await screen.getByRole("button", { name: "Change password" }).click();
  await expect.element(screen.getByText("The current password is wrong.")).toBeVisible();
});
