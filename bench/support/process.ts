import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

export const project = path.resolve(import.meta.dirname, "../..");

export type Running = { child: ChildProcess; found: RegExpMatchArray; stop(): Promise<void> };

/** Starts Node with these arguments and waits for a line of this form; `found` is the match. */
export async function startNode(
  args: string[],
  form: RegExp,
  { env = {}, cwd = project }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => said.push(String(chunk)));
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const found = await new Promise<RegExpMatchArray>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      said.push(`${line}\n`);
      const match = line.match(form);
      if (match) resolve(match);
    });
    void ended.then(() => reject(new Error(`${args.join(" ")} ended:\n${said.join("")}`)));
  });
  return { child, found, stop };
}
