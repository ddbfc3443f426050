import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { setUp, signIn } from "../administrator.ts";
import { ContainedHouse } from "../contained-house.ts";
import type { Proof, World } from "./proof.ts";

/** An operator gives the portal thirty seconds. */
const BEGIN_MS = 60_000;
const STOP_SECONDS = 30;

/** One portal with its embedded database, in one container with one volume. */
export const alone: Proof[] = [
  ["a house that was set up survives SIGTERM, SIGKILL and a storm of requests", livesOn],
  ["a backup of one volume is the same house in another, and the drill believes it", movesHouse],
  ["a planned backup of one volume is the same house in another, files and keys included", movesByPlan],
  ["a user that the image does not know runs a house, as some platforms demand", runsAsAnybody],
  ["a wrong environment ends in one line that names it", refusesInWords],
];

async function livesOn({ containers, image }: World): Promise<void> {
  const house = new ContainedHouse(containers, image, "alone");
  await house.start();
  assert.equal(await house.exec("node", "-p", "process.getuid() + ' ' + process.getgid()"), "65532 65532");
  await setUp(house.address, await house.logs());
  await house.exec("node", "healthy.mjs");
  assert.equal(await house.exec("node", "-p", "process.ppid"), "0"); // beside the first process, which is the portal
  const stopped = await house.stop();
  assert.equal(stopped.code, "0");
  assert(stopped.seconds < STOP_SECONDS, `it took ${stopped.seconds} seconds to stop`);

  await house.begin(); // The first process of a container hears only signals that it waits for.
  const begun = performance.now();
  while (!(await house.logs()).includes("this is the house")) {
    assert(performance.now() - begun < BEGIN_MS, "the container did not begin");
    await sleep(20);
  }
  assert.equal((await house.stop()).code, "0");

  await house.start();
  await signIn(house.address);
  await house.kill();
  await house.start();
  await signIn(house.address);

  let answers = 0;
  let isStopping = false;
  const storm = Array.from({ length: 8 }, async () => {
    while (!isStopping || answers === 0) {
      const answer = await fetch(`${house.address}/readyz`).catch(() => undefined);
      if (answer) answers++;
    }
  });
  const end = house.stop().finally(() => {
    isStopping = true;
  });
  assert.equal((await end).code, "0");
  await Promise.all(storm);
  await house.start();
  await signIn(house.address);
  assert.equal((await house.stop()).code, "0");
}

async function movesHouse({ containers, image }: World): Promise<void> {
  const house = new ContainedHouse(containers, image, "alone");
  await house.start();
  await house.exec("node", "dist-server/db-backup.js", "--to", "/data/house.tar");
  await house.exec("node", "dist-server/drill.js", "--in", "/data");
  await house.stop();
  const files = 'require("fs").cpSync("/old/files", "/data/files", { recursive: true })';
  const copy = new ContainedHouse(containers, image, "copy");
  const wish = { args: ["--volume", "alone:/old:ro"] };
  for (const command of [
    ["dist-server/db-restore.js", "--from", "/old/house.tar"],
    ["-e", files],
  ]) {
    const { code, words } = await copy.ended(wish, "node", ...command);
    assert.equal(code, 0, words);
  }
  await copy.start();
  await signIn(copy.address);
  await copy.stop();
}

async function movesByPlan({ containers, image }: World): Promise<void> {
  const key = `BACKUP_KEY=${randomBytes(32).toString("base64")}`;
  const house = new ContainedHouse(containers, image, "alone");
  await house.start();
  await house.exec("node", "-e", 'require("fs").mkdirSync("/data/planned")');
  await house.exec("env", "BACKUP_TO=/data/planned", key, "node", "dist-server/backup.js");
  await house.stop();
  const copy = new ContainedHouse(containers, image, "planned-copy");
  const wish = { args: ["--volume", "alone:/old:ro"] };
  const restore = ["env", "BACKUP_TO=/old/planned", key, "node", "dist-server/backup-restore.js"];
  const { code, words } = await copy.ended(wish, ...restore);
  assert.equal(code, 0, words);
  await copy.start();
  await signIn(copy.address);
  await copy.exec("node", "dist-server/kyc-key.js");
  await copy.stop();
}

async function runsAsAnybody({ containers, image }: World): Promise<void> {
  const house = new ContainedHouse(containers, image, "anybody");
  const wish = { user: "1000670000:0" };
  await house.start(wish);
  await setUp(house.address, await house.logs());
  await house.stop();
  await house.start(wish);
  await signIn(house.address);
  await house.stop();
}

async function refusesInWords({ containers, image }: World): Promise<void> {
  const house = new ContainedHouse(containers, image, "refused");
  const cases: [wish: Parameters<ContainedHouse["ended"]>[0], said: RegExp][] = [
    [{ env: { TZ_HOUSE: "Mars/Olympus" } }, /^loupe: TZ_HOUSE: must be a time zone such as Europe\/Brussels$/m],
    [{ volume: "refused:/data:ro" }, /^loupe: DATA_DIR: \/data cannot be written \(EROFS\): mount it so/m],
    [
      { volume: `${containers.folder}:/data` },
      /^loupe: DATA_DIR: \/data cannot be written \(EACCES\): give it to user 65532/m,
    ],
    [
      { user: "0:0", volume: "roots:/data" },
      /^loupe: .*this root cannot act as user .*: run the portal as an ordinary user/m,
    ],
    [
      { user: "1000670000:0", volume: "nameless:/data", args: ["--passwd=false"] },
      /^loupe: user 1000670000 has no name in \/etc\/passwd/m,
    ],
    [{ volume: "roots:/data" }, /^loupe: \/data\/kyc-key: cannot be read \(EACCES\): give it to user 65532$/m],
    [{ env: { RUN: "web,nothing" } }, /^loupe: RUN: must be a list of/m],
    [
      { env: { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none", DEMO_HOUSE: "true" } },
      /^loupe: the database .*ECONNREFUSED/m,
    ],
  ];
  for (const [wish, said] of cases) {
    const { code, words } = await house.ended(wish);
    assert.equal(code, 1, words);
    assert.match(words, said);
  }
}
