import { Select } from "@mantine/core";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Screen, show } from "./show.tsx";

test("a list that has nothing to choose says so when it is opened", async () => {
  await page.viewport(600, 400);
  await show(
    <Screen>
      <Select label="Provider" required searchable data={[]} />
    </Screen>,
  );
  await page.getByRole("combobox", { name: "Provider" }).click();
  await expect.element(page.getByText("Nothing found")).toBeVisible();
});
