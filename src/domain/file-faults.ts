/** The reasons why a file of rows is refused as a whole, each with what may be done about it. */
export const fileFaults = {
  empty: "The file is empty.",
  unknownKind: "The file is of no kind that is read here: send xlsx, csv, tsv, json, ndjson or xml.",
  oldXls:
    "The file is an Excel file of the old kind (xls). Open it, choose “Save as”, take “Excel workbook (xlsx)”, and send that file.",
  otherSpreadsheet:
    "The file is a spreadsheet of another kind. Open it, save it as an Excel workbook (xlsx), and send that file.",
  passwordProtected: "The file is protected by a password. Take the password off, save the file, and send it again.",
  htmlFile:
    "The file is a web page with the name of a spreadsheet. Open it, save it as an Excel workbook (xlsx), and send that file.",
  damaged: "The file is damaged and cannot be read to its end. Save it or fetch it again, and send it once more.",
  severalFiles: "The archive holds more than one file. Send one file.",
  packedTwice: "The archive holds another archive. Send the file itself.",
  tooBig: "Unpacked, the file is larger than what is read: 1 GB of text, 3 GB of a workbook. Send it in parts.",
  tooTight: "The file unpacks to far more than any list of stones could hold, so it was not read.",
  tooManyTexts: "The file has more different texts than are kept while it is read. Send it as csv.",
  tooMuchMemory: "The file needs more memory than one file may have. Send it as csv, or in parts.",
  tooManyColumns: "The file has more than 1,000 columns.",
  tooManyRows: "The file has more than 2,000,000 rows. Send it in parts.",
  rowTooLong: "One row of the file has more letters than any row may have.",
  openQuote: "A quotation mark in the file is opened and never closed, so that no later row can be told.",
  tooDeep: "The file is nested deeper than any list of stones.",
  hasDoctype: "The file has a document type of its own (DOCTYPE), which is not read.",
  unknownEncoding: "The encoding that was chosen is not known here.",
  noRows: "No list of rows was found in the file.",
  noRowsAtPath: "No list of rows was found at the path that was given.",
} as const;

export type FileFault = keyof typeof fileFaults;
