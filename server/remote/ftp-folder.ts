import { once } from "node:events";
import { stat } from "node:fs/promises";
import { Writable } from "node:stream";
import { type Client, FTPError } from "basic-ftp";
import { fetchTo, tooLarge } from "./fetch-to.ts";
import { inItsWords, RemoteFault } from "./remote-fault.ts";
import {
  folderBelow,
  isPlainName,
  mostEntries,
  noFolder,
  plainName,
  type RemoteEntry,
  type RemoteFolder,
  tooManyNames,
} from "./remote-folder.ts";
import type { Visit } from "./visit.ts";

/** The folder in which an FTP client stands. */
export class FtpFolder implements RemoteFolder {
  readonly #client: Client;
  readonly #visit: Visit;
  readonly #host: string;

  constructor(client: Client, visit: Visit, host: string) {
    this.#client = client;
    this.#visit = visit;
    this.#host = host;
  }

  async list(): Promise<RemoteEntry[]> {
    const all = await this.#do("The folder could not be read.", () =>
      this.#client.list().catch((cause: Error) => {
        throw cause.message.includes("Maximum bytes exceeded") ? tooManyNames(this.#host) : cause;
      }),
    );
    return all
      .filter(({ isFile, name }) => isFile && isPlainName(name))
      .slice(0, mostEntries + 1)
      .map(({ name, size, modifiedAt }) => ({ name, bytes: size, changed_at: modifiedAt ?? null }));
  }

  async fetch(name: string, to: string, most: { bytes: number }): Promise<number> {
    const announced = await this.#sizeOf(name);
    if (announced !== undefined && announced > most.bytes) throw tooLarge(name, most.bytes);
    return fetchTo({ host: this.#host, name, to, most }, async (take) => {
      let refusal: unknown;
      const into = new Writable({
        write: (chunk: Buffer, _, done) => {
          take(chunk).then(
            () => done(),
            (error: Error) => {
              refusal = error;
              done(error);
            },
          );
        },
      });
      const ended = once(into, "close").catch(() => {}); // its failure is that of the act
      await this.#do(`${name} could not be fetched.`, () => this.#client.downloadTo(into, plainName(name))).catch(
        (error: unknown) => {
          throw refusal ?? error;
        },
      );
      await ended;
      return { announced };
    });
  }

  async put(from: string, name: string): Promise<void> {
    const part = `${plainName(name)}.part`;
    const { size } = await stat(from);
    try {
      await this.#do(`${name} could not be written.`, () => this.#client.uploadFrom(from, part));
      const arrived = await this.#sizeOf(part);
      if (arrived !== undefined && arrived !== size) {
        throw new RemoteFault("broken", `${this.#host} kept ${arrived} of the ${size} bytes of ${name}.`);
      }
      await this.#replace(part, name, `${part} could not be renamed.`);
    } catch (error) {
      await this.remove(part).catch(() => {}); // the connection may be lost; the next visit writes over it
      throw error;
    }
  }

  async move(name: string, into: string): Promise<void> {
    const to = `${folderBelow(into)}/${plainName(name)}`;
    await this.#insistOnFolder(folderBelow(into));
    await this.#replace(name, to, `${name} could not be moved.`);
  }

  async remove(name: string): Promise<void> {
    await this.#remove(plainName(name));
  }

  async close(): Promise<void> {
    this.#visit.close();
  }

  /** Some servers do not rename over a file that is there. */
  async #replace(name: string, to: string, failed: string): Promise<void> {
    const rename = () => this.#do(failed, () => this.#client.rename(name, to));
    await rename().catch(async (error: RemoteFault) => {
      if (!(error.cause instanceof FTPError)) throw error;
      await this.#remove(to);
      await rename();
    });
  }

  #remove(file: string): Promise<unknown> {
    return this.#do(`${file} could not be removed.`, () => this.#client.remove(file));
  }

  /** A folder is there if one can go into it; one stands where one stood afterwards. */
  async #insistOnFolder(folder: string): Promise<void> {
    await this.#do(`${folder} could not be looked at.`, async () => {
      const here = await this.#client.pwd();
      await this.#client.cd(folder).catch((cause: unknown) => {
        throw cause instanceof FTPError ? noFolder(folder, cause) : cause;
      });
      await this.#client.cd(here);
    });
  }

  /** The size that the server announces; undefined for a server that announces none. */
  async #sizeOf(name: string): Promise<number | undefined> {
    return this.#do(`${name} could not be found.`, async () => {
      try {
        return await this.#client.size(plainName(name));
      } catch (error) {
        if (error instanceof FTPError && [500, 501, 502, 504].includes(error.code)) return undefined;
        throw error;
      }
    });
  }

  #do<T>(failed: string, act: () => Promise<T>): Promise<T> {
    return this.#visit.wait(act, (cause) => ftpFault(this.#host, failed, cause));
  }
}

export function ftpFault(host: string, failed: string, cause: unknown): RemoteFault {
  if (cause instanceof FTPError && cause.code !== 421) {
    return new RemoteFault("broken", `${failed}${inItsWords(cause.message)}`, { cause });
  }
  const isSilent = cause instanceof Error && cause.message.startsWith("Timeout");
  if (isSilent) return new RemoteFault("timeout", `${host} did not answer in time.`, { cause });
  return new RemoteFault("broken", `The connection to ${host} was lost. ${failed}`, { cause });
}
