export type Command = { verb: string; argument: string };

const LINE_MAX_BYTES = 1024;

/** Telnet's interrupt and synch, which old clients send before ABOR (RFC 959, 4.1.3); no UTF-8 has these bytes. */
const telnet = /\xff[\xf0-\xff]?/g;

/** Splits the bytes of a control connection into lines, until one is too long. */
export class ControlLines {
  #rest = "";

  /** The complete lines so far; undefined once one is too long for any FTP client. */
  take(chunk: Buffer): string[] | undefined {
    const lines = (this.#rest + chunk.toString("latin1")).split("\n");
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > LINE_MAX_BYTES || lines.some((line) => line.length > LINE_MAX_BYTES)) return undefined;
    return lines.map((line) => Buffer.from(line.replace(/\r$/, "").replace(telnet, ""), "latin1").toString("utf8"));
  }

  /** Drops what came before a connection became safe: it is not believed afterwards. */
  forget(): void {
    this.#rest = "";
  }
}

export function commandOf(line: string): Command {
  const [, verb = "", argument = ""] = /^ *([a-z]{3,4})(?: (.*))?$/is.exec(line) ?? [];
  return { verb: verb.toUpperCase(), argument };
}
