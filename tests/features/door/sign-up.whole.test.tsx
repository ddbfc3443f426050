import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { failure, success } from "#support/fake-server.ts";
import { codeJustSent, codeSent, openDoor, over, refused, welcomed } from "./open-door.tsx";

type Door = Awaited<ReturnType<typeof openDoor>>;

const free = () => success({ is_available: true });

async function fillIn({ screen, answer }: Door) {
  for (const check of ["user/check-email", "user/check-username", "auth/validate/account", "auth/validate/user"]) {
    answer(`POST /${check}`, free);
  }
  answer("POST /user/send-otp", () => codeSent("ma***ra@orchard.test"));
  await screen.getByLabelText("E-mail").fill("mara@orchard.test");
  await screen.getByRole("textbox", { name: "Password" }).fill("three-quiet-lanterns");
  await screen.getByLabelText("User name").fill("mara");
  await screen.getByLabelText("First name").fill("Mara");
  await screen.getByLabelText("Last name").fill("Lind");
  await screen.getByLabelText("Mobile").fill("70 123 45 67");
}

test("a free user name and a good account are said at their fields", async () => {
  const door = await openDoor("sign-up");
  await fillIn(door);
  await expect.element(door.screen.getByText("Username validation succeed")).toBeVisible();
  await expect.element(door.screen.getByText("Account validation succeed")).toBeVisible();
});

test("both parts are checked before a code is sent, and a taken name is refused at its field", async () => {
  const door = await openDoor("sign-up");
  await fillIn(door);
  door.answer("POST /auth/validate/user", () =>
    refused(409, "usernameValidationFailed", "Username validation failed", { user_name: "This user name is taken." }),
  );
  await door.screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(door.screen.getByText("Username validation failed: This user name is taken.")).toBeVisible();
  expect(door.asked).toContain("POST /auth/validate/account");
  expect(door.asked).not.toContain("POST /user/send-otp");
});

test("the right code signs up and in at once, with everything that was typed before", async () => {
  const door = await openDoor("sign-up");
  await fillIn(door);
  door.answer("POST /user/otp-verify", () => success({ verification: "proof-of-twenty-letters" }));
  door.answer("POST /user/signup", () => welcomed("Mara"));
  await door.screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(door.screen.getByText(/ma\*\*\*ra@orchard\.test/)).toBeVisible();
  await door.screen.getByRole("textbox", { name: "Code" }).fill("402917");
  await expect.element(door.screen.getByText("Inside as Mara")).toBeVisible();
  expect(door.asked.filter((call) => call === "POST /user/login")).toEqual([]);
});

test("a code that was sent is said to be sent; where the house sends no mail, whom to ask for it", async () => {
  const asked = "ma***ra@orchard.test";
  for (const [isKept, told] of [
    [false, `We have sent a six-digit code to ${asked}.`],
    [true, `This house sends no mail yet. Ask it for the six-digit code to ${asked}.`],
  ] as const) {
    const door = await openDoor("sign-up");
    await fillIn(door);
    door.answer("POST /user/send-otp", () => codeSent(asked, isKept));
    await door.screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(door.screen.getByText(told)).toBeVisible();
    sessionStorage.clear();
    await door.screen.unmount();
  }
});

test("a wrong code is refused at its field, and the code can be typed again", async () => {
  const door = await openDoor("sign-up");
  await fillIn(door);
  door.answer("POST /user/otp-verify", () => failure(422, { code: "codeWrong", message: "This code is not right." }));
  await door.screen.getByRole("button", { name: "Continue" }).click();
  await door.screen.getByRole("textbox", { name: "Code" }).fill("000000");
  await expect.element(door.screen.getByText("This code is not right.")).toBeVisible();
  await expect.element(door.screen.getByRole("textbox", { name: "Code" })).toHaveFocus();
  const tries = () => door.asked.filter((call) => call === "POST /user/otp-verify").length;
  await userEvent.keyboard("{Enter}");
  expect(tries()).toBe(1);
  await door.screen.getByRole("textbox", { name: "Code" }).fill("111111");
  await expect.poll(tries).toBe(2);
});

test("a sign-up that is refused after the code comes back with its fields", async () => {
  const door = await openDoor("sign-up");
  await fillIn(door);
  door.answer("POST /user/otp-verify", () => success({ verification: "proof-of-twenty-letters" }));
  door.answer("POST /user/signup", () =>
    refused(409, "usernameValidationFailed", "Username validation failed", { user_name: "This user name is taken." }),
  );
  await door.screen.getByRole("button", { name: "Continue" }).click();
  await door.screen.getByRole("textbox", { name: "Code" }).fill("402917");
  await expect.element(door.screen.getByText("This user name is taken.")).toBeVisible();
  await expect.element(door.screen.getByText("mara@orchard.test is confirmed.")).toBeVisible();
  door.answer("POST /user/signup", () => welcomed("Mara"));
  await door.screen.getByLabelText("User name").fill("mara.lind");
  await door.screen.getByRole("button", { name: "Create account" }).click();
  await expect.element(door.screen.getByText("Inside as Mara")).toBeVisible();
});

