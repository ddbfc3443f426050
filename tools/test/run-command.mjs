import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { newlyEnded } from "./processor-seconds.mjs";

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * Runs a command to its end. Resolves to its exit code, its processor seconds and its whole output, so that two side by
 * side do not mix their lines.
 */
export function runCommand([command, ...args], env = {}) {
  return new Promise((resolve) => {
    const said = [];
    let processor = 0;
    const child = spawn(command === "node" ? process.execPath : command, args, {
      cwd: project,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    child.stdout.on("data", (bytes) => said.push(bytes));
    child.stderr.on("data", (bytes) => said.push(bytes));
    child.on("exit", () => {
      processor = newlyEnded();
    });
    child.on("error", (error) => resolve({ code: 1, processor, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, processor, output: Buffer.concat(said).toString("utf8") }));
  });
}
