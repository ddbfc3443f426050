import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { auditRows } from "#support/audit.ts";
import { asking, useFreshSignInWorld } from "#support/fresh-sign-in-world.ts";
import { samples } from "#support/samples.ts";

const { portal, admin, typed, signedInLongAgo, end } = useFreshSignInWorld();

for (const { id } of asking) {
  test(`${id} is refused a quarter of an hour after the sign-in, leaves no trace, and is done once the password was typed`, async () => {
    await admin().call("getProfile");
    const input = await samples[id].ask(portal, "admin");
    await signedInLongAgo();
    const before = await end();
    expectRefusal(await admin().send(id, input), 403, "freshSignInNeeded");
    expect(await end()).toBe(before);
    expect((await typed()).message).toBe(messages.signedInAgain);
    expect((await admin().send(id, input)).status).toBeLessThan(300);
  });
}

describe("the password, typed again", () => {
  const act = async () => admin().call("createApiKey", (await samples.createApiKey.ask(portal, "admin")) as never);

  test("when wrong is refused at its field, opens nothing, and counts like a wrong sign-in", async () => {
    await signedInLongAgo();
    for (let guess = 0; guess < 5; guess++) {
      expectRefusal(await typed(`guess number ${guess}`), 422, "passwordWrong", ["/data/password"]);
    }
    expectRefusal(await typed(), 429, "accountLocked");
    expectRefusal(await act(), 403, "freshSignInNeeded");
    const facts = (await auditRows(portal.pool, 0)).map(({ fact }) => fact.transition);
    expect(facts.filter((transition) => transition === "signIn.refuse" || transition === "signIn.lock")).toHaveLength(
      5,
    );
    expect(facts).not.toContain("session.signInAgain");
  });
});
