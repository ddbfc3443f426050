import { setTimeout as wait } from "node:timers/promises";
import { problemStatus } from "#domain/problems.ts";
import { cpuMsOf } from "../../support/cpu-of.ts";
import { startPortal } from "../../support/portal.ts";
import { timed } from "../figures.ts";
import type { BenchHouse } from "./bench-house.ts";
import { PortalClient } from "./portal-client.ts";
import type { WireQuestion } from "./wire-question.ts";

const { build } = (await import("../../../tools/build.mjs" as string)) as { build(): void };
/** Ten million stones are read in minutes on a busy machine. */
const PATIENCE_MS = 1_200_000;
const LOOK_MS = 50;

export type PortalProcess = {
  address: string;
  pid: number;
  /** Seconds from the start of the process to the first answer over HTTP at all. */
  open_s: number;
  /** Seconds from the start of the process to searches that the index answers. */
  ready_s: number;
  /**
   * The time of a search while the index was being filled; null if it was full before the first one, or if the database
   * did not answer within its minute.
   */
  meanwhile_ms: number | null;
  /** The processor time of the portal so far. */
  cpuMs(): number;
  stop(): Promise<void>;
};

/** Starts the installed portal in a process of its own, in the benchmark's house. */
export async function startBenchPortal(
  { dataDir, tokens }: BenchHouse,
  { question, person }: { question: WireQuestion; person: number },
): Promise<PortalProcess> {
  build();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const portal = await startPortal({ dataDir, program: ["dist-server/main.js"], env: { DEMO_HOUSE: "false" } });
  const open_s = seconds();
  const client = new PortalClient(portal.address);
  try {
    const meanwhile = (await searchedBy(portal.address)) === "database" ? timedSearch() : undefined;
    while ((await searchedBy(portal.address)) !== "index") {
      if (performance.now() - started > PATIENCE_MS) throw new Error("the search index is not ready in time");
      await wait(LOOK_MS);
    }
    const ready_s = seconds();
    const { address, pid, stop } = portal;
    return { address, pid, open_s, ready_s, meanwhile_ms: (await meanwhile) ?? null, cpuMs: () => cpuMsOf(pid), stop };
  } catch (error) {
    await portal.stop();
    throw error;
  } finally {
    client.close();
  }

  async function timedSearch(): Promise<number | null> {
    const { ms, result } = await timed(() => client.ask(question, tokens.get(person) ?? ""));
    if (result.status === problemStatus.tookTooLong) return null;
    if (result.status !== 200) throw new Error(`a search meanwhile was answered ${result.status}`);
    return ms;
  }
}

async function searchedBy(address: string): Promise<unknown> {
  const answer = (await (await fetch(`${address}/readyz`)).json()) as { search?: string };
  return answer.search;
}
