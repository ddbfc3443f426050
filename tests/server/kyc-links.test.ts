import { describe, expect, test } from "vitest";
import { documentLinkLifeMs } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { Safe } from "#server/files/safe.ts";
import { cleanUp } from "#server/services/jobs/clean-up.ts";
import { expectRefusal } from "#support/answer.ts";
import { auditRows } from "#support/audit.ts";
import { pdf, pdfFile } from "#support/kyc-files.ts";
import { idOf, useKycLinkWorld } from "#support/kyc-link-world.ts";
import { aBusiness } from "#support/kyc-rows.ts";
import { ownerId } from "#support/rows.ts";

const { portal, desk, open, linkFor, expectGone } = useKycLinkWorld();

test("a document is shown as it was sent, to be looked at and not kept", async () => {
  const seen = await desk.waiting();
  const answer = await portal.as("admin").call("createDocumentLink", { path: { document_id: idOf(seen) } });
  const { link, expires_at } = answer.data;
  expect([answer.status, Date.parse(expires_at) - portal.clock.now().getTime()]).toEqual([201, documentLinkLifeMs]);
  const { statusCode, rawPayload, headers } = await open(link, "admin");
  expect(statusCode).toBe(200);
  expect(rawPayload.equals(pdf("one"))).toBe(true);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "content-disposition": "inline; filename*=UTF-8''licence.pdf",
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'; sandbox",
    "x-content-type-options": "nosniff",
  });
  for (const by of ["customer", "associate", "auditor"] as const)
    expect((await open(await linkFor(by, seen), by)).statusCode).toBe(200);
});

test("a name in other letters travels whole", async () => {
  await aBusiness(portal, "customer", 9);
  const { data } = await desk.submit("customer", "business", { file: pdfFile("паспорт.pdf") });
  const { headers } = await open(await linkFor("customer", data), "customer");
  expect(headers["content-disposition"]).toBe(`inline; filename*=UTF-8''${encodeURIComponent("паспорт.pdf")}`);
});

describe("a link opens nothing", () => {
  test("after five minutes, and the house forgets it then", async () => {
    const seen = await desk.waiting();
    const link = await linkFor("admin", seen);
    portal.clock.advance(documentLinkLifeMs - 1);
    expect((await open(link, "admin")).statusCode).toBe(200);
    portal.clock.advance(1);
    await expectGone(link, "admin");
    const count = async () => (await portal.pool.query("SELECT count(*)::int AS n FROM kyc_link")).rows[0].n;
    expect(await count()).toBe(1);
    await cleanUp.run({}, { house: portal.house } as never);
    expect(await count()).toBe(1); // not due at this very moment
    portal.clock.advance(1);
    await cleanUp.run({}, { house: portal.house } as never);
    expect(await count()).toBe(0);
  });
});

test("quality control has no part in documents: not the case, not the queue, not a link, and no link of another's", async () => {
  const seen = await desk.waiting();
  const link = await linkFor("admin", seen);
  const qc = portal.as("qc");
  expectRefusal(await qc.call("getKyc", { path: { id: seen.business_id } }), 403, "forbidden");
  expectRefusal(await qc.call("listKyc"), 403, "forbidden");
  expectRefusal(await qc.call("createDocumentLink", { path: { document_id: idOf(seen) } }), 403, "forbidden");
  await expectGone(link, "qc");
  // A right that is meant for buyers opens nobody else's documents.
  await portal.pool.query(
    `INSERT INTO user_permission (account_id, permission_id, read_access, write_access)
      SELECT $1, id, true, true FROM permission WHERE path = '/customer-profile/business'
      ON CONFLICT (account_id, permission_id) DO UPDATE SET read_access = true, write_access = true`,
    [await ownerId(portal, "qc")],
  );
  expectRefusal(await qc.call("getKyc", { path: { id: seen.business_id } }), 403, "forbidden");
});

test("who asked to look and who looked stands in the log, by hash and category", async () => {
  const seen = await desk.waiting();
  await portal.tokenOf("auditor");
  const since = (await auditRows(portal.pool)).length;
  await open(await linkFor("auditor", seen), "auditor");
  const after = { category: "business", sha256: seen.business_image?.sha256 };
  const who = await ownerId(portal, "auditor");
  const item = String(idOf(seen));
  expect((await auditRows(portal.pool)).slice(since).map(({ fact }) => fact)).toMatchObject([
    { transition: "kyc_link.make", who, item, after },
    { transition: "kyc_link.open", who, item, after },
  ]);
});

describe("a document that cannot be opened is said to be so", () => {
  const otherHouse = (key: number) => new Safe(portal.house.files, Buffer.alloc(32, key));

  test("with another key than it was kept with", async () => {
    const seen = await desk.waiting();
    const link = await linkFor("admin", seen);
    const { safe } = portal.house;
    portal.house.safe = otherHouse(8);
    const { statusCode, json } = await open(link, "admin");
    portal.house.safe = safe;
    expect([statusCode, json().code, json().message]).toEqual([409, "documentSealed", messages.documentSealed]);
    expect((await open(link, "admin")).statusCode).toBe(200);
  });
});
