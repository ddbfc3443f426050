import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#domain/roles.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { anIdentity, backFrom, leftFor } from "#support/issuer.ts";
import { kindsOf } from "#support/letters.ts";
import { openIdPeer } from "#support/openid-peer.ts";
import { aSecondFactor, codeNow } from "#support/second-factors.ts";
import { demoPassword } from "#support/template.ts";
import { useIssuer } from "#support/use-issuer.ts";

const portal = useApp({ accounts: { codesPerDay: 8, tellsOfCredentials: true, showsSecrets: false } });
const service = useIssuer(portal);
const { take, signIn } = service;

const idOf = async (name: Parameters<typeof demoAccount>[1]) => (await demoAccount(portal, name)).id;
const setAccount = async (name: Parameters<typeof demoAccount>[1], values: { is_active?: boolean; role_id?: number }) =>
  portal.db
    .updateTable("account")
    .set(values)
    .where("id", "=", await idOf(name))
    .execute();
const identities = () => portal.db.selectFrom("issuer_identity").selectAll().execute();
describe("signing in at the house's sign-in service", () => {
  test("opens a session of the account with the verified address, and binds it", async () => {
    const { data } = await signIn();
    expect(data.email).toBe(demoAddress("admin"));
    expect(data.role_id).toBe(roleIds.administrator);
    expect(await identities()).toMatchObject([
      { issuer: service.peer.issuer, subject: "admin-there", account_id: await idOf("admin") },
    ]);
    expect(kindsOf(await portal.outbox())).toContainEqual(["admin", "issuerBound"]);
    const said = (await auditRows(portal.pool)).map(({ body }) => body).join("\n");
    expect(said).toContain("signIn.byIssuer");
    expect(said).not.toContain("admin-there");
    const own = portal.anonymous.holding(data.token ?? "");
    expect((await own.call("getSecondFactor")).data.issuer).toMatchObject({ name: "House accounts" });
  });

  test("from then on the person there counts, and not the address", async () => {
    await signIn();
    service.peer.person = { subject: "admin-there", email: "renamed@elsewhere.test", isVerified: false };
    expect((await signIn()).data.email).toBe(demoAddress("admin"));
    expect(await identities()).toHaveLength(1);
    expect(kindsOf(await portal.outbox()).filter(([, kind]) => kind === "issuerBound")).toHaveLength(1);
  });

  test("takes the address from the token too, where the service writes it there", async () => {
    const writing = await openIdPeer({ returns: [`${portal.house.publicUrl}/login`], tellsInToken: true });
    portal.house.issuer = writing.rules;
    writing.person = { subject: "admin-there", email: demoAddress("admin").toUpperCase() };
    expect((await signIn()).data.email).toBe(demoAddress("admin"));
    expect(writing.asked).not.toContain("/me");
    await writing.close();
  });

  test("finds another key of the service at the next sign-in", async () => {
    const left = await leftFor(portal);
    service.peer.changeKey();
    expect((await signIn()).status).toBe(200);
    expect(left.address).toContain("code_challenge_method=S256");
  });

  test("is for every role of the staff", async () => {
    for (const name of ["admin", "associate", "qc", "auditor"] as const) {
      service.peer.person = { subject: `${name}-there`, email: demoAddress(name) };
      expect((await signIn()).data.email).toBe(demoAddress(name));
    }
  });

  test("types no password: a grave act asks for it", async () => {
    portal.house.limits = { ...portal.house.limits, freshSignInMinutes: 15 };
    const own = portal.anonymous.holding((await signIn()).data.token ?? "");
    expectRefusal(await own.call("offerSecondFactor"), 403, "freshSignInNeeded");
    await own.call("signInAgain", { body: { password: demoPassword } });
    expect((await own.call("offerSecondFactor")).status).toBe(200);
  });
});

describe("the second step", () => {
  test("follows where the account has one, and the session is not proved by it", async () => {
    portal.house.limits = { ...portal.house.limits, freshSignInMinutes: 15 };
    const secret = await aSecondFactor(portal, await idOf("admin"));
    const refused = await signIn();
    expectRefusal(refused, 401, "secondFactorNeeded");
    const ticket = refused.body.second_factor?.ticket ?? "";
    const proved = await portal.anonymous.call("proveSecondFactor", {
      body: { ticket, code: codeNow(portal, secret) },
    });
    const own = portal.anonymous.holding(proved.data.token ?? "");
    expectRefusal(await own.call("offerSecondFactor"), 403, "freshSignInNeeded");
  });

  test.each([["mfa"], ["otp"], ["hwk"]])(
    "does not follow where the service asked for one itself (%s)",
    async (method) => {
      await aSecondFactor(portal, await idOf("admin"));
      service.peer.person = { subject: "admin-there", email: demoAddress("admin"), amr: ["pwd", method] };
      expect((await signIn()).status).toBe(200);
    },
  );

  test("follows a password at the service, and a class that the house does not name", async () => {
    await aSecondFactor(portal, await idOf("admin"));
    service.peer.person = {
      subject: "admin-there",
      email: demoAddress("admin"),
      amr: ["pwd"],
      acr: "urn:house:strong",
    };
    expectRefusal(await signIn(), 401, "secondFactorNeeded");
    portal.house.issuer = { ...service.peer.rules, strongClasses: ["urn:house:strong"] };
    expect((await signIn()).status).toBe(200);
  });

  test("is set up first where the house demands one of the role", async () => {
    const { version } = (await portal.as("admin").call("getHouseSettings")).data;
    const body = { second_factor_roles: [roleIds.administrator], version };
    expect((await portal.as("admin").call("setHouseSettings", { body })).status).toBe(200);
    expectRefusal(await signIn(), 401, "secondFactorSetUpNeeded");
  });
});

