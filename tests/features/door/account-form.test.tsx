import { notifications } from "@mantine/notifications";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { failure, success } from "#support/fake-server.ts";
import { notify } from "#ui/notice/notify.ts";
import { openDoor, refused, welcomed } from "./open-door.tsx";

test("the keyboard begins at the e-mail, and Enter signs in", async () => {
  const { screen, answer } = await openDoor();
  answer("POST /user/login", () => welcomed("Mara"));
  await expect.element(screen.getByLabelText("E-mail")).toHaveFocus();
  await userEvent.keyboard("mara@orchard.test{Tab}three-quiet-lanterns{Enter}");
  await expect.element(screen.getByText("Inside as Mara")).toBeVisible();
});

test("a guest who came to sign in reads that a customer keeps the lists of the visit; a stranger reads nothing of lists", async () => {
  const { screen, answer, session } = await openDoor();
  const told = screen.getByText(
    "As a customer you keep your cart, watch list and notes. What your account has already stays.",
  );
  await expect.element(screen.getByLabelText("E-mail")).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  answer("POST /user/login", () => success({ key: "5b2f0f9c", role_id: 4, first_name: "Mara", token: "token" }));
  session.enterAsGuest({ company_name: "Lind", contact_person: "Mara", mobile: "70123", email: "m@visit.test" });
  await expect.element(screen.getByText("Inside as Mara")).toBeVisible();
  session.signUpInstead();
  await expect.element(told).toBeVisible();
});

test("a browser that can keep nothing offers no choice to stay, says why, and signs in", async () => {
  const { screen, answer } = await openDoor(undefined, { keeps: false });
  answer("POST /user/login", () => welcomed("Mara"));
  await expect.element(screen.getByText("This browser keeps nothing: a reload signs you out.")).toBeVisible();
  expect(screen.getByRole("checkbox").elements()).toEqual([]);
  await userEvent.keyboard("mara@orchard.test{Tab}three-quiet-lanterns{Enter}");
  await expect.element(screen.getByText("Inside as Mara")).toBeVisible();
});

test("a wrong password says so at the top and at its field, and the keyboard is at the password again", async () => {
  const { screen, answer, did } = await openDoor();
  answer("POST /user/login", () => failure(401, { code: "signInFailed", message: "Sign-in failed" }));
  await screen.getByLabelText("E-mail").fill("mara@orchard.test");
  await screen.getByRole("textbox", { name: "Password" }).fill("not the password");
  await screen.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => did).toContain("complains: Sign-in failed");
  await expect.element(screen.getByText("The e-mail address or the password is wrong.")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Password" })).toHaveFocus();
  await userEvent.keyboard("x");
  await expect.element(screen.getByText("The e-mail address or the password is wrong.")).not.toBeInTheDocument();
});

test("a refusal goes with the form that was refused, and good news stays", async () => {
  const { screen, turnTo } = await openDoor();
  notify.success("The list is drawn");
  await expect.element(screen.getByText("The list is drawn")).toBeInTheDocument();
  // The failure outlives the good news by the clock, so only the turn to another form leaves the good news alone.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
    notifications.clean();
  });
  notify.success("Code sent");
  notify.failure("Sign-in failed");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Sign-in failed");
  const told = () =>
    ["Code sent", "Sign-in failed"].filter((text) => screen.getByText(text, { exact: true }).elements().length > 0);
  expect(told()).toEqual(["Code sent", "Sign-in failed"]);
  await turnTo("forgot");
  vi.advanceTimersByTime(500); // it fades
  await expect.poll(told).toEqual(["Code sent"]);
});

test("what is no address is refused at its field", async () => {
  const { screen, answer } = await openDoor();
  answer("POST /user/login", () => refused(400, "malformed", "No", { email: "Must be an e-mail address." }));
  await screen.getByLabelText("E-mail").fill("mara");
  await screen.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(screen.getByText("Must be an e-mail address.")).toBeVisible();
  await expect.element(screen.getByLabelText("E-mail")).toHaveFocus();
  await screen.getByLabelText("E-mail").fill("mara@orchard.test");
  await expect.element(screen.getByText("Must be an e-mail address.")).not.toBeInTheDocument();
});

test("a locked account is told how long it still takes", async () => {
  const { screen, answer } = await openDoor();
  answer("POST /user/login", () =>
    failure(429, { code: "accountLocked", message: "Too many failed sign-ins." }, { "retry-after": "840" }),
  );
  await screen.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(screen.getByText("Too many failed sign-ins.")).toBeVisible();
  await expect.element(screen.getByText("14 min left.")).toBeVisible();
});
