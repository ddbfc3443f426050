import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { kycPixelsMax } from "#domain/limits.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import { inThread } from "../house/threads/in-thread.ts";
import { imageKindOf } from "./image-kind.ts";
import { imageSize } from "./image-size.ts";
import { isPdf, type lookThroughPdf } from "./pdf/look-through.ts";

export type KycFileFault =
  | "fileEmpty"
  | "fileNotAllowed"
  | "fileDamaged"
  | "pictureTooLarge"
  | "pdfActs"
  | "pdfLocked"
  | "pdfTooPacked";
type KycFile = { media_type: string; bytes: number; pages: number | null; sha256: string };

/**
 * The kind of a KYC document by its bytes, or the reason against it. Its size is bounded already, and it is read whole.
 */
export async function kycFile({ path, size }: Pick<UploadedFile, "path" | "size">): Promise<KycFile | KycFileFault> {
  if (size === 0) return "fileEmpty";
  const bytes = await readFile(path);
  const known = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  if (isPdf(bytes)) {
    const found = await inThread<Awaited<ReturnType<typeof lookThroughPdf>>>("lookThroughPdf", { bytes });
    return typeof found === "string" ? found : { media_type: "application/pdf", pages: found.pages, ...known };
  }
  const kind = imageKindOf(bytes);
  if (!kind) return "fileNotAllowed";
  const dimensions = imageSize(bytes, kind);
  if (!dimensions) return "fileDamaged";
  if (dimensions.width * dimensions.height > kycPixelsMax) return "pictureTooLarge";
  return { media_type: kind.mediaType, pages: null, ...known };
}
