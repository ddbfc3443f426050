import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SessionProvider } from "#features/session/use-session.tsx";
import { ExportMenu } from "#stones/export-menu.tsx";
import { success } from "#support/fake-server.ts";
import { benchSession } from "#support/session-world.ts";
import { show } from "../ui/show.tsx";

const someone = { key: "k", first_name: "Ida", last_name: "Falk", permissions: [] };

async function exporting(pieces: number, user: object) {
  const bench = await benchSession();
  const shown = await show(
    <SessionProvider session={bench.session}>
      <QueryClientProvider client={bench.queryClient}>
        <ExportMenu label="Export" pieces={pieces} what={{}} />
      </QueryClientProvider>
    </SessionProvider>,
  );
  await bench.session.restore();
  bench.answer("POST /user/login", () => success({ ...someone, ...user, token: "token" }));
  bench.session.signIn("ida@visit.test", "three-quiet-lanterns");
  await expect.poll(() => bench.did).toContain("goes to the portal");
  return shown;
}
const button = page.getByRole("button", { name: "Export" });

test("a guest sees before pressing that a file has at most as many stones as the house allows", async () => {
  const guest = { role_id: 4, file_stones_most: 1200 };
  const tooMany = await exporting(1201, guest);
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(button)
    .toHaveAccessibleDescription("A guest's file has at most 1,200 stones. With an account you can export more.");
  await tooMany.unmount();
  await exporting(1200, guest);
  await button.click();
  await expect.element(page.getByRole("menuitem", { name: "CSV" })).toBeVisible();
});

test("a customer has no such limit", async () => {
  await exporting(4000, { role_id: 2 });
  await button.click();
  await expect.element(page.getByRole("menuitem", { name: "CSV" })).toBeVisible();
});
