import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

const acts = "/inventory/new-arrival";

test("a customer hears at once that their hold was released, goes to its row, and has read it", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await house.withoutRest();
  await house.callAs("customer", "PUT", "/notices/read-all", { up_to: Number.MAX_SAFE_INTEGER });
  const [stone = ""] = await house.freeStones("customer", 1);
  const held = await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  const [line] = (held.data as { data: { id: number }[] }).data;
  await signIn("customer");
  await Promise.all([page.waitForResponse(/\/live\/stones/), page.goto("/dashboard")]);
  const bell = page.getByRole("button", { name: /^Notices/ });
  await expect(bell).toHaveAccessibleName("Notices");
  await house.call("PUT", `${acts}/release-hold`, { ids: [line?.id] });
  await expect(bell).toHaveAccessibleName("Notices, 1 unread"); // how soon is measured by bench:mail
  await bell.click();
  await expectAccessible(page);
  // Three alike in a row stand as one: other journeys may have released holds before.
  const own = page.getByRole("link", {
    name: new RegExp(`^Unread\\. Hold released: ${stone} \\((natural|lab grown)\\)`),
  });
  const alike = page.getByRole("button", { name: /^Unread\. Hold released: \d+ notices/ });
  await expect(own.or(alike)).toBeVisible();
  if (await alike.isVisible()) await alike.click();
  await own.click();
  await expect(page).toHaveURL(new RegExp(`/customer-profile/hold\\?.*line=${line?.id}`));
  await expect(bell).toHaveAccessibleName("Notices");
});

test("a topic of which one wants to hear nothing is kept away from the bell", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  await house.withoutRest();
  await house.callAs("customer2", "PUT", "/notices/read-all", { up_to: Number.MAX_SAFE_INTEGER });
  await signIn("customer2");
  await page.goto("/customer-profile/profile");
  const choice = page.getByLabel("How to tell: Holds that are about to end, end or change");
  await choice.selectOption("Nothing");
  await expectTold(page, "Choices saved.");
  const [one = "", two = ""] = await house.freeStones("customer2", 2);
  const held = await house.callAs("customer2", "POST", `${acts}/hold`, { stock_numbers: [one, two] });
  const [first, second] = (held.data as { data: { id: number }[] }).data;
  await house.call("PUT", `${acts}/release-hold`, { ids: [first?.id] });
  await choice.selectOption("Portal alone");
  // The field shows the choice before it is kept.
  const kept = async () => {
    const { data } = await house.callAs("customer2", "GET", "/notices/choices");
    return (data as { choices: { topic: string; way: string }[] }).choices.find(({ topic }) => topic === "holds")?.way;
  };
  await expect.poll(kept).toBe("portal");
  await house.call("PUT", `${acts}/release-hold`, { ids: [second?.id] });
  await expect(page.getByRole("button", { name: "Notices, 1 unread" })).toBeVisible();
});

test("an associate hears of a task about their client", { tag: "@whole" }, async ({ page, signIn, house }) => {
  await house.callAs("associate", "PUT", "/notices/read-all", { up_to: Number.MAX_SAFE_INTEGER });
  await signIn("associate");
  await page.goto("/dashboard");
  const [stone = ""] = await house.freeStones("customer", 1);
  const asked = await house.callAs("customer", "POST", `${acts}/confirm-stone`, { stock_numbers: [stone] });
  const [line] = (asked.data as { data: { id: number }[] }).data;
  await house.call("POST", "/inventory/tasks", { title: "Call them about the price", line_id: line?.id });
  await page.getByRole("button", { name: "Notices, 1 unread" }).click();
  await page.getByRole("link", { name: /A task for you Call them about the price/ }).click();
  await expect(page).toHaveURL(/\/transaction\/tasks\?open=\d+/);
});
