import assert from "node:assert/strict";
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectFolder } from "#server/ground/project-folder.ts";
import { freePort } from "#support/free-port.ts";
import { setUp, signIn } from "../administrator.ts";
import { databasePassword, peerDatabase } from "../peer-database.ts";
import { untilReady } from "../until-ready.ts";
import type { Proof, World } from "./proof.ts";

const PROJECT = "composed";
/** A database that was killed is back by then. */
const BACK_MS = 120_000;
const PORTAL = `${PROJECT}_portal_1`;

/** The compose file, as docs/install.md says. */
export const composed: Proof[] = [
  ["a house by the compose file is set up with one secret, and taking its containers down loses nothing", keepsHouse],
];

async function keepsHouse(world: World): Promise<void> {
  const { containers, image } = world;
  const folder = path.join(containers.folder, PROJECT);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  layOut(folder);
  const settings = { DATABASE_IMAGE: await peerDatabase(world), LOUPE_IMAGE: image, LISTEN: `127.0.0.1:${port}` };
  for (const [name, value] of Object.entries(settings)) appendFileSync(path.join(folder, ".env"), `${name}=${value}\n`);
  const compose = (...args: string[]) =>
    containers.run(
      "podman-compose",
      "--podman-run-args=--pull=never",
      "-f",
      path.join(folder, "compose.yaml"),
      ...args,
    );
  const logs = async () => {
    const { output, errors } = await containers.say("podman", "logs", PORTAL);
    return `${output}${errors}`;
  };

  await compose("up", "-d");
  await untilReady(address, { logs });
  assert.equal(await containers.run("podman", "exec", PORTAL, "node", "-p", "process.getuid()"), "65532");
  await setUp(address, await logs());
  await compose("down");
  await compose("up", "-d");
  await untilReady(address, { logs });
  await signIn(address);
  assert.doesNotMatch(await logs(), /Set up this house/);
  await containers.run("podman", "kill", "--signal", "KILL", `${PROJECT}_database_1`);
  await containers.run("podman", "start", `${PROJECT}_database_1`);
  await signInAgain(address);
  await compose("down");
}

/** Signs in once the database is back. A portal may call itself ready, and then meet a connection that was lost with it. */
async function signInAgain(address: string): Promise<void> {
  for (const end = performance.now() + BACK_MS; ; await sleep(500)) {
    try {
      return await signIn(address);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

/** The files that a person takes: the compose file, the roles, and `.env` with its one secret. */
function layOut(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(projectFolder, "compose.yaml"), path.join(folder, "compose.yaml"));
  cpSync(path.join(projectFolder, "ops/compose"), path.join(folder, "ops/compose"), { recursive: true });
  const example = readFileSync(path.join(projectFolder, ".env.example"), "utf8");
  writeFileSync(path.join(folder, ".env"), example.replace(/^DATABASE_PASSWORD=$/m, `$&${databasePassword}`));
}
