import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import type { DocumentCategory, KycStepName } from "#domain/kyc.ts";
import type { Tables } from "../tables.ts";

type Person = { id: number; first_name: string; last_name: string; role_id: number; business_id: number | null };
export type KycBusiness = {
  id: number;
  company_name: string;
  tax_identification_number: string | null;
  status: 9 | 10 | 11;
  is_active: boolean;
  version: number;
  kyc_id: number | null;
  user_id: number | null;
};
export type KycDocument = {
  id: number;
  kyc_id: number;
  category: DocumentCategory;
  state: string;
  status: 1 | 2 | 3;
  document_type_id: number;
  document_type_name: string;
  info: string | null;
  remark: string | null;
  original_name: string;
  media_type: string;
  bytes: number;
  pages: number | null;
  sha256: string;
  submitted_by: Person;
  submitted_at: Date;
  decided_by: Person | null;
  decided_at: Date | null;
  version: number;
};
export type KycStep = {
  what: KycStepName;
  category: DocumentCategory;
  sha256: string;
  remark: string | null;
  by: Person;
  at: Date;
};

const person = (alias: string) => {
  const of = sql.table(alias);
  return sql`CASE WHEN ${of}.id IS NULL THEN NULL ELSE json_build_object('id', ${of}.id, 'first_name', ${of}.first_name,
    'last_name', ${of}.last_name, 'role_id', ${of}.role_id, 'business_id', ${of}.business_id) END`;
};

/** A business for its KYC. Before the first document its person is the oldest account. */
export async function kycBusiness(db: Kysely<Tables>, id: number): Promise<KycBusiness | undefined> {
  const { rows } = await sql<KycBusiness>`
    SELECT b.id, b.company_name, b.tax_identification_number, b.status, b.is_active, b.version, k.id AS kyc_id,
      coalesce(k.user_id, (SELECT min(a.id) FROM account a WHERE a.business_id = b.id)) AS user_id
    FROM business b LEFT JOIN kyc k ON k.business_id = b.id WHERE b.id = ${id}`.execute(db);
  return rows[0];
}

export async function kycDocuments(db: Kysely<Tables>, kycId: number): Promise<KycDocument[]> {
  const { rows } = await sql<KycDocument>`
    SELECT d.id, d.kyc_id, d.category, d.state, d.status, d.document_type_id, t.name AS document_type_name, d.info,
      d.remark, d.original_name, d.media_type, d.bytes, d.pages, d.sha256, d.submitted_at, d.decided_at, d.version,
      ${person("s")} AS submitted_by, ${person("c")} AS decided_by
    FROM kyc_document d JOIN sub_master t ON t.id = d.document_type_id JOIN account s ON s.id = d.submitted_by
      LEFT JOIN account c ON c.id = d.decided_by
    WHERE d.kyc_id = ${kycId}`.execute(db);
  return rows;
}

/** The history of a case's documents, the newest first. */
export async function kycSteps(db: Kysely<Tables>, kycId: number): Promise<KycStep[]> {
  const { rows } = await sql<KycStep>`
    SELECT h.what, d.category, h.sha256, h.remark, h.at, ${person("a")} AS by
    FROM kyc_step h JOIN kyc_document d ON d.id = h.document_id JOIN account a ON a.id = h.made_by
    WHERE d.kyc_id = ${kycId} ORDER BY h.id DESC`.execute(db);
  return rows;
}

/** The case of a business. A missing one is begun. */
export async function kycOf(db: Transaction<Tables>, businessId: number, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO kyc (business_id, user_id, created_at) VALUES (${businessId}, ${userId}, ${now})
    ON CONFLICT (business_id) DO UPDATE SET business_id = excluded.business_id RETURNING id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The document of a category of a business, locked until the end of the transaction. */
export async function lockedDocument(db: Transaction<Tables>, businessId: number, category: DocumentCategory) {
  return db
    .selectFrom("kyc_document as d")
    .innerJoin("kyc as k", "k.id", "d.kyc_id")
    .selectAll("d")
    .where("k.business_id", "=", businessId)
    .where("d.category", "=", category)
    .forUpdate("d")
    .executeTakeFirst();
}

/** A document with its business. */
export async function documentById(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom("kyc_document as d")
    .innerJoin("kyc as k", "k.id", "d.kyc_id")
    .select(["d.id", "d.category", "d.sha256", "k.business_id"])
    .where("d.id", "=", id)
    .executeTakeFirst();
}

export async function areBothApproved(db: Kysely<Tables>, businessId: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id
    WHERE k.business_id = ${businessId} AND d.state = 'approved'`.execute(db);
  return rows[0]?.count === 2;
}

/** The document of a link for this account; undefined after the link's end or for a file that was replaced. */
export async function linkedDocument(db: Kysely<Tables>, key: string, accountId: number, now: Date) {
  return db
    .selectFrom("kyc_link as l")
    .innerJoin("kyc_document as d", (join) =>
      join.onRef("d.id", "=", "l.document_id").onRef("d.sha256", "=", "l.sha256"),
    )
    .innerJoin("kyc as k", "k.id", "d.kyc_id")
    .select(["d.id", "d.category", "d.sha256", "d.stored_name", "d.original_name", "d.media_type", "k.business_id"])
    .where("l.key", "=", key)
    .where("l.account_id", "=", accountId)
    .where("l.expires_at", ">", now)
    .executeTakeFirst();
}

/** Inserts a document's row and returns its id. The columns are listed in the function (migration 0022). */
export async function beginDocumentRow(db: Transaction<Tables>, row: object): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT begin_document(${JSON.stringify(row)}::jsonb) AS id`.execute(db);
  if (!rows[0]) throw new Error("the document was not written");
  return rows[0].id;
}

/** Updates the named columns of a document's row, and counts up its version. */
export const moveDocumentRow = (db: Transaction<Tables>, id: number, row: object) =>
  sql`SELECT move_document(${id}, ${JSON.stringify(row)}::jsonb)`.execute(db);

export const insertDocumentLink = (db: Transaction<Tables>, link: Insertable<Tables["kyc_link"]>) =>
  db.insertInto("kyc_link").values(link).execute();

export const insertKycStep = (db: Transaction<Tables>, step: Insertable<Tables["kyc_step"]>) =>
  db.insertInto("kyc_step").values(step).execute();

/** The file that a document with this content has now. */
export async function fileOfDocument(db: Kysely<Tables>, { id, sha256 }: Pick<KycDocument, "id" | "sha256">) {
  const query = db.selectFrom("kyc_document").select("stored_name").where("id", "=", id).where("sha256", "=", sha256);
  return (await query.executeTakeFirst())?.stored_name;
}
