import { describe, expect, test } from "vitest";
import { documentCategories } from "#domain/kyc.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { pdfFile, png } from "#support/kyc-files.ts";
import { aBusiness, documentTypeId } from "#support/kyc-rows.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const desk = new KycDesk(portal);

test("a new customer sends both documents, reads why one is rejected, mends it and is registered", async () => {
  const id = await aBusiness(portal, "customer", 9);
  const document_type = await documentTypeId(portal);
  const sent = await portal.as("customer").send("submitDocuments", {
    body: {
      tax_identification_number: " BE 0417.497.106 ",
      business_data: [{ document_type, document_category: documentCategories.business, info: " Renewed " }],
      business_owner_data: [{ document_type, document_category: documentCategories.owner }],
    },
    files: { business_image: pdfFile(), owner_image: png("../../pass\u0000port.png") },
  });
  expect(sent.status).toBe(201);
  expect(sent.data).toMatchObject({
    business_id: id,
    status: 10,
    tax_identification_number: "BE 0417.497.106",
    business_image: { media_type: "application/pdf" },
    business_owner_image: { media_type: "image/png" },
    business_data: [{ document_category: "Business Document", status: 1, info: "Renewed", file: { pages: 1 } }],
    business_owner_data: [{ document_category: "Business Owner Document", status: 1, file: { name: "passport.png" } }],
  });

  const waiting = await desk.read("admin", id);
  expect((await desk.decide("admin", "business", 2, waiting)).data.business_data[0]?.status).toBe(2);
  expect((await desk.decide("admin2", "owner", 3, waiting)).data.business_owner_data[0]).toMatchObject({
    status: 3,
    remark: "The stamp is missing",
    decided_by: { first_name: "Lars" },
  });
  expectRefusal(await desk.register("admin", id, 1), 409, "documentsNotApproved");

  const read = await desk.read("customer", id);
  expect(read.business_owner_data[0]).toMatchObject({ remark: "The stamp is missing", decided_by: null, version: 2 });
  const mended = await desk.resubmit("customer", "owner", 2, { file: pdfFile("passport.pdf", "better") });
  expect(mended.data.business_owner_data[0]).toMatchObject({ status: 1, remark: null, decided_at: null, version: 3 });
  await desk.decide("admin", "owner", 2, await desk.read("admin", id));
  expect((await desk.register("admin", id, 1)).data).toMatchObject({ id, status: 11 });
  expect((await portal.as("customer").call("getProfile")).data.business_details?.status).toBe(11);
});

test("an entry of either list keeps each of its fields, and a second entry is refused (spec §3)", async () => {
  const id = await aBusiness(portal, "customer", 9);
  const document_type = await documentTypeId(portal);
  const lists = { business_data: documentCategories.business, business_owner_data: documentCategories.owner };
  const entries = Object.entries(lists).map(([list, document_category]) => {
    const entry = { document_type, document_category, info: `Note of ${list}`, status: 1, remark: null };
    return [list, entry] as const;
  });
  const files = { business_image: pdfFile(), owner_image: png("passport.png") };
  const send = (body: object) => portal.as("customer").send("submitDocuments", { body, files });
  for (const [list, entry] of entries) {
    const twice = { ...Object.fromEntries(entries.map(([name, one]) => [name, [one]])), [list]: [entry, entry] };
    expectRefusal(await send(twice), 400, "malformed", [`/data/${list}`]);
  }
  expect((await send(Object.fromEntries(entries.map(([list, entry]) => [list, [entry]])))).status).toBe(201);
  const read = await desk.read("customer", id);
  for (const [list, entry] of entries) {
    expect(read).toMatchObject({ [list]: [{ ...entry, kyc_id: read.kyc_id }] });
  }
  expect(read.kyc_id).toEqual(expect.any(Number));
});

