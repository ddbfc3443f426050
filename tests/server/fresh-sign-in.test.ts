import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { minutes } from "#support/clock.ts";
import { contractOperations } from "#support/contract.ts";
import { aKey } from "#support/external-rows.ts";
import { ownerId } from "#support/rows.ts";
import { samples } from "#support/samples.ts";
import { demoPassword } from "#support/template.ts";

const plenty = 1_000_000_000;
const limits = { ...houseLimits, accountWorkPerMinute: plenty, addressWorkPerMinute: plenty, freshSignInMinutes: 15 };
const portal = useApp({ limits });
const asking = contractOperations.map(({ info }) => info).filter(({ freshSignIn }) => freshSignIn);
const admin = () => portal.as("admin");
const typed = (password = demoPassword) => admin().call("signInAgain", { body: { password } });
/** The administrator signed in, and the password has been good for its time. */
async function signedInLongAgo() {
  await admin().call("getProfile");
  portal.clock.advance(minutes(15) + 1);
}
const end = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

test("keys, rights, the eyes of others, second factors and accounts of the house want a password that was just typed", () => {
  expect(asking.map(({ id }) => id).sort()).toEqual([
    "changeAssociatePassword",
    "createAdmin",
    "createApiKey",
    "createAssociate",
    "createAuditor",
    "createQc",
    "deleteAdmin",
    "deleteAssociate",
    "deleteAuditor",
    "deleteQc",
    "endSessionsOf",
    "offerPasskey",
    "offerSecondFactor",
    "removeIssuerIdentity",
    "removePasskey",
    "resetSecondFactor",
    "rotateApiKey",
    "setAccountStatus",
    "setHouseSettings",
    "updateAdmin",
    "updateAssociate",
    "updateAuditor",
    "updateQc",
    "updateUserPermissions",
    "viewAs",
  ]);
});

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

  test("is good for a quarter of an hour, counted from when it was typed; nobody is asked before", async () => {
    await admin().call("getProfile");
    portal.clock.advance(minutes(15));
    expect((await act()).status).toBe(201);
    await typed();
    portal.clock.advance(minutes(15));
    expect((await act()).status).toBe(201);
    portal.clock.advance(1);
    expectRefusal(await act(), 403, "freshSignInNeeded");
  });

  test("opens what asks for it in the session where it was typed, and in no other of the same person", async () => {
    await signedInLongAgo();
    const { data } = await portal.anonymous.call("login", {
      body: { email: demoAddress("admin"), password: demoPassword },
    });
    const other = portal.anonymous.holding(data.token ?? "");
    expect((await other.call("viewAs", { path: { id: await ownerId(portal, "customer") } })).status).toBe(200);
    expectRefusal(await act(), 403, "freshSignInNeeded");
  });

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

  test("is in the log as an act, without the password", async () => {
    const { key } = (await admin().call("getProfile")).data;
    const since = await end();
    await typed();
    const rows = await auditRows(portal.pool, since);
    expect(rows.map(({ fact: { transition, item } }) => [transition, item])).toEqual([["session.signInAgain", key]]);
    expect(JSON.stringify(rows)).not.toContain(demoPassword);
  });

  test("is asked of nobody who may not do the act at all: that is said first", async () => {
    await portal.as("associate").call("getProfile");
    portal.clock.advance(minutes(16));
    const input = await samples.createAdmin.ask(portal, "associate");
    expectRefusal(await portal.as("associate").send("createAdmin", input), 403, "forbidden");
  });

  test("is nothing that a guest has, or a program", async () => {
    expectRefusal(
      await portal.asGuest().call("signInAgain", { body: { password: demoPassword } }),
      422,
      "passwordNone",
    );
    const { secret } = await aKey(portal, "api");
    const program = portal.anonymous.holding(secret);
    expectRefusal(await program.call("signInAgain", { body: { password: demoPassword } }), 403, "scopeMissing");
    const input = await samples.createApiKey.ask(portal, "admin");
    expectRefusal(await program.send("createApiKey", input), 403, "scopeMissing");
  });
});

test("where a house wants no fresh sign-in, as the demo house, nobody is asked", async () => {
  await signedInLongAgo();
  portal.house.limits = { ...limits, freshSignInMinutes: 0 };
  try {
    expect((await admin().call("viewAs", { path: { id: await ownerId(portal, "customer") } })).status).toBe(200);
  } finally {
    portal.house.limits = limits;
  }
});
