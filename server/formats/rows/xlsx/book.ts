import { UnreadableFile } from "../unreadable-file.ts";
import { xmlElements } from "../xml-elements.ts";
import { cellStyles, type Shown } from "./cell-styles.ts";
import { SharedStrings } from "./shared-strings.ts";
import { ZipEntries } from "./zip-entries.ts";

/** A workbook: its sheets, and what its cells refer to. */
export interface Book {
  zip: ZipEntries;
  sheets: { name: string; isHidden: boolean; part: string }[];
  styles: Shown[];
  strings: SharedStrings;
  is1904: boolean;
}

export async function openBook(file: string): Promise<Book> {
  const zip = await ZipEntries.open(file);
  try {
    return await readBook(zip);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readBook(zip: ZipEntries): Promise<Book> {
  const [{ target: workbook } = { target: "xl/workbook.xml" }] = (await linksOf(zip, "")).filter(
    ({ kind }) => kind === "officeDocument",
  );
  if (!zip.has(workbook)) throw new UnreadableFile("damaged");
  const links = await linksOf(zip, workbook);
  const partOf = (kind: string) => links.find((link) => link.kind === kind)?.target;
  const { sheets, is1904 } = sheetsOf(await zip.text(workbook));
  const found = sheets.flatMap(({ id, name, isHidden }) => {
    const link = links.find((one) => one.id === id);
    return link?.kind === "worksheet" && zip.has(link.target) ? [{ name, isHidden, part: link.target }] : [];
  });
  if (found.length === 0) throw new UnreadableFile("noRows");
  const styles = await zip.text(partOf("styles") ?? "");
  return {
    zip,
    sheets: found,
    styles: styles === "" ? [] : cellStyles(styles),
    strings: await SharedStrings.read(zip, partOf("sharedStrings") ?? ""),
    is1904,
  };
}

function sheetsOf(xml: string) {
  const sheets: { id: string; name: string; isHidden: boolean }[] = [];
  let is1904 = false;
  xmlElements(xml, {
    open({ name, attributes }) {
      if (name === "workbookPr") is1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1] ?? "";
      sheets.push({ id, name: attributes.name ?? "", isHidden: /hidden$/i.test(attributes.state ?? "") });
    },
  });
  return { sheets, is1904 };
}

/** The links of a part: where they lead, and the last word of what they are. */
async function linksOf(zip: ZipEntries, part: string) {
  const at = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, at);
  const xml = await zip.text(`${folder}_rels/${part.slice(at)}.rels`);
  const links: { id: string; kind: string; target: string }[] = [];
  if (xml === "") return links;
  xmlElements(xml, {
    open({ name, attributes: { Id: id = "", Type: type = "", Target: target = "" } }) {
      if (name !== "Relationship") return;
      links.push({ id, kind: type.slice(type.lastIndexOf("/") + 1), target: resolved(folder, target) });
    },
  });
  return links;
}

const resolved = (folder: string, target: string) =>
  decodeURI(new URL(encodeURI(target), `zip://book/${folder}`).pathname.replace(/^\/+/, ""));
