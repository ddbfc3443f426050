import { stat } from "node:fs/promises";
import path from "node:path";
import type { FileEntry, SFTPWrapper, Stats } from "ssh2";
import { asked } from "./asked.ts";
import { fetchTo, tooLarge } from "./fetch-to.ts";
import { inItsWords, RemoteFault } from "./remote-fault.ts";
import {
  folderBelow,
  insistOnEnd,
  isPlainName,
  mostEntries,
  noFolder,
  plainName,
  type RemoteEntry,
  type RemoteFolder,
} from "./remote-folder.ts";
import { readAhead } from "./sftp-read-ahead.ts";
import type { Visit } from "./visit.ts";

const endOfFile = 1;

/** A folder at an SSH server. */
export class SftpFolder implements RemoteFolder {
  readonly #sftp: SFTPWrapper;
  readonly #folder: string;
  readonly #visit: Visit;
  readonly #host: string;

  constructor({ sftp, folder, visit, host }: { sftp: SFTPWrapper; folder: string; visit: Visit; host: string }) {
    this.#sftp = sftp;
    this.#folder = folder;
    this.#visit = visit;
    this.#host = host;
  }

  /** Read part by part: a server that never ends its list does not fill the house. */
  async list(): Promise<RemoteEntry[]> {
    return this.#do("The folder could not be read.", async () => {
      const sftp = this.#sftp;
      const handle = await asked<Buffer>((done) => sftp.opendir(this.#folder, done));
      const found: RemoteEntry[] = [];
      for (let looked = 0; found.length <= mostEntries; ) {
        const part = await asked<FileEntry[] | false>((done) => sftp.readdir(handle, done)).catch(noMore);
        if (!part || part.length === 0) break;
        looked += part.length;
        insistOnEnd(this.#host, looked);
        found.push(...part.filter(isFile).map(entryOf));
      }
      await asked((done) => sftp.close(handle, (error) => done(error, undefined)));
      return found.slice(0, mostEntries + 1);
    });
  }

  async fetch(name: string, to: string, most: { bytes: number }): Promise<number> {
    const announced = await this.#sizeOf(name);
    if (announced > most.bytes) throw tooLarge(name, most.bytes);
    return fetchTo({ host: this.#host, name, to, most }, async (take) => {
      await this.#do(`${name} could not be fetched.`, () => readAhead(this.#sftp, this.#path(name), take));
      return { announced };
    });
  }

  async put(from: string, name: string): Promise<void> {
    const part = `${name}.part`;
    const { size } = await stat(from);
    try {
      await this.#do(`${name} could not be written.`, () =>
        asked((done) => this.#sftp.fastPut(from, this.#path(part), (error) => done(error, undefined))),
      );
      const arrived = await this.#sizeOf(part);
      if (arrived !== size) {
        throw new RemoteFault("broken", `${this.#host} kept ${arrived} of the ${size} bytes of ${name}.`);
      }
      await this.#replace(this.#path(part), this.#path(name), `${part} could not be renamed.`);
    } catch (error) {
      await this.remove(part).catch(() => {}); // the connection may be lost; the next visit writes over it
      throw error;
    }
  }

  async move(name: string, into: string): Promise<void> {
    const [from, folder] = [this.#path(name), path.posix.join(this.#folder, folderBelow(into))];
    await this.#insistOnFolder(folder, into);
    await this.#replace(from, path.posix.join(folder, name), `${name} could not be moved.`);
  }

  async #insistOnFolder(folder: string, name: string): Promise<void> {
    const found = await this.#visit.wait(
      () => asked<Stats>((done) => this.#sftp.stat(folder, done)),
      (cause) => noFolder(name, cause),
    );
    if (!found.isDirectory()) throw noFolder(name);
  }

  /** As one act where the server knows how; else the earlier file makes room. */
  async #replace(from: string, onto: string, failed: string): Promise<void> {
    await this.#do(failed, async () => {
      const atOnce = () =>
        asked((done) => this.#sftp.ext_openssh_rename(from, onto, (error) => done(error, undefined)));
      await atOnce().catch(() => this.#rename(from, onto).catch((why: unknown) => this.#exchange(from, onto, why)));
    });
  }

  /** Lays the earlier file aside until the new one stands in its place. Whatever fails, one of the two is there. */
  async #exchange(from: string, onto: string, why: unknown): Promise<void> {
    const aside = `${onto}.earlier`;
    await this.#unlink(aside).catch(() => {}); // a lost connection may have left one
    await this.#rename(onto, aside).catch(() => {
      throw why;
    });
    await this.#rename(from, onto).catch(async (error: unknown) => {
      await this.#rename(aside, onto);
      throw error;
    });
    await this.#unlink(aside);
  }

  #rename(from: string, onto: string): Promise<void> {
    return asked((done) => this.#sftp.rename(from, onto, (error) => done(error, undefined)));
  }

  #unlink(file: string): Promise<void> {
    return asked((done) => this.#sftp.unlink(file, (error) => done(error, undefined)));
  }

  async remove(name: string): Promise<void> {
    await this.#do(`${name} could not be removed.`, () => this.#unlink(this.#path(name)));
  }

  async close(): Promise<void> {
    this.#visit.close();
  }

  #path(name: string): string {
    return path.posix.join(this.#folder, plainName(name));
  }

  async #sizeOf(name: string): Promise<number> {
    const { size } = await this.#do(`${name} could not be found.`, () =>
      asked<Stats>((done) => this.#sftp.stat(this.#path(name), done)),
    );
    return size;
  }

  #do<T>(failed: string, act: () => Promise<T>): Promise<T> {
    return this.#visit.wait(act, (cause) => {
      const said = cause instanceof Error ? inItsWords(cause.message) : "";
      return new RemoteFault("broken", `${failed}${said}`, { cause });
    });
  }
}

function noMore(error: Error & { code?: number }): false {
  if (error.code === endOfFile) return false;
  throw error;
}

const isFile = ({ attrs, filename }: FileEntry) => (attrs.mode & 0o170000) === 0o100000 && isPlainName(filename);
const entryOf = ({ filename, attrs }: FileEntry): RemoteEntry => ({
  name: filename,
  bytes: attrs.size,
  changed_at: attrs.mtime ? new Date(attrs.mtime * 1000) : null,
});
