import { describe, expect, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { auditRows } from "#support/audit.ts";
import { minutes } from "#support/clock.ts";
import { aKey } from "#support/external-rows.ts";
import { asking, limits, useFreshSignInWorld } from "#support/fresh-sign-in-world.ts";
import { ownerId } from "#support/rows.ts";
import { samples } from "#support/samples.ts";
import { demoPassword } from "#support/template.ts";

const { portal, admin, typed, signedInLongAgo, end } = useFreshSignInWorld();

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