describe("nobody else comes in", () => {
  const refused = async (code: Parameters<typeof expectRefusal>[2], status = 422) => {
    expectRefusal(await signIn(), status, code);
    const rows = (await auditRows(portal.pool)).map(({ body }) => body);
    expect(rows.some((body) => body.includes("signIn.refuseIssuer"))).toBe(true);
  };

  test("an address that the service has not verified, or does not name", async () => {
    service.peer.person = { subject: "admin-there", email: demoAddress("admin"), isVerified: false };
    await refused("issuerAddressUnverified");
    service.peer.person = { subject: "admin-there" };
    await refused("issuerAddressUnverified");
    expect(await identities()).toEqual([]);
  });

  test("an address without an account, and clients: no account is made", async () => {
    const before = await portal.db.selectFrom("account").select("id").execute();
    for (const email of ["nobody@house.test", ...(["customer", "api", "ftp"] as const).map(demoAddress)]) {
      service.peer.person = { subject: email, email };
      await refused("issuerNobody");
    }
    expect(await portal.db.selectFrom("account").select("id").execute()).toHaveLength(before.length);
    expect(await identities()).toEqual([]);
  });

  test("an account that is switched off, before and after it was bound", async () => {
    await setAccount("qc", { is_active: false });
    service.peer.person = { subject: "qc-there", email: demoAddress("qc") };
    await refused("issuerAccountOff");
    await setAccount("qc", { is_active: true });
    expect((await signIn()).status).toBe(200);
    await setAccount("qc", { is_active: false });
    await refused("issuerAccountOff");
  });

  test("somebody else there with the address of a bound account", async () => {
    await signIn();
    service.peer.person = { subject: "a-namesake", email: demoAddress("admin") };
    await refused("issuerOther", 409);
  });

  test("whoever is bound to another account opens that one alone, whatever the address", async () => {
    await anIdentity(portal, await idOf("customer"), service.peer.issuer, "admin-there");
    await refused("issuerAccountOff");
    expect(await identities()).toHaveLength(1);
  });

  test("a place that is locked out", async () => {
    const body = { email: demoAddress("admin"), password: "not-this-one" };
    for (let i = 0; i < 5; i++) await portal.anonymous.call("login", { body });
    expectRefusal(await signIn(), 429, "accountLocked");
  });

  test("under maintenance, who is no administrator", async () => {
    await portal.as("admin").call("setMaintenance", { body: { is_on: true, version: 1 } });
    service.peer.person = { subject: "qc-there", email: demoAddress("qc") };
    expect((await signIn()).status).toBe(503);
    expect(await identities()).toEqual([]);
  });
});

test("two browsers at once with one address: one person there is bound", async () => {
  const first = await backFrom(portal);
  service.peer.person = { subject: "a-namesake", email: demoAddress("admin") };
  const second = await backFrom(portal);
  const answers = await Promise.all([take(first.browser, first.ticket), take(second.browser, second.ticket)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await identities()).toHaveLength(1);
});

describe("a house without a sign-in service", () => {
  beforeEach(() => {
    portal.house.issuer = null;
  });

  test("offers none, and has none of its calls", async () => {
    expect((await portal.anonymous.call("listSignInWays")).data).toEqual({ issuer: null });
    expectRefusal(await portal.anonymous.call("leaveForIssuer"), 404, "notFound");
    expectRefusal(await portal.anonymous.call("returnFromIssuer", { body: { answer: "code=1" } }), 404, "notFound");
    expectRefusal(await portal.anonymous.call("signInWithIssuer", { body: { ticket: "TFBF" } }), 404, "notFound");
  });

  test("with one, it says its name and nothing else", async () => {
    portal.house.issuer = service.peer.rules;
    const { data } = await portal.anonymous.call("listSignInWays");
    expect(data).toEqual({ issuer: { name: "House accounts" } });
  });
});

describe("the binding is removed", () => {
  const remove = async (by: Api, name: Parameters<typeof demoAccount>[1] = "qc") =>
    by.call("removeIssuerIdentity", { path: { id: await idOf(name) }, body: { reason: "Left and came back" } });

  test("by an administrator: the sessions end, the owner is told, and the next sign-in binds anew", async () => {
    service.peer.person = { subject: "qc-there", email: demoAddress("qc") };
    const own = portal.anonymous.holding((await signIn()).data.token ?? "");
    const listed = await portal.as("admin").call("listQcs", { query: { search: demoAddress("qc") } });
    expect(listed.data.data.map(({ is_bound }) => is_bound)).toEqual([true]);
    expect((await remove(portal.as("admin"))).status).toBe(200);
    expectRefusal(await own.call("getProfile"), 401, "unauthorized");
    expect(kindsOf(await portal.outbox())).toContainEqual(["qc", "issuerUnbound"]);
    expectRefusal(await remove(portal.as("admin")), 409, "issuerUnbound");
    service.peer.person = { subject: "qc-another", email: demoAddress("qc") };
    expect((await signIn()).status).toBe(200);
  });

  test("by nobody else", async () => {
    expectRefusal(await remove(portal.as("associate"), "customer"), 403, "forbidden");
    expectRefusal(await remove(portal.as("customer")), 403, "forbidden");
  });
});
