// `npm run dev`: the server from its sources, restarted when they change, and the portal with hot reload.
import { spawn } from "node:child_process";
import path from "node:path";
import { ensurePackages } from "./ensure-packages.mjs";

ensurePackages();
const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const env = { PORT: "3001", PUBLIC_URL: "http://127.0.0.1:3000", LOG_LEVEL: "warn", ...process.env };
const run = (...args) => spawn(process.execPath, args, { cwd: project, env, stdio: "inherit" });
const children = [
  run(
    "--import",
    "tsx",
    "--watch",
    "--watch-path=server",
    "--watch-path=src/domain",
    "--watch-path=src/machines",
    "--watch-path=openapi.yaml",
    "--watch-path=openapi",
    "server/main.ts",
  ),
  run("node_modules/vite/bin/vite.js", "--port", "3000", "--host", "127.0.0.1"),
];
const endAll = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => endAll(signal));
for (const child of children) child.on("exit", () => endAll("SIGTERM"));
