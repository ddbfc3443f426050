import path from "node:path";
import { type DocumentCategory, documentCategories } from "#domain/kyc.ts";
import type { RoleId } from "#domain/roles.ts";
import { one } from "../db/crud.ts";
import { accountByEmail } from "../db/queries/accounts.ts";
import { beginDocumentRow, kycOf } from "../db/queries/kyc.ts";
import { kycFile } from "../files/kyc-file.ts";
import { specimenPdf } from "../formats/specimen-pdf.ts";
import type { Context, Reading } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import type { SentDocument } from "../people/sent-documents.ts";
import { moveDocument } from "../workflows/move-kyc.ts";
import { demoAddress, demoApplicant } from "./demo.ts";
import { isFirst } from "./is-first.ts";
import { specimenPicture } from "./specimen-picture.ts";
import { withFolder } from "./with-folder.ts";

const HOUR = 3_600_000;
const DAY = 24;
const categories = ["business", "owner"] as const;
type Person = { id: number; role_id: number; first_name: string; last_name: string; business_id: number | null };

/**
 * Gives the demo house the documents of its companies, once. Those that trade were approved before the house began; a
 * new one waits for it.
 */
export async function seedDemoDocuments(house: House, loggedAt?: Date): Promise<void> {
  await withFolder((folder) =>
    inTransaction(house, { requestId: "start", operation: "start", loggedAt }, async (ctx) => {
      if (!(await isFirst(ctx, "demo_documents"))) return;
      const admin = await personOf(ctx, "admin");
      for (const [place, name] of ["customer", "customer2", "api", "ftp"].entries()) {
        const person = await personOf(ctx, name);
        for (const category of categories)
          if (admin) await keepApproved(ctx, { person, admin, category, daysAgo: 90 - place * 11 }, folder);
      }
    }),
  );
}

/** Sends the new client's documents, dated a day ago. A house that has them already is left alone. */
export const applyWithPapers = (house: House): Promise<void> =>
  withFolder((folder) => applyWith(house, demoApplicant.name, folder));

const personOf = ({ db }: Pick<House, "db">, name: string) => accountByEmail(db, demoAddress(name));

/**
 * Sends a new client's documents as any client sends them. Does nothing if the house has them already, or lacks this
 * client.
 */
async function applyWith(house: House, name: string, folder: string): Promise<void> {
  const person = await personOf(house, name);
  if (!person?.business_id) return;
  const business = { id: person.business_id, userId: person.id };
  const actor = { accountId: person.id, roleId: person.role_id as RoleId, sessionKey: "", rights: [] };
  const then = new Date(house.now().getTime() - 27 * HOUR);
  await inTransaction({ ...house, now: () => then }, { actor, requestId: "start", operation: "start" }, async (ctx) => {
    await one(ctx, "business", business.id, "lock"); // of several portals that start together, one sends them
    if (await hasCase(ctx, business.id)) return;
    for (const category of categories) {
      const kycDocument = await specimen(ctx, person, category, folder);
      const event = () => ({ type: "SUBMIT", fileHash: kycDocument.sha256 }) as const;
      await moveDocument(ctx, { business, category, event, reach: ["own"], kycDocument });
    }
  });
}

const hasCase = ({ db }: Reading, businessId: number) =>
  db.selectFrom("kyc").select("id").where("business_id", "=", businessId).executeTakeFirst();

type Approved = { person: Person | undefined; admin: Person; category: DocumentCategory; daysAgo: number };

/** Keeps a document that was sent and approved long before the log began. */
async function keepApproved(ctx: Context, { person, admin, category, daysAgo }: Approved, folder: string) {
  if (!person?.business_id) return;
  const { path: place, ...kycDocument } = await specimen(ctx, person, category, folder);
  const stored_name = ctx.house.safe.newName();
  await ctx.house.safe.keep(stored_name, place);
  const ago = (hours: number) => new Date(ctx.now.getTime() - hours * HOUR);
  const [submitted_at, decided_at] = [ago(daysAgo * DAY), ago(daysAgo * DAY - 3)];
  const kyc_id = await kycOf(ctx.db, person.business_id, person.id, submitted_at);
  const sent = { submitted_by: person.id, submitted_at, created_at: submitted_at };
  const decided = { state: "approved", status: 2 as const, decided_by: admin.id, decided_at, updated_at: decided_at };
  const kept = { kyc_id, category, stored_name, sealed_with: ctx.house.safe.keyName };
  const id = await beginDocumentRow(ctx.db, { ...kept, ...kycDocument, ...sent, ...decided });
  const step = { document_id: id, sha256: kycDocument.sha256 };
  await ctx.db
    .insertInto("kyc_step")
    .values([
      { ...step, what: "submit", made_by: person.id, at: submitted_at },
      { ...step, what: "approve", made_by: admin.id, at: decided_at },
    ])
    .execute();
  const after = { category, state: "approved", sha256: kycDocument.sha256, business_id: person.business_id };
  ctx.audit.push({ workflow: "kycDocument", item: id, transition: "kyc_document.seed", after });
}

/** A company's document as a PDF, its owner's as a picture. */
async function specimen(
  ctx: Reading,
  person: Person,
  category: DocumentCategory,
  folder: string,
): Promise<SentDocument> {
  const { company_name, tax_identification_number, address } = await ctx.db
    .selectFrom("business")
    .select(["company_name", "tax_identification_number", "address"])
    .where("id", "=", person.business_id ?? 0)
    .executeTakeFirstOrThrow();
  const [name, code] =
    category === "business" ? (["licence.pdf", "TRADE_LICENCE"] as const) : (["passport.png", "PASSPORT"] as const);
  const place = path.join(folder, name);
  if (category === "owner") await specimenPicture(place);
  else await specimenPdf(place, "Trade licence", [company_name, tax_identification_number ?? "", address ?? ""]);
  const file = await kycFile({ path: place, size: 1 });
  if (typeof file === "string")
    throw new Error(`the specimen of a ${documentCategories[category]} is no document: ${file}`);
  const { id } = await ctx.db
    .selectFrom("sub_master as s")
    .innerJoin("master as m", "m.id", "s.master_id")
    .select("s.id")
    .where("m.code", "=", "DOC_TYPE_BUSINESS")
    .where("s.code", "=", code)
    .executeTakeFirstOrThrow();
  return { ...file, path: place, original_name: name, document_type_id: id, info: null };
}
