import { pino } from "pino";
import { roleNames } from "#domain/roles.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { type Portal, startPortal } from "./portal.ts";
import { demoAddress, demoApplicant, demoPeople } from "./seed/demo.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
// In front of a person only what they should see to; into a file or a collector everything.
const log = pino({ level: process.env.LOG_LEVEL ?? (process.stdout.isTTY ? "warn" : "info") });

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const portal = await startPortal(env, log);
  stopInPeace(portal); // first: whoever reads that it is open may stop it
  greet(portal, env);
}

function greet({ address, demoPassword, house }: Portal, env: Environment): void {
  say(address ? `\n  Loupe is open at ${env.publicUrl ?? address}\n` : `\n  Loupe runs ${env.run.join(", ")}\n`);
  if (house.ftp && env.run.includes("ftp")) say(`  FTP clients connect to ftp://${house.ftp.host}:${house.ftp.port}\n`);
  if (!demoPassword || !address) return;
  say(`  Demo accounts, all with the password ${demoPassword}`);
  for (const { name, role } of [...demoPeople, demoApplicant])
    say(`    ${demoAddress(name).padEnd(24)} ${roleNames[role]}`);
  say("");
}

/** One Ctrl+C arrives twice, from the terminal and from npm, and so does a signal to all of a group. */
const ONE_PRESS_MS = 1000;

/** Ctrl+C and SIGTERM: what runs is finished, what comes is refused, the database is closed. A second one is final. */
function stopInPeace(portal: Portal): void {
  let stoppingSince: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > ONE_PRESS_MS) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      portal.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "the portal did not stop cleanly");
          process.exit(1);
        },
      );
    });
  }
  void portal.database.lost.then((error) => {
    log.error(`the database is lost: ${error.message}`);
    process.exit(1);
  });
}

main().catch((error: unknown) => {
  // One line: what is wrong, for whoever starts the portal.
  process.stderr.write(`loupe: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
