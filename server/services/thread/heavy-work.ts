import { writeCsv } from "../../export/csv.ts";
import { writePaperPdf } from "../../export/paper-pdf.ts";
import { writePdf } from "../../export/pdf.ts";
import type { StoneSheet } from "../../export/stone-sheet.ts";
import { writeXlsx } from "../../export/xlsx.ts";
import { lookThroughPdf } from "../../files/pdf/look-through.ts";
import type { HeavyWorkName } from "../../threads/words.ts";

const writers = { xlsx: writeXlsx, csv: writeCsv, pdf: writePdf };
type List = { format: keyof typeof writers; sheet: Omit<StoneSheet, "batches">; place: string };
type Paper = { paper: Parameters<typeof writePaperPdf>[0]; logo: Uint8Array | undefined; place: string };

/** What a thread does: writing lists and papers, looking through what somebody sent. */
export const heavyWork = {
  writeList: ({ format, sheet, place }: List, batches: StoneSheet["batches"]) =>
    writers[format]({ ...sheet, batches }, place),
  writePaper: ({ paper, logo, place }: Paper) => writePaperPdf(paper, logo && Buffer.from(logo), place),
  lookThroughPdf: ({ bytes }: { bytes: Uint8Array }) => lookThroughPdf(Buffer.from(bytes)),
} satisfies Record<HeavyWorkName, (...input: never[]) => Promise<unknown>>;
