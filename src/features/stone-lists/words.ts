import { count } from "#domain/format.ts";

/** The lists' own words: the import of numbers, and the link to a desk. */
export const words = {
  desk: "Desk",
  askAgain: "Ask again…",
  priceComing: "The present price is being read.",

  // import
  importMore: "Import numbers…",
  importTitle: "Import numbers",
  importFor: "Client",
  importNobody: "Choose the external client",
  importPaste: "Paste stock or report numbers",
  importPasteHint: "One per line, or separated by commas.",
  importFile: "Or a file",
  importFileHint: "CSV or text, up to 1 MB. A number that is both pasted and in the file counts once.",
  importPick: "Choose a file",
  importRemove: "Remove the file",
  importAct: (n: number) => (n === 0 ? "Import" : `Import ${count(n)}`),
  matched: (n: number) => (n === 1 ? "1 stone awaits a decision" : `${count(n)} stones await a decision`),
  unmatched: (n: number) => (n === 1 ? "1 number is not in stock" : `${count(n)} numbers are not in stock`),
} as const;
