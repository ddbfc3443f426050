import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { failure, success } from "#support/fake-server.ts";
import { findings } from "../ui/findings.ts";
import { openDoor, refused, welcomed } from "./open-door.tsx";

const second_factor = { ticket: "t".repeat(43), expires_at: "2026-11-20T09:10:00Z", ways: ["app"] };
const codeNeeded = () => failure(401, { code: "secondFactorNeeded", message: "Enter the code.", second_factor });
const setUpNeeded = () => failure(401, { code: "secondFactorSetUpNeeded", message: "Set it up.", second_factor });
const offer = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  address: "otpauth://totp/Loupe:mara%40orchard.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Loupe",
  offer: "TFBFMQ==",
  expires_at: "2026-11-20T09:10:00Z",
};

async function withPassword(first: () => Response) {
  const door = await openDoor();
  door.answer("POST /user/login", first);
  await door.screen.getByLabelText("E-mail").fill("mara@orchard.test");
  await door.screen.getByRole("textbox", { name: "Password" }).fill("three-quiet-lanterns");
  return { ...door, go: () => userEvent.keyboard("{Enter}") };
}

test("a code follows the password; a wrong one says so at its field, and the last digit sends it, once", async () => {
  const { screen, answer, asked, go } = await withPassword(codeNeeded);
  answer("POST /user/login/second-factor", () =>
    refused(422, "secondFactorWrong", "This code is wrong.", { code: "This code is wrong." }),
  );
  await go();
  const field = screen.getByLabelText("Code");
  await expect.element(field).toHaveFocus();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("000000");
  await expect.element(screen.getByText("This code is wrong.", { exact: true })).toBeVisible();
  const tries = () => asked.filter((call) => call === "POST /user/login/second-factor").length;
  await userEvent.keyboard("{Enter}");
  expect(tries()).toBe(1);
  await field.fill("");
  await field.fill("000000");
  await expect.poll(tries).toBe(2);
  await expect.element(screen.getByText("This code is wrong.", { exact: true })).toBeVisible();
  answer("POST /user/login/second-factor", () => welcomed("Mara"));
  await field.fill("402917");
  await expect.element(screen.getByText("Inside as Mara")).toBeVisible();
});

test("a code that nobody judged, since the server stopped the call, is sent again by Enter", async () => {
  const { screen, answer, go } = await withPassword(codeNeeded);
  answer("POST /user/login/second-factor", () => failure(504, { code: "tookTooLong", message: "It took too long." }));
  await go();
  await expect.element(screen.getByLabelText("Code")).toHaveFocus();
  await userEvent.keyboard("402917");
  await expect.element(screen.getByText("It took too long.")).toBeVisible();
  answer("POST /user/login/second-factor", () => welcomed("Mara"));
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Inside as Mara")).toBeVisible();
});

test("whoever has lost the telephone types a recovery code", async () => {
  const { screen, answer, go } = await withPassword(codeNeeded);
  answer("POST /user/login/second-factor", () => welcomed("Mara"));
  await go();
  await screen.getByRole("button", { name: "Use a recovery code" }).click();
  await expect.element(screen.getByLabelText("Recovery code")).toHaveFocus();
  await userEvent.keyboard("abcd-efgh-ijkl-mnop{Enter}");
  await expect.element(screen.getByText("Inside as Mara")).toBeVisible();
});

test("a sign-in that has ended begins again at the password, and says why", async () => {
  const { screen, answer, did, go } = await withPassword(codeNeeded);
  answer("POST /user/login/second-factor", () => failure(409, { code: "signInOver", message: "It has ended." }));
  await go();
  await screen.getByLabelText("Code").fill("402917");
  await expect.element(screen.getByRole("textbox", { name: "Password" })).toBeVisible();
  expect(did).toContain("complains: It has ended.");
});

test("a second factor that the house demands is set up at the door, and its recovery codes are shown before the portal", async () => {
  const { screen, answer, go } = await withPassword(setUpNeeded);
  answer("POST /user/login/second-factor-offer", () => success(offer));
  answer("POST /user/login/second-factor-set-up", () =>
    success({
      recovery_codes: ["abcd-efgh-ijkl-mnop"],
      user: { key: "5b2f0f9c", role_id: 2, first_name: "Mara", token: "token", permissions: [] },
    }),
  );
  await go();
  await expect.element(screen.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  await expect.element(screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
  expect(await findings()).toEqual([]);
  await screen.getByLabelText("Code that the app shows now").fill("402917");
  await screen.getByRole("button", { name: "Turn on and continue" }).click();
  await expect.element(screen.getByText("abcd-efgh-ijkl-mnop")).toBeVisible();
  expect(page.getByText("Inside as Mara").elements()).toEqual([]);
  expect(await findings()).toEqual([]);
  await screen.getByRole("button", { name: "I have kept them, continue" }).click();
  await expect.element(screen.getByText("Inside as Mara")).toBeVisible();
});

test("whoever turns back is at the password again", async () => {
  const { screen, go } = await withPassword(codeNeeded);
  await go();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(screen.getByLabelText("E-mail")).toBeVisible();
});
