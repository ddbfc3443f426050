import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks for a password, typed twice and unseen. From a pipe it is the first line. */
export async function askPassword(whose: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await typed(`Password for ${whose}: `);
  if ((await typed("Once more: ")) !== password) throw new Error("the two passwords differ");
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface(process.stdin)) return line;
  throw new Error("no password was given: type it, pipe it in, or set ADMIN_PASSWORD");
}

async function typed(prompt: string): Promise<string> {
  process.stdout.write(prompt);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once("line", resolve);
      lines.once("close", () => reject(new Error("no password was given")));
    });
  } finally {
    lines.close();
    process.stdout.write("\n");
  }
}
