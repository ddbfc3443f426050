import { type Logger, pino } from "pino";
import { addresses } from "#domain/addresses.ts";
import { setupLifeMs } from "#domain/limits.ts";
import { roleNames } from "#domain/roles.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { type Portal, startPortal } from "./portal.ts";
import { demoAddress, demoApplicant, demoPeople } from "./seed/demo.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  // At a terminal only warnings are shown; a file or a collector gets everything.
  const log = pino({ level: env.logLevel ?? (process.stdout.isTTY ? "warn" : "info") });
  const starting = startPortal(env, log);
  stopInPeace(starting, log); // first: the first process of a container does not even hear a signal that nobody waits for
  const portal = await starting;
  endIfLost(portal, log);
  greet(portal, env);
}

const HOUR_MS = 3_600_000;
/** The secret follows the `#`, where no server and no log reads it. */
const setupPage = (portal: string, secret: string) => `${portal}${addresses.door({ form: "set-up" })}#${secret}`;

function greet({ address, demoPassword, house, setup }: Portal, env: Environment): void {
  say(address ? `\n  Loupe is open at ${env.publicUrl ?? address}\n` : `\n  Loupe runs ${env.run.join(", ")}\n`);
  if (house.ftp && env.run.includes("ftp")) say(`  FTP clients connect to ftp://${house.ftp.host}:${house.ftp.port}\n`);
  if (setup)
    say(`  Set up this house, within ${setupLifeMs / HOUR_MS} hours: ${setupPage(env.publicUrl ?? address, setup)}\n`);
  if (!demoPassword || !address) return;
  say(`  Demo accounts, all with the password ${demoPassword}`);
  for (const { name, role } of [...demoPeople, demoApplicant])
    say(`    ${demoAddress(name).padEnd(24)} ${roleNames[role]}`);
  say("");
}

/** One Ctrl+C may arrive twice, from the terminal and from npm, and so may a signal to a whole group. */
const ONE_PRESS_MS = 1000;

/**
 * Stops the portal at Ctrl+C and SIGTERM, once it is open: work under way ends, new work is refused, the database is
 * closed. A second signal ends it at once.
 */
function stopInPeace(starting: Promise<Portal>, log: Logger): void {
  let stoppingSince: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > ONE_PRESS_MS) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      // A portal that cannot start says so itself.
      starting.then(
        (portal) => close(portal, log),
        () => undefined,
      );
    });
  }
}

function close(portal: Portal, log: Logger): void {
  portal.close().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, "the portal did not stop cleanly");
      process.exit(1);
    },
  );
}

function endIfLost(portal: Portal, log: Logger): void {
  void portal.database.lost.then((error) => {
    log.error(`the database is lost: ${error.message}`);
    process.exit(1);
  });
}

main().catch((error: unknown) => {
  // One line with the error, for the person who starts the portal.
  process.stderr.write(`loupe: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