test("whoever took too long after the code proves the address again, and types nothing else twice", async () => {
  const door = await openDoor("sign-up");
  await fillIn(door);
  door.answer("POST /user/otp-verify", () => success({ verification: "proof-of-twenty-letters" }));
  door.answer("POST /user/signup", () => failure(422, over));
  await door.screen.getByRole("button", { name: "Continue" }).click();
  await door.screen.getByRole("textbox", { name: "Code" }).fill("402917");
  await expect.element(door.screen.getByText(over.message)).toBeVisible();
  await expect.element(door.screen.getByText("mara@orchard.test is confirmed.")).not.toBeInTheDocument();
  door.answer("POST /user/signup", () => welcomed("Mara"));
  await door.screen.getByRole("button", { name: "Send another code" }).click();
  await door.screen.getByRole("textbox", { name: "Code" }).fill("402918");
  await expect.element(door.screen.getByText("Inside as Mara")).toBeVisible();
  expect(door.asked.filter((call) => call === "POST /user/send-otp")).toHaveLength(2);
});

test("whoever loads the page anew finds what they typed but the password, and signs up with the code that is in the mail", async () => {
  const begin = async (isFirst = false) => {
    const door = await openDoor("sign-up");
    if (isFirst) await fillIn(door);
    door.answer("POST /user/send-otp", () => codeJustSent("ma***ra@orchard.test"));
    door.answer("POST /user/otp-verify", () => success({ verification: "proof-of-twenty-letters" }));
    door.answer("POST /user/signup", () => welcomed("Mara"));
    return door;
  };
  const goOn = async ({ screen }: Door) => {
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Code" })).toBeVisible();
  };
  const first = await begin(true);
  await first.screen.getByRole("combobox", { name: "Country code" }).fill("swed");
  await first.screen.getByRole("option", { name: "+46" }).click();
  await goOn(first);
  expect(first.asked).toContain("POST /user/send-otp");
  expect(Object.values(sessionStorage).join()).not.toContain("three-quiet-lanterns");
  await first.screen.unmount();
  const anew = await begin();
  for (const [label, typed] of [
    ["E-mail", "mara@orchard.test"],
    ["User name", "mara"],
    ["First name", "Mara"],
    ["Last name", "Lind"],
    ["Country code", "+46"],
    ["Mobile", "70 123 45 67"],
  ] as const)
    await expect.element(anew.screen.getByLabelText(label)).toHaveValue(typed);
  const password = anew.screen.getByRole("textbox", { name: "Password" });
  await expect.element(password).toHaveValue("");
  await expect.element(anew.screen.getByText("Your entries are back. Type the password again.")).toBeVisible();
  await password.fill("three-quiet-lanterns");
  await expect.element(anew.screen.getByText("Your entries are back.")).not.toBeInTheDocument();
  for (const check of ["auth/validate/account", "auth/validate/user"]) anew.answer(`POST /${check}`, free);
  await goOn(anew);
  expect(anew.asked).not.toContain("POST /user/send-otp");
  await anew.screen.getByRole("textbox", { name: "Code" }).fill("402917");
  await expect.element(anew.screen.getByText("Inside as Mara")).toBeVisible();
  await anew.screen.unmount();
  const next = await begin();
  await expect.element(next.screen.getByLabelText("E-mail")).toHaveValue("");
  await next.screen.unmount();
  const last = await begin();
  await expect.element(last.screen.getByLabelText("E-mail")).toHaveFocus();
  await expect.element(last.screen.getByText("Your entries are back.")).not.toBeInTheDocument();
});

test("what was typed an hour ago is gone, and what the tab keeps from elsewhere is no sign-up", async () => {
  const place = "loupe.sign-up";
  const first = await openDoor("sign-up");
  await first.screen.getByLabelText("First name").fill("Mara");
  const kept = JSON.parse(sessionStorage.getItem(place) ?? "{}");
  await first.screen.unmount();
  for (const found of [{ ...kept, until: Date.now() - 1 }, { until: kept.until, typed: { first_name: 7 } }, null]) {
    sessionStorage.setItem(place, JSON.stringify(found));
    const anew = await openDoor("sign-up");
    await expect.element(anew.screen.getByLabelText("First name")).toHaveValue("");
    await anew.screen.unmount();
  }
});

test("a browser that does not let go of what was typed signs up all the same", async () => {
  const door = await openDoor("sign-up");
  await fillIn(door);
  door.answer("POST /user/otp-verify", () => success({ verification: "proof-of-twenty-letters" }));
  door.answer("POST /user/signup", () => welcomed("Mara"));
  const { removeItem } = Storage.prototype;
  const removed = vi.spyOn(Storage.prototype, "removeItem").mockImplementation(function (this: Storage, key) {
    if (key === "loupe.sign-up") throw new DOMException("The page may keep nothing.", "SecurityError");
    removeItem.call(this, key);
  });
  await door.screen.getByRole("button", { name: "Continue" }).click();
  await door.screen.getByRole("textbox", { name: "Code" }).fill("402917");
  await expect.element(door.screen.getByText("Inside as Mara")).toBeVisible();
  expect(removed).toHaveBeenCalledWith("loupe.sign-up");
  removed.mockRestore();
});
