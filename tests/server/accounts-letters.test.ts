import { describe, expect, test } from "vitest";
import { email, fresh, useAccountLetterWorld } from "#support/account-letter-world.ts";
import { anExternalClient } from "#support/external-rows.ts";

const { portal, admin, letters, latest, rowOf } = useAccountLetterWorld();

describe("the owner of an account is told by one letter", () => {
  test("that the house set one, for an associate, and for a client that comes by FTP", async () => {
    const associate = await rowOf("associate");
    await admin().call("changeAssociatePassword", { path: { id: associate.id }, body: { password: fresh } });
    const ftp = await rowOf("ftp");
    const body = { version: ftp.version, password: fresh };
    expect((await admin().call("updateExternalClient", { path: { id: ftp.id }, body })).status).toBe(200);
    expect(await letters()).toEqual([
      ["associate", "passwordGiven"],
      ["ftp", "passwordGiven"],
    ]);
    expect((await latest())?.text).toContain("The earlier one no longer opens it, in the portal or by FTP.");
  });

  test.each([
    ["a customer's", "customer", "updateClient"],
    ["quality control's", "qc", "updateQc"],
    ["an associate's", "associate", "updateAssociate"],
    ["an API client's", "api", "updateExternalClient"],
  ] as const)("that %s e-mail address is another: at the earlier address", async (_, name, operation) => {
    const { id, version } = await rowOf(name);
    const change = (address: string, shown: number) =>
      admin().send(operation, { path: { id }, body: { version: shown, email: address } });
    expect((await change("someone.else@harbour.test", version)).status).toBe(200);
    expect(await letters()).toEqual([[name, "emailChanged"]]);
    const { text } = (await latest()) ?? {};
    expect(text).toContain("so***se@harbour.test");
    expect(text).not.toContain("someone.else");
    // Great letters for small ones are the same address.
    expect((await change("Someone.Else@harbour.test", version + 1)).status).toBe(200);
    expect(await portal.outbox()).toHaveLength(1);
  });

  test("that there is a new API key, and another in its place", async () => {
    const { id } = await rowOf("api");
    const body = { name: "Web shop", scopes: ["stones:read" as const] };
    const made = (await admin().call("createApiKey", { path: { id }, body })).data;
    await admin().call("rotateApiKey", { path: { id: made.key.id }, body: {} });
    expect(await letters()).toEqual([
      ["api", "keyMade"],
      ["api", "keyMade"],
    ]);
    const { text } = (await latest()) ?? {};
    expect(text).toContain("“Web shop”");
    expect(text).not.toContain(made.secret);
  });
});

describe("nobody is told anything", () => {
  test("where an address is saved as it was, or whoever it is for is switched off", async () => {
    const { id, version } = await rowOf("customer");
    await admin().call("updateClient", { path: { id }, body: { version, email, first_name: "Mara" } });
    const client = await anExternalClient(portal);
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [client]);
    await admin().send("updateExternalClient", { path: { id: client }, body: { version: 1, password: fresh } });
    expect(await letters()).toEqual([]);
  });
});
