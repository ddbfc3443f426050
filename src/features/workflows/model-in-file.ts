import type { Description } from "./workflow.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The machine in a file, alone or as the export writes it; undefined if there is none. The server checks its parts. */
export async function modelInFile(file: File): Promise<Description | undefined> {
  try {
    const read: unknown = JSON.parse(await file.text());
    const model = isRecord(read) && isRecord(read.description) ? read.description : read;
    return isRecord(model) && Array.isArray(model.transitions) ? (model as Description) : undefined;
  } catch {
    return undefined;
  }
}
