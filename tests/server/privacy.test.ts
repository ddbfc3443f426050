import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { besidePerson, personSections } from "#server/db/queries/person.ts";
import { writePerson } from "#server/export/export-person.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { useApp } from "#support/app.ts";
import { auditRows, brokenAt } from "#support/audit.ts";
import { useClosing } from "#support/closing.ts";
import { aDocument } from "#support/kyc-rows.ts";
import { freeStones, heldBy, requestedBy } from "#support/line-stones.ts";
import { readZip } from "#support/read-zip.ts";
import { aMail, ownerId } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const closing = useClosing();

/** The words that nobody may find any more: only this person has them. */
const personal = {
  first_name: "Ottilie",
  last_name: "Zwillenberg",
  email: "Ottilie.Z@harbour.test",
  user_name: "ottilie.z",
  mobile: "77 661 55 044",
  tax: "TAX-99-4711-X",
  phone: "77 661 55 045",
  address: "Quay of the Herons 7",
  website: "https://ottilie-stones.test",
};
const words = /ottilie|zwillenberg|661 55|99-4711|herons/i;

/** A paper whose bytes lie in the safe, as a sending leaves them. */
async function aPaper(text: string): Promise<string> {
  const { id } = await aDocument(portal, "customer", "owner", 2);
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-paper-"));
  closing(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "paper"), text);
  const { rows } = await portal.pool.query("SELECT stored_name FROM kyc_document WHERE id = $1", [id]);
  await portal.house.safe.keep(rows[0].stored_name, path.join(folder, "paper"));
  return rows[0].stored_name;
}

/** The demo customer under these words, with something in every place. */
async function aPerson(): Promise<{ id: number; paper: string }> {
  const admin = portal.as("admin");
  const id = await ownerId(portal, "customer");
  const paper = await aPaper("the owner's passport");
  await portal.as("customer").call("getProfile"); // signed in, before the name is another
  const { data } = await admin.call("getClient", { path: { id } });
  const { first_name, last_name, email, user_name, mobile, tax, phone, address, website } = personal;
  const saved = await admin.call("updateClient", {
    path: { id },
    body: { first_name, last_name, email, user_name, mobile, mobile_country_id: 101, version: data.version },
  });
  expect(saved.status, saved.text).toBe(200);
  const business_id = data.business?.id ?? 0;
  const business = await admin.call("getBusiness", { path: { id: business_id } });
  const fields = { company_name: "Northlight Jewels", tax_identification_number: tax, phone, address, website };
  const kept = await admin.call("updateBusiness", {
    path: { id: business_id },
    body: { ...fields, version: business.data.version },
  });
  expect(kept.status, kept.text).toBe(200);
  await portal.pool.query("UPDATE account SET email = $1 WHERE id = $2", [email, id]);
  // Before they signed up, they were here as a guest.
  await portal.asGuest().call("getProfile");
  await portal.pool.query(
    "UPDATE account SET became_id = $1, first_name = $2, company_name = $3, email = $4 WHERE role_id = 4",
    [id, first_name, last_name, email],
  );
  const own = portal.as("customer");
  const [dealt = "", ...stones] = await freeStones(portal, 4);
  const memo = await admin.call("issueMemo", { body: { stock_numbers: [dealt], user_id: id } });
  await admin.call("sellMemo", { body: { ids: memo.data.data.map((line) => line.id) } });
  await own.call("addToCart", { body: { stock_numbers: stones } });
  const search = { diamond_type: "white" } as const;
  await own.call("createSavedSearch", { body: { name: "Pairs for Mrs Zwillenberg", search } });
  await own.call("createDemand", { body: { name: "Ottilie's ring", search } });
  await own.call("addNotes", { body: { stock_numbers: stones, text: "For Ottilie" } });
  await own.call("openEnquiries", { body: { stock_numbers: stones, text: "Ottilie asks" } });
  await portal.pool.query("UPDATE mail SET to_address = $2 WHERE id = $1", [await aMail(portal, "kept"), email]);
  await portal.anonymous.call("login", { query: {}, body: { email, password: "wrong-password" } });
  return { id, paper };
}

const exported = async (id: number) => {
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-person-"));
  closing(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "person.zip");
  await writePerson(portal.house, id, file);
  return readZip(readFileSync(file));
};

