import { RemoteFault } from "./remote-fault.ts";

export type RemoteEntry = { name: string; bytes: number; changed_at: Date | null };

/** A folder on a server that is not the house's own. Whoever opened it closes it. Every act may throw a `RemoteFault`. */
export interface RemoteFolder {
  /** The plain files of the folder: one more than `mostEntries` if there are more. */
  list(): Promise<RemoteEntry[]>;
  /**
   * Fetches a file to a place and returns its size. The limit holds while it is read. A file that came short is a fault,
   * and nothing of it stays.
   */
  fetch(name: string, to: string, most: { bytes: number }): Promise<number>;
  /** Sends a file as `name.part`, and gives it its name once it is there whole. An earlier file of this name is replaced. */
  put(from: string, name: string): Promise<void>;
  /** Moves a file into a folder below this one. An earlier file of its name there is replaced. */
  move(name: string, into: string): Promise<void>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** The most files of a folder that are looked at. */
export const mostEntries = 10_000;
/** The most names of a folder that are read, files or not. */
const mostNames = 100_000;
/** So many names as a server writes them in a list, with their sizes and times. */
export const listMaxBytes = mostNames * 160;

/** A list of a folder as far as it is looked at. The limit holds while it is read: a list may never end. */
export function insistOnEnd(host: string, names: number): void {
  if (names > mostNames) throw tooManyNames(host);
}
export const tooManyNames = (host: string): RemoteFault =>
  new RemoteFault("broken", `The folder at ${host} has too many names to read. Name a folder with fewer files.`);

/** A name of one file in the folder itself. It leads nowhere else and breaks no command of a protocol. */
export const isPlainName = (name: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  name !== "" && name !== "." && name !== ".." && !/[/\\\u0000-\u001f\u007f]/.test(name) && name.length <= 255;

/** The name, or a fault. */
export function plainName(name: string): string {
  if (!isPlainName(name)) throw new RemoteFault("broken", "This is not the name of a file.");
  return name;
}

/** A folder lies below the one that it is named in: each step of the way is a plain name. */
export const isFolderBelow = (folder: string): boolean => folder.replace(/\/$/, "").split("/").every(isPlainName);

/** The way to a folder below, or a fault. */
export function folderBelow(folder: string): string {
  if (!isFolderBelow(folder)) throw new RemoteFault("broken", "This is not the name of a folder below.");
  return folder.replace(/\/$/, "");
}

export const noFolder = (folder: string, cause?: unknown): RemoteFault =>
  new RemoteFault("noFolder", `There is no folder ${folder}.`, { cause });
