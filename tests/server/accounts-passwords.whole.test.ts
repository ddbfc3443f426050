import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { minutes } from "#support/clock.ts";
import { fresh, usePasswordWorld } from "#support/password-world.ts";
import { demoPassword } from "#support/template.ts";

const { portal, signIn, proof, reset } = usePasswordWorld();

describe("a forgotten password", () => {
  test("a new password opens the lock of too many failures", async () => {
    for (let i = 0; i < 5; i++) await signIn("wrong");
    await reset(await proof());
    expect((await signIn(fresh)).status).toBe(200);
  });
});

test("whoever holds a session cannot guess the password without end: the fifth wrong one locks", async () => {
  const customer = portal.as("customer");
  const change = (current_password: string) =>
    customer.call("changePassword", { body: { current_password, password: fresh } });
  for (let guess = 0; guess < 5; guess++) expectRefusal(await change(`guess number ${guess}`), 422, "passwordWrong");
  expectRefusal(await change(demoPassword), 429, "accountLocked");
  expectRefusal(await signIn(demoPassword), 429, "accountLocked");
  portal.clock.advance(minutes(16));
  expect((await change(demoPassword)).status).toBe(200);
});