describe("what happened to the documents", () => {
  test("is told with remarks and names to the house, and without the names of the house to the client", async () => {
    const waiting = await desk.waiting();
    await desk.decide("admin", "business", 3, waiting);
    await desk.resubmit("associate", "business", 2, { business_id: waiting.business_id });
    const steps = (history: typeof waiting.history) =>
      history.map(({ what, document_category, remark, by }) => [what, document_category, remark, by?.first_name]);
    const said = "The stamp is missing";
    const [owner, business] = [documentCategories.owner, documentCategories.business];
    expect(steps((await desk.read("auditor", waiting.business_id)).history)).toEqual([
      ["resubmit", business, null, "Jonas"],
      ["reject", business, said, "Ines"],
      ["submit", owner, null, "Mara"],
      ["submit", business, null, "Mara"],
    ]);
    expect(steps((await desk.read("customer", waiting.business_id)).history)).toEqual([
      ["resubmit", business, null, "Jonas"],
      ["reject", business, said, undefined],
      ["submit", owner, null, "Mara"],
      ["submit", business, null, "Mara"],
    ]);
  });

  test("stands in the log by hash and category alone", async () => {
    const since = (await auditRows(portal.pool)).length;
    const waiting = await desk.waiting();
    await desk.decide("admin", "business", 3, waiting);
    const rows = (await auditRows(portal.pool)).slice(since);
    const decided = rows.map(({ fact }) => fact).find(({ transition }) => transition === "kycDocument.reject");
    const sha256 = waiting.business_image?.sha256;
    expect(decided).toMatchObject({
      from: "pending",
      to: "rejected",
      event: { type: "REJECT", remark: "[personal]" },
      before: { state: "pending" },
      after: { state: "rejected" },
    });
    const log = rows.map(({ body }) => body).join("\n");
    expect(log).toContain(sha256);
    for (const word of ["licence", "passport", ".bin", "stamp", "Mara"]) expect(log).not.toContain(word);
  });
});

describe("a decision", () => {
  test("that two administrators take about one document is taken by one; the other reads what happened", async () => {
    const waiting = await desk.waiting();
    expect((await desk.decide("admin", "business", 2, waiting)).status).toBe(200);
    const late = await desk.decide("admin2", "business", 3, waiting);
    expectRefusal(late, 409, "staleVersion");
    expect(late.body.current).toMatchObject({ business_data: [{ status: 2, decided_by: { first_name: "Ines" } }] });
  });

  test("is about the file that was looked at, whichever came meanwhile", async () => {
    const waiting = await desk.waiting();
    await desk.resubmit("customer", "business", 1, { file: pdfFile("other.pdf", "another") });
    for (const status of [2, 3] as const) {
      const late = await desk.decide("admin", "business", status, waiting);
      expectRefusal(late, 409, "fileReplaced");
      expect(late.body.current).toMatchObject({
        business_data: [{ status: 1, version: 2, file: { name: "other.pdf" } }],
      });
    }
    // The same file sent again is the same file, but somebody acted meanwhile.
    const again = await desk.waiting("customer2");
    await desk.resubmit("customer2", "owner", 1, { file: pdfFile("passport.pdf", "two") });
    expectRefusal(await desk.decide("admin", "owner", 2, again), 409, "staleVersion");
  });

  test("names its file, stands alone, and says why it rejects", async () => {
    const waiting = await desk.waiting();
    for (const remark of ["", "  "])
      expectRefusal(await desk.decide("admin", "business", 3, waiting, { remark }), 422, "remarkNeeded");
    expectRefusal(await desk.decide("admin", "business", 2, waiting, { sha256: undefined }), 400, "malformed", [
      "/data/business_data/0/sha256",
    ]);
    const sha256 = waiting.business_image?.sha256;
    const entry = { document_category: documentCategories.business, status: 2, sha256, version: 1 };
    const { business_id } = waiting;
    const both = {
      business_data: [entry],
      business_owner_data: [{ ...entry, document_category: documentCategories.owner }],
    };
    const two = await portal.as("admin").send("updateDocuments", { body: { business_id, ...both } });
    expectRefusal(two, 400, "oneDecision");
    expect(two.message).toBe("One decision per call.");
    const withFile = { body: { business_id, business_data: [entry] }, files: { business_image: pdfFile() } };
    expectRefusal(await portal.as("admin").send("updateDocuments", withFile), 400, "malformed");
    expectRefusal(await desk.decide("admin", "business", 2, waiting, { status: 1 }), 400, "malformed");
  });

  test("is the administrators' alone, and of a document that was not sent there is none", async () => {
    const waiting = await desk.waiting();
    for (const by of ["customer", "associate"] as const)
      expectRefusal(await desk.decide(by, "business", 2, waiting), 403, "forbidden");
    expectRefusal(await desk.decide("associate2", "business", 2, waiting), 404, "notFound");
    expectRefusal(await desk.decide("qc", "business", 2, waiting), 403, "forbidden");
    const none = { ...waiting, business_id: await aBusiness(portal, "customer2", 9) };
    expectRefusal(await desk.decide("admin", "business", 2, none), 409, "transitionRefused");
  });

  test("that is taken back leaves the business pending, and asks for another document", async () => {
    const approved = await desk.approved();
    await desk.register("admin", approved.business_id, 1);
    const revoked = await desk.decide("admin2", "owner", 3, approved);
    expect(revoked.data).toMatchObject({
      status: 10,
      business_owner_data: [{ status: 3 }],
      business_data: [{ status: 2 }],
    });
    expect(revoked.data.history[0]?.what).toBe("revoke");
    expect((await desk.resubmit("customer", "owner", 3)).data.business_owner_data[0]?.status).toBe(1);
  });
});

