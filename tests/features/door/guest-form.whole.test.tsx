import { expect, test } from "vitest";
import { openDoor, refused } from "./open-door.tsx";

test("each of a guest's five fields is refused at its place", async () => {
  const { screen, answer, did } = await openDoor("guest");
  answer("POST /user/login", () =>
    refused(400, "malformed", "No", {
      company_name: "Company is missing.",
      contact_person: "Contact is missing.",
      mobile_country_id: "Country is missing.",
      mobile: "Mobile is missing.",
      email: "E-mail is missing.",
    }),
  );
  await screen.getByRole("button", { name: "Continue as a guest" }).click();
  for (const what of ["Company", "Contact", "Country", "Mobile", "E-mail"]) {
    await expect.element(screen.getByText(`${what} is missing.`)).toBeVisible();
  }
  await expect.element(screen.getByLabelText("Company")).toHaveFocus();
  await screen.getByLabelText("Mobile").fill("70 123 45 67");
  await expect.element(screen.getByText("Mobile is missing.")).not.toBeInTheDocument();
  expect(did).toEqual(["complains: No"]);
});

test("a country code is a plus and the code, and is found by the country's name", async () => {
  const { screen } = await openDoor("guest");
  await screen.getByRole("combobox", { name: "Country code" }).fill("swed");
  await screen.getByRole("option", { name: "+46" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Country code" })).toHaveValue("+46");
});
