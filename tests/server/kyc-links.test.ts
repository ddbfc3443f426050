import { describe, expect, test } from "vitest";
import { documentLinkLifeMs } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { Safe } from "#server/files/safe.ts";
import { cleanUp } from "#server/services/jobs/clean-up.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { type KycCase, KycDesk } from "#support/kyc-desk.ts";
import { pdf, pdfFile } from "#support/kyc-files.ts";
import { aBusiness } from "#support/kyc-rows.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const desk = new KycDesk(portal);

async function open(link: string, by?: DemoName) {
  const headers = by ? { authorization: `Bearer ${await portal.tokenOf(by)}` } : {};
  return portal.app.inject({ url: link, headers });
}
const idOf = (seen: KycCase) => seen.business_image?.document_id ?? 0;
const linkFor = async (by: DemoName, seen: KycCase) =>
  (await portal.as(by).call("createDocumentLink", { path: { document_id: idOf(seen) } })).data.link;
const expectGone = async (link: string, by: DemoName) => {
  const { statusCode, json } = await open(link, by);
  expect([statusCode, json().message]).toEqual([404, messages.notFound]);
};

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
  test("for another account, and without one", async () => {
    const seen = await desk.waiting();
    const link = await linkFor("admin", seen);
    for (const by of ["admin2", "customer", "qc", "customer2"] as const) await expectGone(link, by);
    expect((await open(link)).statusCode).toBe(401);
    await expectGone("/files/kyc/0123456789abcdef0123456789abcdef", "admin");
    await expectGone("/files/kyc/..%2f..%2fetc%2fpasswd", "admin");
  });

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

  test("when the right to look is taken away, when the client is somebody else's, and when the account is off", async () => {
    const seen = await desk.waiting();
    const links = { auditor: await linkFor("auditor", seen), associate: await linkFor("associate", seen) };
    await portal.pool.query(
      `UPDATE user_permission SET read_access = false, write_access = false FROM permission p
        WHERE p.id = permission_id AND p.path = '/kyc' AND account_id = $1`,
      [await ownerId(portal, "auditor")],
    );
    await expectGone(links.auditor, "auditor");
    const moved = [await ownerId(portal, "customer"), await ownerId(portal, "associate2")];
    await portal.pool.query("UPDATE account SET associate_id = $2 WHERE id = $1", moved);
    await expectGone(links.associate, "associate");
    const own = await linkFor("customer", seen);
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, "customer")]);
    expect((await open(own, "customer")).statusCode).toBe(401);
  });

  test("when another file has taken the place of the one that was meant", async () => {
    const seen = await desk.waiting();
    const link = await linkFor("admin", seen);
    await desk.resubmit("customer", "business", 1, { file: pdfFile("other.pdf", "y") });
    await expectGone(link, "admin");
    expect((await open(await linkFor("admin", seen), "admin")).rawPayload.equals(pdf("y"))).toBe(true);
  });

  test("when nobody made it: a foreign document has none, and is not found", async () => {
    const seen = await desk.waiting();
    const path = { document_id: idOf(seen) };
    for (const by of ["customer2", "associate2", "api"] as const)
      expectRefusal(await portal.as(by).call("createDocumentLink", { path }), 404, "notFound");
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

  test("when its bytes are gone", async () => {
    const seen = await desk.waiting();
    const { rows } = await portal.pool.query("SELECT stored_name FROM kyc_document WHERE id = $1", [idOf(seen)]);
    await portal.house.files.remove(rows[0].stored_name);
    const { statusCode, json } = await open(await linkFor("admin", seen), "admin");
    expect([statusCode, json().code]).toEqual([409, "documentLost"]);
  });
});
