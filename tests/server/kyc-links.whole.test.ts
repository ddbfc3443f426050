import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { pdf, pdfFile } from "#support/kyc-files.ts";
import { idOf, useKycLinkWorld } from "#support/kyc-link-world.ts";
import { ownerId } from "#support/rows.ts";

const { portal, desk, open, linkFor, expectGone } = useKycLinkWorld();

describe("a link opens nothing", () => {
  test("for another account, and without one", async () => {
    const seen = await desk.waiting();
    const link = await linkFor("admin", seen);
    for (const by of ["admin2", "customer", "qc", "customer2"] as const) await expectGone(link, by);
    expect((await open(link)).statusCode).toBe(401);
    await expectGone("/files/kyc/0123456789abcdef0123456789abcdef", "admin");
    await expectGone("/files/kyc/..%2f..%2fetc%2fpasswd", "admin");
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

describe("a document that cannot be opened is said to be so", () => {
  test("when its bytes are gone", async () => {
    const seen = await desk.waiting();
    const { rows } = await portal.pool.query("SELECT stored_name FROM kyc_document WHERE id = $1", [idOf(seen)]);
    await portal.house.files.remove(rows[0].stored_name);
    const { statusCode, json } = await open(await linkFor("admin", seen), "admin");
    expect([statusCode, json().code]).toEqual([409, "documentLost"]);
  });
});
