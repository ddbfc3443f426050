import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ExternalClient } from "#features/external-clients/client.ts";
import { EditClientDrawer } from "#features/external-clients/edit-client-drawer.tsx";
import { ViewerProvider } from "#stones/row-viewer.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const client: ExternalClient = {
  id: 10,
  source: 7,
  email: "ftp@belmonte.test",
  user_name: "belmonte",
  first_name: "Belmonte",
  last_name: "FTP",
  mobile: "98200 11223",
  mobile_country_id: 101,
  business: { id: 4, company_name: "Casa Belmonte", status: 11, is_active: true },
  provider: null,
  is_active: true,
  keys: 0,
  last_used_at: null,
  created_at: "2026-11-20T09:00:00Z",
  updated_at: "2026-11-20T09:00:00Z",
  version: 1,
};

test.each([
  ["an API client", 6, /A new password ends its sessions, but not its keys\.$/],
  ["an FTP client, which has no keys", 7, /A new password ends its sessions and connections\.$/],
] as const)("the form says what a new password ends for %s", async (_, source, told) => {
  await showScreen(
    fakeServer(() => success(pageOf([]))),
    <ViewerProvider user={{ id: 1, role_id: 1 }} mayWrite>
      <EditClientDrawer client={{ ...client, source }} onClose={() => {}} onGone={() => {}} />
    </ViewerProvider>,
  );
  await expect.element(page.getByLabelText("New password")).toHaveAccessibleDescription(told);
  expect(await findings()).toEqual([]);
});
