import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { show } from "./show.tsx";

test("the row as it is now is deleted only by whoever was told that it changed, not after a lost answer", async () => {
  const tries: boolean[] = [];
  const answers: FormFailure[] = [
    { message: "The house cannot be reached." },
    { message: "Ines Novak changed this.", refused: [{}] },
  ];
  const remove = async (isAgain: boolean) => {
    tries.push(isAgain);
    return answers.shift();
  };
  await show(<DeleteSection name="Autumn fair" text="It is gone." reason={null} onDelete={remove} />);
  await page.getByRole("button", { name: "Delete…" }).click();
  const ask = () => page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await ask();
  await expect.element(page.getByText("The house cannot be reached.")).toBeVisible();
  await ask();
  await expect.element(page.getByText("Ines Novak changed this.")).toBeVisible();
  await ask();
  await expect.poll(() => tries).toEqual([false, false, true]);
});
