import { count } from "#domain/format.ts";

/** What the lists say of their own: taking in numbers, and the way to a desk. */
export const words = {
  desk: "Desk",

  // import
  importMore: "Import numbers…",
  importTitle: "Import numbers",
  importFor: "Client",
  importNobody: "Choose the external client",
  importPaste: "Paste stock or report numbers",
  importPasteHint: "One in a line, or with commas between them.",
  importFile: "Or a file",
  importFileHint: "CSV or text, up to 1 MB; both together count once.",
  importPick: "Choose a file",
  importRemove: "Remove the file",
  importAct: (n: number) => (n === 0 ? "Import" : `Import ${count(n)}`),
  matched: (n: number) => (n === 1 ? "1 stone waits for an answer" : `${count(n)} stones wait for an answer`),
  unmatched: (n: number) => (n === 1 ? "1 number is not in stock" : `${count(n)} numbers are not in stock`),
  copyNumbers: "Copy these",
  numbersCopied: (n: number) => (n === 1 ? "1 number is copied." : `${count(n)} numbers are copied.`),
} as const;
