import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { EntryChanges } from "#features/audit/entry-changes.tsx";
import { findings } from "../ui/findings.ts";
import { show } from "../ui/show.tsx";

type Entry = Data<"getAuditLog">;
const rowOf = (name: RegExp) => page.getByRole("row", { name });

test("a changed setting of the house shows each part that changed in words, and hides its secret", async () => {
  const before = { mail: null, second_factor_roles: [], time_zone: "UTC" };
  const after = { mail: { host: "smtp.house.test" }, second_factor_roles: [1, 8], time_zone: "Europe/Berlin" };
  const changes = [
    { field: "secret", before: null, after: "[secret]" },
    { field: "value", before, after },
  ];
  await show(<EntryChanges entry={{ workflow: "setting", changes } as Entry} />);
  await expect.element(rowOf(/^Time zone UTC Europe\/Berlin$/)).toBeVisible();
  await expect.element(rowOf(/^Second factor roles – Administrator, Auditor$/)).toBeVisible();
  await expect.element(rowOf(/^Mail host – smtp\.house\.test$/)).toBeVisible();
  await expect.element(rowOf(/^Secret – secret, not in the log$/)).toBeVisible();
  expect(page.getByText(/[{}]/).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});
