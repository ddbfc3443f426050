import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Connection, Server, type SFTPWrapper, utils } from "ssh2";

const { OPEN_MODE, STATUS_CODE } = utils.sftp;

/** A fresh key of a server. */
export const serverKey = (): string =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs1", format: "pem" }).toString();

type Faults = {
  /** Added to the size of each file that is announced. */
  liesBy?: number;
  /** So many files are listed, whatever is there. */
  lists?: number;
  /** Called after a part of a file was read and before it is sent. */
  whileSent?: () => void;
  /** A file that is written under another name first cannot be given its own. */
  keepsPartName?: true;
  /** The server falls silent at this word of the protocol. */
  hangsAt?: "READ" | "WRITE" | "OPENDIR" | "sign-in";
};
export type SftpPeer = { port: number; faults: Faults; close(): Promise<void> };

/** An SFTP server of the package ssh2 over a folder, for loupe / three-quiet-lanterns. It misbehaves on request. */
export async function sftpPeer(folder: string, { key = serverKey(), port = 0 } = {}): Promise<SftpPeer> {
  const open = new Set<Connection>();
  const faults: Faults = {};
  const server = new Server({ hostKeys: [key] }, (client) => {
    open.add(client);
    client.on("error", () => {}).on("close", () => open.delete(client));
    (client as Connection & { setNoDelay(isOn: boolean): void }).setNoDelay(true); // as OpenSSH does; its types lack it
    client.on("authentication", (asked) => {
      if (faults.hangsAt === "sign-in") return;
      const isRight =
        asked.method === "password" && asked.username === "loupe" && asked.password === "three-quiet-lanterns";
      if (isRight) asked.accept();
      else asked.reject(["password"]);
    });
    client.on("session", (accept) => {
      accept().on("sftp", (take) => serve(take(), folder, faults));
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const client of open) client.end();
      }),
  };
}

/** Files of one folder by the words of SFTP: its root is that folder. */
function serve(sftp: SFTPWrapper, folder: string, faults: Faults): void {
  const handles = new Map<number, { fd: number } | { names: string[] }>();
  let last = 0;
  const place = (asked: string) => path.join(folder, path.posix.normalize(`/${asked}`));
  const keep = (handle: { fd: number } | { names: string[] }): Buffer => {
    handles.set(++last, handle);
    const name = Buffer.alloc(4);
    name.writeUInt32BE(last);
    return name;
  };
  const fdOf = (handle: Buffer): number => {
    const found = handles.get(handle.readUInt32BE());
    return found && "fd" in found ? found.fd : -1;
  };
  const attrsOf = (file: string) => {
    const { mode, uid, gid, size, atimeMs, mtimeMs } = statSync(file);
    return { mode, uid, gid, size: size + (faults.liesBy ?? 0), atime: atimeMs / 1000, mtime: mtimeMs / 1000 };
  };
  /** Answers with a status, and with a failure if the act fails. */
  const act = (id: number, work: () => void) => {
    try {
      work();
    } catch {
      sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    }
  };
  const done = (id: number, work: () => void) =>
    act(id, () => {
      work();
      sftp.status(id, STATUS_CODE.OK);
    });
  sftp.on("REALPATH", (id, asked) => {
    const whole = path.posix.normalize(`/${asked}`);
    sftp.name(id, [{ filename: whole, longname: whole, attrs: attrsOf(folder) }]);
  });
  sftp.on("STAT", (id, asked) => act(id, () => sftp.attrs(id, attrsOf(place(asked)))));
  sftp.on("FSTAT", (id, handle) => act(id, () => sftp.status(id, fdOf(handle) < 0 ? 4 : STATUS_CODE.OP_UNSUPPORTED)));
  const listed = (at: string) => [...readdirSync(at), ...Array.from({ length: faults.lists ?? 0 }, () => "stock.csv")];
  sftp.on("OPENDIR", (id, asked) => {
    if (faults.hangsAt === "OPENDIR") return;
    act(id, () => sftp.handle(id, keep({ names: listed(place(asked)) })));
  });
  sftp.on("READDIR", (id, handle) => {
    const found = handles.get(handle.readUInt32BE());
    const names = found && "names" in found ? found.names.splice(0, 100) : [];
    if (names.length === 0) return sftp.status(id, STATUS_CODE.EOF);
    sftp.name(
      id,
      names.map((filename) => ({ filename, longname: filename, attrs: attrsOf(place(filename)) })),
    );
  });
  sftp.on("OPEN", (id, asked, flags) =>
    act(id, () => sftp.handle(id, keep({ fd: openSync(place(asked), flags & OPEN_MODE.WRITE ? "w" : "r") }))),
  );
  sftp.on("READ", (id, handle, offset, length) => {
    if (faults.hangsAt === "READ") return;
    const bytes = Buffer.alloc(length);
    const read = readSync(fdOf(handle), bytes, 0, length, offset);
    faults.whileSent?.();
    if (read === 0) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, bytes.subarray(0, read));
  });
  sftp.on("WRITE", (id, handle, offset, bytes) => {
    if (faults.hangsAt !== "WRITE") done(id, () => writeSync(fdOf(handle), bytes, 0, bytes.length, offset));
  });
  sftp.on("CLOSE", (id, handle) => {
    const fd = fdOf(handle);
    handles.delete(handle.readUInt32BE());
    done(id, () => fd >= 0 && closeSync(fd));
  });
  // As the protocol has it: no renaming over a file that is there.
  sftp.on("RENAME", (id, from, to) => {
    if (existsSync(place(to)) || (faults.keepsPartName && from.endsWith(".part"))) sftp.status(id, STATUS_CODE.FAILURE);
    else done(id, () => renameSync(place(from), place(to)));
  });
  sftp.on("REMOVE", (id, asked) => done(id, () => rmSync(place(asked))));
  sftp.on("FSETSTAT", (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on("SETSTAT", (id) => sftp.status(id, STATUS_CODE.OK));
}
