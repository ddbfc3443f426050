import {
  accountOfPerson,
  businessOfPerson,
  logOfPerson,
  mailsTo,
  papersOfPerson,
  personSections,
  sectionOf,
  signInsOf,
} from "../db/queries/person.ts";
import { readPaper } from "../files/read-paper.ts";
import { writeZipFile } from "../formats/zip-file.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";

type Held = { person: Record<string, unknown>; papers: { name: string; bytes: Buffer }[]; unread: string[] };

/**
 * All data that the house holds of a person (docs/operations.md): rows by their tables, and documents as they were
 * sent.
 */
export async function heldOf(house: House, id: number): Promise<Held> {
  const { db } = house;
  const [account] = await accountOfPerson(db, id);
  if (!account) throw new Problem("notFound");
  const email = String(account.email);
  const rows: Record<string, unknown[]> = {};
  for (const section of personSections) {
    rows[section.name ?? section.table] = await sectionOf(db, section, id);
  }
  const [mail, sign_in, log] = [await mailsTo(db, email), await signInsOf(db, email), await logOfPerson(db, id)];
  const [business = null] = await businessOfPerson(db, id);
  const person = { taken_at: house.now().toISOString(), account, business, ...rows, mail, sign_in, log };
  return { person, ...(await papersOf(house, id)) };
}

async function papersOf(house: House, id: number): Promise<Pick<Held, "papers" | "unread">> {
  const papers: Held["papers"] = [];
  const unread: string[] = [];
  for (const paper of await papersOfPerson(house.db, id)) {
    const { category, original_name } = paper;
    const ending = /\.[a-z0-9]{2,5}$/i.exec(original_name)?.[0].toLowerCase() ?? "";
    const name = `papers/${category}-${paper.id}${ending}`;
    try {
      papers.push({ name, bytes: await readPaper(house, paper) });
    } catch (error) {
      // A document that is lost or sealed by another key must not hold back all the rest.
      if (!(error instanceof Problem)) throw error;
      unread.push(`${name}: ${error.message}`);
    }
  }
  return { papers, unread };
}

/** Writes the data of a person as one file. */
export async function writePerson(house: House, id: number, file: string): Promise<void> {
  const { person, papers, unread } = await heldOf(house, id);
  const text = JSON.stringify({ ...person, papers_not_readable: unread }, null, 2);
  await writeZipFile(file, house.now(), (zip) => {
    zip.add("person.json", () => [Buffer.from(text)], 6);
    for (const { name, bytes } of papers) zip.add(name, () => [bytes], 0);
  });
}
