import type { Body } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { fieldMessages } from "#domain/field-messages.ts";
import { type DocumentCategory, documentCategories } from "#domain/kyc.ts";
import { messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import type { KycDocumentEvent } from "#machines/kyc-document.ts";
import { kycFile } from "../files/kyc-file.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { insistOnOffered } from "../settings/offered.ts";

type Sent = Pick<Body<"updateDocuments">, "business_data" | "business_owner_data"> | Body<"submitDocuments">;
type Entry = {
  document_category: string;
  document_type?: number;
  info?: string | null;
  status?: 1 | 2 | 3;
  remark?: string | null;
  sha256?: string;
  version?: number;
};
type Files = { business_image: UploadedFile[]; owner_image: UploadedFile[] };
type UploadedDocument = { category: DocumentCategory; field: string; entry: Entry; upload: UploadedFile };

/** A file that was looked through, with its sender's data. */
export type SentDocument = {
  path: string;
  original_name: string;
  media_type: string;
  bytes: number;
  pages: number | null;
  sha256: string;
  document_type_id: number;
  info: string | null;
};

/** The fields of the two documents on the wire: their data and their file (spec §3). */
const fields = {
  business: { data: "business_data", file: "business_image" },
  owner: { data: "business_owner_data", file: "owner_image" },
} as const;
const categories = ["business", "owner"] as const;

const refuse = (code: ProblemCode, path: string, message: string) => new Problem(code, { errors: [{ path, message }] });
const placeOf = (category: DocumentCategory) => `/data/${fields[category].data}/0`;

/** The data of a category in the entry under its name. */
function entryOf(body: Sent, category: DocumentCategory): Entry | undefined {
  const entry: Entry | undefined = body[fields[category].data]?.[0];
  if (entry && entry.document_category !== documentCategories[category])
    throw refuse("malformed", `${placeOf(category)}/document_category`, messages.malformed);
  return entry;
}

/** The documents of a call. Each needs both a file and its data. */
export function sentDocuments(body: Sent, files: Files): UploadedDocument[] {
  return categories.flatMap((category) => {
    const { data, file } = fields[category];
    const [entry, upload] = [entryOf(body, category), files[file][0]];
    if (!entry && !upload) return [];
    if (!entry) throw refuse("malformed", `/data/${data}`, fieldMessages.required);
    if (!upload) throw refuse("fileNeeded", `/${file}`, messages.fileNeeded);
    return [{ category, field: file, entry, upload }];
  });
}

/** Looks through the file, and finds its type among those on offer. */
export async function documentOf(
  ctx: Reading,
  { category, field, entry, upload }: UploadedDocument,
): Promise<SentDocument> {
  const { document_type, info } = entry;
  if (document_type === undefined)
    throw refuse("malformed", `${placeOf(category)}/document_type`, fieldMessages.required);
  await insistOnOffered(ctx, {
    field: `${fields[category].data}/0/document_type`,
    master: "DOC_TYPE_BUSINESS",
    id: document_type,
    held: null,
  });
  const file = await kycFile(upload);
  if (typeof file === "string") throw refuse(file, `/${field}`, messages[file]);
  const said = { document_type_id: document_type, info: info?.trim() || null };
  return { ...file, ...said, path: upload.path, original_name: upload.filename };
}

type Decision = { category: DocumentCategory; version: number; sha256: string; event(state: string): KycDocumentEvent };

/** The decision of an entry, if there is one. It must be alone. */
export function decisionIn(body: Body<"updateDocuments">, files: Files): Decision | undefined {
  const decided = categories.filter((category) => entryOf(body, category)?.status !== undefined);
  const [category] = decided;
  const entry = category && entryOf(body, category);
  if (!category || !entry) return undefined;
  if (decided.length > 1) throw new Problem("oneDecision");
  const isAlone = categories.every(
    (one) => files[fields[one].file].length === 0 && (one === category || !entryOf(body, one)),
  );
  if (!isAlone) throw refuse("malformed", "/data", messages.malformed);
  const { sha256, status, remark, version = 0 } = entry;
  if (sha256 === undefined) throw refuse("malformed", `${placeOf(category)}/sha256`, fieldMessages.required);
  const event = (state: string): KycDocumentEvent =>
    status === codes.approval.approved
      ? { type: "APPROVE", fileHash: sha256 }
      : { type: state === "approved" ? "REVOKE" : "REJECT", remark: remark?.trim() ?? "" };
  return { category, version, sha256, event };
}
