import { expect, test } from "vitest";
import { failure, success } from "#support/fake-server.ts";
import { codeJustSent, codeSent, openDoor, over, refused } from "./open-door.tsx";

async function proveAddress() {
  const door = await openDoor("forgot");
  door.answer("POST /user/forgot", () => codeSent("ma***ra@orchard.test"));
  door.answer("POST /user/verify-otp", () => success({ verification: "proof-of-twenty-letters" }));
  await door.screen.getByLabelText("E-mail").fill("mara@orchard.test");
  await door.screen.getByRole("button", { name: "Send code" }).click();
  await door.screen.getByRole("textbox", { name: "Code" }).fill("402917");
  await expect.element(door.screen.getByRole("textbox", { name: "New password", exact: true })).toHaveFocus();
  return door;
}

test("two new passwords that differ are not sent", async () => {
  const { screen, asked } = await proveAddress();
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("five-quiet-lanterns");
  await screen.getByRole("textbox", { name: "Repeat new password" }).fill("five-quiet-lantern");
  await screen.getByRole("button", { name: "Set password" }).click();
  await expect.element(screen.getByText("The passwords do not match.")).toBeVisible();
  expect(asked).not.toContain("POST /user/reset-password");
});

test("a password that is too easy is refused at its field", async () => {
  const { screen, answer } = await proveAddress();
  answer("POST /user/reset-password", () => refused(422, "passwordCommon", "No", { password: "Too easy." }));
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("password12");
  await screen.getByRole("textbox", { name: "Repeat new password" }).fill("password12");
  await screen.getByRole("button", { name: "Set password" }).click();
  await expect.element(screen.getByText("Too easy.")).toBeVisible();
});

test("whoever took too long for the new password reads so until another code is sent", async () => {
  const { screen, answer, asked } = await proveAddress();
  answer("POST /user/reset-password", () => failure(422, over));
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("five-quiet-lanterns");
  await screen.getByRole("textbox", { name: "Repeat new password" }).fill("five-quiet-lanterns");
  await screen.getByRole("button", { name: "Set password" }).click();
  await expect.element(screen.getByText(over.message)).toBeVisible();
  await screen.getByRole("button", { name: "Send another code" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Code" })).toHaveFocus();
  expect(asked.filter((one) => one === "POST /user/forgot")).toHaveLength(2);
});

test("a new password leads back to the door with its sentence", async () => {
  const { screen, answer, did } = await proveAddress();
  answer("POST /user/reset-password", () => success(null, 200, "The new password is set."));
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("five-quiet-lanterns");
  await screen.getByRole("textbox", { name: "Repeat new password" }).fill("five-quiet-lanterns");
  await screen.getByRole("button", { name: "Set password" }).click();
  await expect.poll(() => did).toEqual(["says: The new password is set.", "goes to /login"]);
});

test("whoever goes back from the code begins anew", async () => {
  const { screen, answer, session } = await openDoor("forgot");
  answer("POST /user/forgot", () => codeSent("ma***ra@orchard.test"));
  await screen.getByLabelText("E-mail").fill("mara@orchard.test");
  await screen.getByRole("button", { name: "Send code" }).click();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(screen.getByRole("button", { name: "Send code" })).toBeVisible();
  expect(session.actor.getSnapshot().matches({ signedOut: "form" })).toBe(true);
});

test("whoever loads the page anew goes on with the code that is in the mail, and no other is asked for", async () => {
  const askFor = async (address: string) => {
    const door = await openDoor("forgot");
    door.answer("POST /user/forgot", () => codeJustSent("ma***ra@orchard.test"));
    door.answer("POST /user/verify-otp", () => success({ verification: "proof-of-twenty-letters" }));
    await door.screen.getByLabelText("E-mail").fill(address);
    await door.screen.getByRole("button", { name: "Send code" }).click();
    await expect.element(door.screen.getByRole("button", { name: /^Send another code in/ })).toBeDisabled();
    return door;
  };
  const times = (asked: readonly string[]) => asked.filter((one) => one === "POST /user/forgot").length;
  const first = await askFor("mara@orchard.test");
  expect(times(first.asked)).toBe(1);
  await first.screen.unmount();

  const anew = await askFor("Mara@orchard.test");
  expect(times(anew.asked)).toBe(0);
  await anew.screen.getByRole("textbox", { name: "Code" }).fill("402917");
  await expect.element(anew.screen.getByRole("textbox", { name: "New password", exact: true })).toHaveFocus();
  await anew.screen.unmount();

  // The code is spent, so the next one is asked for.
  const later = await askFor("mara@orchard.test");
  expect(times(later.asked)).toBe(1);
  await later.screen.unmount();

  const another = await askFor("noor@orchard.test");
  expect(times(another.asked)).toBe(1);
});
