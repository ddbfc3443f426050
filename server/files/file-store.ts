import type { Readable } from "node:stream";

/** Where bytes are kept: a folder, or a bucket. Names are ours, random, and never a person's. */
export type FileStore = {
  /** Complete when it resolves: a name never leads to half a file. */
  put(name: string, sourcePath: string, mediaType: string): Promise<void>;
  /** Undefined where there is no such file. */
  open(name: string): Promise<Readable | undefined>;
  /** Removing what is gone already is no failure. */
  remove(name: string): Promise<void>;
};

/** The form of every name in the store; anything else is not asked for, whatever it climbs over. */
export const storedName = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** The stores' own wall: a name of another form ends here, whoever asks. */
export function insistOnStoredName(name: string): string {
  if (!storedName.test(name)) throw new Error("this is no name of a stored file");
  return name;
}
