import { existsSync, rmSync, writeFileSync } from "node:fs";
import { runCommand } from "./run-command.mjs";

/** Debian's answer to a package that would start its service: 101 is "not now". */
const POLICY = "/usr/sbin/policy-rc.d";
const options = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", "-o", "DPkg::Lock::Timeout=60"];

/** True for root on Debian, who may install what the tests lack. */
export const mayInstall = () =>
  process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs Debian's packages one after the other, until `isEnough`. None of them starts a service. */
export async function installPackages(names, isEnough = () => false) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const isQuiet = !existsSync(POLICY);
  if (isQuiet) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await runCommand(["apt-get", "update", "-qq", ...options], env);
    for (const name of names) {
      console.log(`test: installing Debian's ${name}…`);
      await runCommand(["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...options, name], env);
      if (isEnough()) return;
    }
  } finally {
    if (isQuiet) rmSync(POLICY, { force: true });
  }
}
