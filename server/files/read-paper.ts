import { fileOfDocument } from "../db/queries/kyc.ts";
import type { House } from "../house/house.ts";

type Paper = { id: number; sha256: string; stored_name: string };

/** The content of a paper. Its file may have been sealed anew since the row was read, and lie under another name. */
export async function readPaper({ db, safe }: Pick<House, "db" | "safe">, paper: Paper): Promise<Buffer> {
  try {
    return await safe.read(paper.stored_name);
  } catch (error) {
    const name = await fileOfDocument(db, paper);
    if (name === undefined || name === paper.stored_name) throw error;
    return await safe.read(name);
  }
}
