const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const offices = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const links = (all: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`;
const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${offices}/${kind}" Target="${target}"/>`;

/** A workbook as its XML: what stands in `sheetData`, behind it, and in the parts that cells refer to. */
export interface WrittenBook {
  sheets: { name: string; state?: string; rows: string; tail?: string; whole?: string }[];
  strings?: string;
  styles?: string;
  is1904?: boolean;
}

/** The parts of a workbook, to be zipped. */
export function bookParts({ sheets, strings, styles, is1904 }: WrittenBook): Record<string, string> {
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ""}/>`,
  );
  const parts: Record<string, string> = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    "_rels/.rels": links(link("rId1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml":
      `<workbook xmlns="${main}" xmlns:r="${offices}"><workbookPr${is1904 ? ' date1904="1"' : ""}/>` +
      `<sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links(
      sheets.map((_, at) => link(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`)).join("") +
        link("rIdT", "sharedStrings", "sharedStrings.xml") +
        link("rIdS", "styles", "/xl/styles.xml"),
    ),
  };
  for (const [at, { rows, tail = "", whole }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      whole ?? `<?xml version="1.0"?>\n<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${tail}</worksheet>`;
  }
  if (strings !== undefined) parts["xl/sharedStrings.xml"] = `<sst xmlns="${main}">${strings}</sst>`;
  if (styles !== undefined) parts["xl/styles.xml"] = `<styleSheet xmlns="${main}">${styles}</styleSheet>`;
  return parts;
}
