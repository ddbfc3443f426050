import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useCall } from "#api/query.ts";
import { TakeSecondFactor } from "#screens/second-factor/take-second-factor.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";

const person = (has_second_factor: boolean) => ({ id: 6, first_name: "Mara", last_name: "Lind", has_second_factor });

function Facts() {
  const { data } = useCall("getClient", { path: { id: 6 } });
  const [refreshes] = useState(["getClient"] as const);
  return data ? <TakeSecondFactor of={data} reason={null} refreshes={refreshes} /> : null;
}

test("whoever takes a second factor that somebody else took reads who it was, and then sees that there is none", async () => {
  let isOn = true;
  const message = "This account signs in with its password alone.";
  const meanwhile = { event: "secondFactor.reset", by: "Ines Novak", at: new Date().toISOString() };
  const refused = [{ id: 6, code: "secondFactorIsOff", reason: message, meanwhile }];
  const server = fakeServer(({ method }) =>
    method === "GET" ? success(person(isOn)) : failure(409, { code: "secondFactorIsOff", message, refused }),
  );
  await showScreen(server, <Facts />);
  await page.getByRole("button", { name: /^Take second factor…/ }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("Lost the telephone");
  isOn = false;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Take second factor", exact: true }).click();
  const told = /^Ines Novak took this second factor .* Nothing of yours was written\.$/;
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(told);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByText("Password", { exact: true })).toBeVisible();
});
