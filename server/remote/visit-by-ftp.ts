import { isIP } from "node:net";
import { type ConnectionOptions, TLSSocket } from "node:tls";
import { Client, FTPError } from "basic-ftp";
import type { RemoteRules } from "../house/remote-rules.ts";
import { FtpFolder, ftpFault } from "./ftp-folder.ts";
import type { PlaceAtAddress, Visited } from "./place-to-visit.ts";
import { changedKey, fingerprint, inItsWords, RemoteFault } from "./remote-fault.ts";
import { listMaxBytes } from "./remote-folder.ts";
import { Visit } from "./visit.ts";

const implicitTls = 990;

/** Signs in by FTP or FTPS and goes into the folder. */
export async function visitByFtp(at: PlaceAtAddress, rules: RemoteRules, signal: AbortSignal): Promise<Visited> {
  const client = new Client(rules.silenceMs, { allowSeparateTransferHost: false, maxListingBytes: listMaxBytes });
  const visit = new Visit({ host: at.host, rules, signal, close: () => client.close() });
  try {
    let hostKey: string | null = null;
    const enter = async () => {
      hostKey = await connect(client, at);
      await signIn(client, at);
      await client.useDefaultSettings();
      await goTo(client, at.folder);
    };
    await visit.wait(enter, (cause) => unreachable(at, cause), rules.connectMs);
    return { folder: new FtpFolder(client, visit, at.host), hostKey };
  } catch (error) {
    visit.close();
    throw error;
  }
}

/** Answers the key that is to be remembered. */
async function connect(client: Client, at: PlaceAtAddress): Promise<string | null> {
  if (at.protocol === "ftp") {
    await client.connect(at.address, at.port);
    return null;
  }
  const named = isIP(at.host) ? {} : { servername: at.host };
  await connectSafely(client, at, { ...named, rejectUnauthorized: false });
  const { pem, shown } = judgeCertificate(client, at);
  // From here on no other certificate is accepted, on data connections neither. A session keeps the verdict on its
  // certificate, so the connection is made anew.
  const only = pem === undefined ? {} : { ca: pem, allowPartialTrustChain: true, checkServerIdentity: () => undefined };
  await connectSafely(client, at, { ...named, ...only });
  return shown;
}

async function connectSafely(client: Client, { address, port, host }: PlaceAtAddress, tls: ConnectionOptions) {
  if (port === implicitTls) return client.connectImplicitTLS(address, port, tls);
  await client.connect(address, port);
  // biome-ignore lint/correctness/useHookAtTopLevel: no hook of React, but a word of FTP
  return client.useTLS(tls).catch((cause: unknown) => {
    const said = cause instanceof FTPError ? inItsWords(cause.message) : "";
    throw new RemoteFault("refused", `${host} does not speak FTPS.${said}`, { cause });
  });
}

/**
 * A certificate of a known authority is not remembered, unless another one was. Any other certificate is treated like the
 * key of an SSH server: the first one is remembered, a changed one is refused.
 */
function judgeCertificate(client: Client, { host, host_key }: PlaceAtAddress) {
  const { socket } = client.ftp;
  const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
  if (!(socket instanceof TLSSocket) || !certificate) throw new RemoteFault("refused", `${host} shows no certificate.`);
  const shown = fingerprint(certificate.raw);
  if (host_key !== null && host_key !== shown) throw changedKey(host, shown);
  return socket.authorized ? { pem: undefined, shown: null } : { pem: certificate.toString(), shown };
}

async function signIn(client: Client, { host, user_name, secret }: PlaceAtAddress): Promise<void> {
  await client.login(user_name, secret).catch((cause: unknown) => {
    if (!(cause instanceof FTPError)) throw cause;
    throw new RemoteFault("refused", `${host} refused the name or the password.${inItsWords(cause.message)}`, {
      cause,
    });
  });
}

async function goTo(client: Client, folder: string): Promise<void> {
  if (folder === "") return;
  await client.cd(folder).catch((cause: unknown) => {
    if (!(cause instanceof FTPError)) throw cause;
    throw new RemoteFault("noFolder", `There is no folder ${folder}.${inItsWords(cause.message)}`, { cause });
  });
}

function unreachable({ host, port }: PlaceAtAddress, cause: unknown): RemoteFault {
  if (cause instanceof FTPError) return ftpFault(host, `${host} let nobody in.`, cause);
  if (cause instanceof Error && cause.message.startsWith("Timeout")) return ftpFault(host, "", cause);
  return new RemoteFault("unreachable", `${host} cannot be reached at port ${port}.`, { cause });
}