describe("a sending", () => {
  test("is refused twice for one category, and without a business", async () => {
    const { business_id } = await desk.waiting();
    expectRefusal(await desk.submit("customer", "business"), 409, "transitionRefused");
    expectRefusal(await desk.submit("newcomer", "business"), 409, "businessMissing");
    expectRefusal(await desk.submit("admin", "business"), 422, "selectClient");
    expectRefusal(await desk.submit("customer2", "business", { business_id }), 404, "notFound");
    expectRefusal(await desk.submit("associate2", "business", { business_id }), 404, "notFound");
    const user_id = await ownerId(portal, "customer");
    expectRefusal(await desk.submit("customer2", "business", { user_id }), 404, "notFound");
    expectRefusal(await desk.resubmit("associate2", "business", 1, { user_id }), 404, "notFound");
  });

  test("holds file and words together, each in its place, one of a category", async () => {
    await aBusiness(portal, "customer", 9);
    const document_type = await documentTypeId(portal);
    const entry = { document_type, document_category: documentCategories.business };
    const send = (body: object, files: Record<string, File | File[]>) =>
      portal.as("customer").send("submitDocuments", { body, files });
    const file = pdfFile();
    expectRefusal(await send({}, {}), 422, "fileNeeded", ["/business_image", "/owner_image"]);
    expectRefusal(await send({ business_data: [entry] }, { owner_image: file }), 422, "fileNeeded", [
      "/business_image",
    ]);
    expectRefusal(await send({}, { business_image: file }), 400, "malformed", ["/data/business_data"]);
    expectRefusal(await send({ business_data: [entry] }, { passport: file }), 400, "unknownField", ["/passport"]);
    expectRefusal(await send({ business_owner_data: [entry] }, { owner_image: file }), 400, "malformed", [
      "/data/business_owner_data/0/document_category",
    ]);
    expectRefusal(await send({ business_data: [entry, entry] }, { business_image: file }), 400, "malformed", [
      "/data/business_data",
    ]);
    expectRefusal(await send({ business_data: [entry] }, { business_image: [file, file] }), 422, "tooManyFiles");
    for (const document_category of ["Passport", "business document", ""]) {
      const wrong = await send({ business_data: [{ ...entry, document_category }] }, { business_image: file });
      expectRefusal(wrong, 400, "malformed", ["/data/business_data/0/document_category"]);
    }
    const other = { ...entry, document_type: 1 };
    expectRefusal(await send({ business_data: [other] }, { business_image: file }), 422, "notOffered", [
      "/data/business_data/0/document_type",
    ]);
    expectRefusal(await send({ kyc_id: 1, business_data: [entry] }, { business_image: file }), 404, "notFound");
  });

  test("of a registered business changes nothing, and its tax number is the house's to change", async () => {
    const { business_id } = await desk.approved();
    await desk.register("admin", business_id, 1);
    expectRefusal(await desk.resubmit("customer", "owner", 2), 409, "transitionRefused");
    const number = { tax_identification_number: "BE 1" };
    const change = (by: "customer" | "admin") =>
      portal.as(by).send("updateDocuments", { body: { business_id, ...number } });
    expectRefusal(await change("customer"), 409, "businessRegistered");
    expect((await change("admin")).data).toMatchObject(number);
  });
});

test("the queue shows the newest first, to those who look after the client", async () => {
  await desk.waiting("customer");
  portal.clock.advance(60_000);
  const other = await desk.waiting("customer2");
  await desk.decide("admin", "owner", 2, other);
  const rows = async (by: "admin" | "associate" | "associate2" | "auditor", query = {}) =>
    (await portal.as(by).call("listKyc", { query })).data.data.map((row) => [row.user.first_name, row.status]);
  expect(await rows("admin")).toEqual([
    ["Tom", 2],
    ["Tom", 1],
    ["Mara", 1],
    ["Mara", 1],
  ]);
  expect(await rows("auditor", { status: 1, search: "alder" })).toEqual([["Tom", 1]]);
  expect(await rows("associate")).toEqual([
    ["Mara", 1],
    ["Mara", 1],
  ]);
  expect(await rows("associate2", { status: 2 })).toEqual([["Tom", 2]]);
  expectRefusal(await portal.as("customer").send("listKyc"), 403, "forbidden");
});