test("every place of the database that names an account is either exported or known to be somebody else's matter", async () => {
  const { rows } = await portal.pool.query(
    `SELECT c.conrelid::regclass || '.' || a.attname AS place FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'account'::regclass`,
  );
  const known = [...personSections.map(({ table, column }) => `${table}.${column}`), ...besidePerson];
  expect(rows.map(({ place }) => place).toSorted()).toEqual(known.toSorted());
});

describe("what the house holds of a person", () => {
  test("comes as one file: rows of every place, log entries, papers as they were sent, no secret and no cost", async () => {
    const { id } = await aPerson();
    const entries = await exported(id);
    const text = entries.get("person.json")?.toString() ?? "";
    const held = JSON.parse(text);
    expect(held.account).toMatchObject({ first_name: "Ottilie", email: personal.email });
    expect(held.business).toMatchObject({ tax_identification_number: personal.tax });
    expect(held.stone_line.map(({ list }: { list: string }) => list).toSorted()).toEqual(
      [...["cart", "enquiry", "notes"].flatMap((list) => [list, list, list]), "memo"].toSorted(),
    );
    expect(held.session).toHaveLength(1);
    expect(held.mail).toHaveLength(3); // one of them tells of the memo, one of its invoice
    expect(held.paper.map(({ number }: { number: string }) => number)).toEqual(["M-2026-0001", "INV-2026-0001"]);
    expect(held.sign_in).toHaveLength(2); // wrong passwords from one place, and from everywhere
    expect(held.log.length).toBeGreaterThan(3);
    expect(held.papers_not_readable).toEqual([]);
    expect([...entries.keys()].filter((name) => name !== "person.json")).toEqual([
      expect.stringMatching(/^papers\/owner-\d+\.pdf$/),
    ]);
    expect(entries.get([...entries.keys()].at(-1) ?? "")?.toString()).toBe("the owner's passport");
    const { paper, ...others } = held;
    expect(JSON.stringify(others)).not.toMatch(/argon2|token_hash|key_hash|stored_name|"price_per_ct"|"total_amt"/);
    // On a paper the price per carat is the client's own.
    expect(JSON.stringify(paper)).not.toMatch(/"disc"|"total_amt"|"provider/);
  });

  test("is still given where a paper cannot be read", async () => {
    const id = await ownerId(portal, "customer");
    await aDocument(portal, "customer", "owner", 2);
    const held = JSON.parse((await exported(id)).get("person.json")?.toString() ?? "{}");
    expect(held.papers_not_readable).toHaveLength(1);
  });
});

describe("forgetting a person", () => {
  test("leaves none of their words in the whole database, nor their papers, nor a way in", async () => {
    const { id, paper } = await aPerson();
    const token = await portal.tokenOf("customer");
    await erasePerson(portal.house, id);

    const { rows: tables } = await portal.pool.query(
      "SELECT c.oid::regclass AS name FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await portal.pool.query(`SELECT to_jsonb(t)::text AS row FROM ${name} t`);
      found.push(...rows.filter(({ row }) => words.test(row)).map(({ row }) => `${name}: ${row.slice(0, 300)}`));
    }
    expect(found).toEqual([]);
    expect(await portal.house.files.open(paper)).toBeUndefined();

    expect((await portal.anonymous.holding(token).call("getProfile")).status).toBe(401);
    const body = { email: personal.email, password: demoPassword };
    expect((await portal.anonymous.call("login", { query: {}, body })).status).toBe(401);
    const { rows } = await portal.pool.query("SELECT erased_at, is_active, first_name FROM account WHERE id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ erased_at: portal.clock.now(), is_active: false, first_name: "Erased" }]);
  });

  test("keeps the log verifiable, which never knew those words, and says that somebody was forgotten", async () => {
    const { id } = await aPerson();
    const before = await auditRows(portal.pool);
    expect(brokenAt(before)).toBeUndefined();
    expect(before.filter(({ body }) => words.test(body)).map(({ body }) => body)).toEqual([]);
    await erasePerson(portal.house, id);
    const after = await auditRows(portal.pool);
    expect(brokenAt(after)).toBeUndefined();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ fact }) => fact.transition)).toEqual(
      expect.arrayContaining(["cart.remove", "notes.remove", "enquiry.close", "account.deactivate", "account.erase"]),
    );
    expect(after.filter(({ body }) => words.test(body))).toEqual([]);
  });

  test("leaves nothing of a provider's people in the log, nor of an address that a mail server refused", async () => {
    const admin = portal.as("admin");
    const contact = {
      contact_name: "Ottilie Zwillenberg",
      contact_email: personal.email,
      contact_phone: personal.phone,
      terms: "As Ottilie agreed",
      note: "Ask for Ottilie",
    };
    const added = await admin.call("createProvider", { body: { name: "Harbour Gems", prefix: "HARB", ...contact } });
    const { id, version } = added.data;
    const note = "Ottilie left, ask for her sister";
    const saved = await admin.call("updateProvider", { path: { id }, body: { note, version } });
    expect(saved.status, saved.text).toBe(200);
    const { rows } = await portal.pool.query(
      "INSERT INTO stopped_address (address, reason, said, created_at) VALUES ($1, 'bounce', $2, now()) RETURNING id",
      [personal.email.toLowerCase(), `550 no mailbox ${personal.email}`],
    );
    const lifted = await admin.call("liftStoppedAddress", { path: { id: rows[0].id } });
    expect(lifted.status, lifted.text).toBe(200);
    const log = await auditRows(portal.pool);
    expect(log.map(({ fact }) => fact.transition)).toEqual(
      expect.arrayContaining(["provider.insert", "provider.update", "stopped_address.delete"]),
    );
    expect(log.filter(({ body }) => words.test(body)).map(({ body }) => body)).toEqual([]);
  });

  test("leaves what was traded: lines and papers, with their prices", async () => {
    const id = await ownerId(portal, "customer");
    const lines = await requestedBy(portal, "customer", await freeStones(portal, 2));
    const ids = lines.map((line) => line.id);
    await portal.as("admin").call("rejectStones", { body: { ids, reason: "Sold elsewhere" } });
    const rows = () =>
      portal.pool.query(
        `SELECT l.id, l.stone_id, l.state, l.sell_amt, l.order_id, p.number FROM stone_line l
          JOIN paper p ON p.id = l.order_id WHERE l.holder_id = $1 ORDER BY l.id`,
        [id],
      );
    const before = (await rows()).rows;
    await erasePerson(portal.house, id);
    expect((await rows()).rows).toEqual(before);
    expect(before).toHaveLength(2);
    const shown = await portal
      .as("admin")
      .call("listConfirms", { query: { user_id: id, currentTab: "rejected" }, body: {} });
    expect(shown.text).toContain(`Erased","last_name":"person ${id}`);
  });

  /** A second person in their business, which stays registered without them. */
  const withColleague = (id: number) =>
    portal.pool.query(
      `UPDATE account SET business_id = (SELECT business_id FROM account WHERE id = $1) WHERE user_name = 'newcomer'`,
      [id],
    );

  test("leaves a business with other people as it is, its papers too", async () => {
    const id = await ownerId(portal, "customer");
    await withColleague(id);
    const paper = await aPaper("the licence");
    await erasePerson(portal.house, id);
    expect((await portal.house.safe.read(paper)).toString()).toBe("the licence");
  });

  test("is refused while they have stones on hold, for the last administrator, and for whoever has customers", async () => {
    const id = await ownerId(portal, "customer");
    await heldBy(portal, "customer", await freeStones(portal, 1));
    const refused = (who: number) => erasePerson(portal.house, who).catch(({ code }) => code);
    expect(await refused(id)).toBe("claimsLive");
    expect(await refused(await ownerId(portal, "associate2"))).toBe("inUse");
    expect(await refused(9_007_199_254_740_991)).toBe("notFound");
    const other = await ownerId(portal, "admin2");
    expect(await refused(other)).toBeUndefined();
    expect(await refused(await ownerId(portal, "admin"))).toBe("lastAdministrator");
    expect(await refused(other)).toBe("personErased");
    const { rows } = await portal.pool.query("SELECT count(*) AS erased FROM account WHERE erased_at IS NOT NULL");
    expect(rows[0].erased).toBe(1);
  });

  test("is refused while an approved request of theirs awaits its memo, also where the business stays", async () => {
    const id = await ownerId(portal, "customer");
    await withColleague(id);
    const [asked] = await requestedBy(portal, "customer", await freeStones(portal, 1));
    await portal.as("admin").call("approveStones", { body: { ids: [asked?.id ?? 0] } });
    expect(await erasePerson(portal.house, id).catch(({ code }) => code)).toBe("claimsLive");
  });

  test("a guest too", async () => {
    await portal.asGuest().call("getProfile");
    const id = await ownerId(portal, "guest");
    await erasePerson(portal.house, id);
    const { rows } = await portal.pool.query("SELECT to_jsonb(a)::text AS row FROM account a WHERE id = $1", [id]);
    expect(rows[0].row).not.toMatch(/mara|orchard/i);
  });
});
