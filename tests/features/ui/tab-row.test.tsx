import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { show } from "./show.tsx";

const names = ["Issued", "Overdue", "Received", "Sold"];
const row = (count?: number) => (
  <div style={{ width: 240 }}>
    <TabRow
      label="Status"
      tabs={names.map((label) => ({ label, to: `#${label}`, current: label === "Sold", ...(count && { count }) }))}
    />
  </div>
);

test("where not all tabs have room the present one stands whole in sight, also once the counts have come", async () => {
  const screen = await show(row());
  await screen.rerender(row(1200));
  const current = page.getByRole("link", { name: /^Sold/ });
  await expect.element(current).toHaveTextContent("1,200");
  const seen = page.getByRole("navigation", { name: "Status" }).element().getBoundingClientRect();
  await expect.poll(() => current.element().getBoundingClientRect().right).toBeLessThanOrEqual(seen.right);
});
