import { connect as connectTo, type Socket } from "node:net";
import { Client, type SFTPWrapper } from "ssh2";
import type { RemoteRules } from "../house/remote-rules.ts";
import { asked } from "./asked.ts";
import type { PlaceAtAddress, Visited } from "./place-to-visit.ts";
import { changedKey, fingerprint, RemoteFault } from "./remote-fault.ts";
import { SftpFolder } from "./sftp-folder.ts";
import { Visit } from "./visit.ts";

/** Signs in by SFTP and finds the folder. */
export async function visitBySftp(at: PlaceAtAddress, rules: RemoteRules, signal: AbortSignal): Promise<Visited> {
  const client = new Client();
  // A small request goes out at once. Otherwise it waits until the server confirms the one before, up to 40 ms.
  const socket = connectTo({ host: at.address, family: at.family, port: at.port, noDelay: true });
  const close = () => {
    client.destroy();
    socket.destroy();
  };
  const visit = new Visit({ host: at.host, rules, signal, close });
  listen(visit, client, socket, { at, rules });
  try {
    let hostKey: string | null = null;
    const enter = async () => {
      hostKey = await signIn(client, socket, at);
      const sftp = await asked<SFTPWrapper>((done) => client.sftp(done));
      return { sftp, folder: await folderOf(sftp, at.folder) };
    };
    const fault = (cause: unknown) =>
      new RemoteFault("refused", `${at.host} lets nobody use files over SSH.`, { cause });
    const { sftp, folder } = await visit.wait(enter, fault, rules.connectMs);
    return { folder: new SftpFolder({ sftp, folder, visit, host: at.host }), hostKey };
  } catch (error) {
    visit.close();
    throw error;
  }
}

type About = { at: PlaceAtAddress; rules: RemoteRules };

/** A lost connection ends the visit: no act waits for an answer that cannot come any more. */
function listen(visit: Visit, client: Client, socket: Socket, { at, rules }: About): void {
  let isReached = false;
  const lost = (cause?: unknown) => {
    const fault = isReached
      ? new RemoteFault("broken", `The connection to ${at.host} was lost.`, { cause })
      : new RemoteFault("unreachable", `${at.host} cannot be reached at port ${at.port}.`, { cause });
    visit.end(fault);
  };
  client.on("ready", () => {
    isReached = true;
  });
  // An error before the sign-in is told by the one who signs in.
  client.on("error", (error) => isReached && lost(error));
  client.on("close", () => setImmediate(lost));
  socket.on("error", lost);
  socket.setTimeout(rules.silenceMs).on("timeout", () => visit.isWaiting && visit.timeOut());
}

/** Signs in and returns the key that the server showed. A private key is told by its first line. */
function signIn(client: Client, socket: Socket, at: PlaceAtAddress): Promise<string> {
  const { host, port, user_name, secret, host_key } = at;
  let shown = "";
  return new Promise((resolve, reject) => {
    client.once("ready", () => resolve(shown));
    client.on("error", (cause) => {
      if (host_key !== null && shown !== "" && shown !== host_key) return reject(changedKey(host, shown));
      if (cause.level === "client-authentication")
        return reject(new RemoteFault("refused", `${host} refused the name or the password.`, { cause }));
      reject(new RemoteFault("unreachable", `${host} does not speak SFTP at port ${port}.`, { cause }));
    });
    // Some servers ask for the password as a question.
    client.on("keyboard-interactive", (_name, _text, _language, prompts, finish) => {
      finish(prompts.length === 1 && prompts[0]?.echo !== true ? [secret] : []);
    });
    const isKey = secret.startsWith("-----BEGIN ");
    socket.once("connect", () => {
      try {
        client.connect({
          sock: socket,
          username: user_name,
          ...(isKey ? { privateKey: secret } : { password: secret, tryKeyboard: true }),
          readyTimeout: 0, // the visit looks at the clock
          hostVerifier: (key: Buffer) => {
            shown = fingerprint(key);
            return host_key === null || host_key === shown;
          },
        });
      } catch (cause) {
        reject(
          new RemoteFault("refused", "The private key cannot be read. One without a passphrase is needed.", { cause }),
        );
      }
    });
  });
}

async function folderOf(sftp: SFTPWrapper, folder: string): Promise<string> {
  try {
    const whole = await asked<string>((done) => sftp.realpath(folder === "" ? "." : folder, done));
    const found = await asked<{ isDirectory(): boolean }>((done) => sftp.stat(whole, done));
    if (found.isDirectory()) return whole;
  } catch (cause) {
    throw new RemoteFault("noFolder", `There is no folder ${folder}.`, { cause });
  }
  throw new RemoteFault("noFolder", `${folder} is not a folder.`);
}
