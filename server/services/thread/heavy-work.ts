import { writePaperPdf } from "../../export/paper-pdf.ts";
import { lookThroughPdf } from "../../files/pdf/look-through.ts";
import { writeCsv } from "../../formats/csv.ts";
import { writeJson } from "../../formats/json.ts";
import { writePdf } from "../../formats/pdf.ts";
import type { ListWriter, Sheet } from "../../formats/sheet.ts";
import { writeXlsx } from "../../formats/xlsx.ts";
import type { HeavyWorkName } from "../../house/threads/words.ts";

const writers = { xlsx: writeXlsx, csv: writeCsv, json: writeJson, pdf: writePdf } satisfies Record<string, ListWriter>;
type List = { format: keyof typeof writers; sheet: Omit<Sheet, "batches">; place: string };
type Paper = { paper: Parameters<typeof writePaperPdf>[0]; logo: Uint8Array | undefined; place: string };

/** The work of a thread: writing lists and papers, and looking through uploads. */
export const heavyWork = {
  writeList: ({ format, sheet, place }: List, batches: Sheet["batches"]) =>
    writers[format]({ ...sheet, batches }, place),
  writePaper: ({ paper, logo, place }: Paper) => writePaperPdf(paper, logo && Buffer.from(logo), place),
  lookThroughPdf: ({ bytes }: { bytes: Uint8Array }) => lookThroughPdf(Buffer.from(bytes)),
} satisfies Record<HeavyWorkName, (...input: never[]) => Promise<unknown>>;
