import type net from "node:net";
import { DataPort } from "./data-port.ts";
import { Refusal } from "./refusal.ts";
import type { Session } from "./session.ts";

/** Opens a port for the next transfer, and closes an unused earlier one. */
export async function openPort(session: Session): Promise<number> {
  const { talk, door } = session;
  if (talk.isSafe && !session.isProtected) throw new Refusal(522, "Please begin with PROT P.");
  session.passive?.close();
  session.passive = await DataPort.open({
    host: talk.here,
    range: door.options.passivePorts,
    peer: talk.address,
    secure: talk.isSafe ? door.secure : undefined,
  });
  return session.passive.number;
}

/** Runs a transfer over the data connection. ABOR or the end of the control connection ends it at once. */
export async function transfer(
  session: Session,
  work: (socket: net.Socket, signal: AbortSignal) => Promise<string>,
): Promise<void> {
  const { talk, passive } = session;
  session.passive = undefined;
  if (!passive) throw new Refusal(425, "Please begin with PASV or EPSV.");
  session.transfer = new AbortController();
  const signal = AbortSignal.any([session.transfer.signal, talk.gone]);
  try {
    talk.reply(150, "Transfer starting.");
    const socket = await passive.connection(signal);
    signal.addEventListener("abort", () => socket.destroy(new Refusal(426, "Transfer aborted.")));
    signal.throwIfAborted();
    talk.reply(226, await work(socket, signal));
  } catch (error) {
    if (signal.aborted) throw new Refusal(426, "The transfer was aborted.");
    throw isBroken(error) ? new Refusal(426, "The data connection broke.") : error;
  } finally {
    session.transfer = undefined;
    passive.close();
  }
}

const broken = ["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE"];
const isBroken = (error: unknown) => broken.includes((error as NodeJS.ErrnoException).code ?? "");
