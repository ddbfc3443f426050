import { setTimeout as wait } from "node:timers/promises";
import { median, quantile } from "../figures.ts";

type Ask = (turn: number) => Promise<{ status: number }>;

export type Rate = { perSecond: number; p50: number; p99: number; failed: number };

/**
 * Searches at a constant rate, answered or not, like those of many people. Each is timed from its planned moment, so
 * its waiting counts.
 */
export async function openLoop(ask: Ask, perSecond: number, seconds: number): Promise<Rate> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let failed = 0;
  const start = performance.now();
  const total = perSecond * seconds;
  const one = async (turn: number, due: number) => {
    const { status } = await ask(turn).catch(() => ({ status: 0 }));
    if (status !== 200) failed++;
    times.push(performance.now() - due);
  };
  for (let turn = 0; turn < total; ) {
    for (; turn < total && start + (turn * 1000) / perSecond <= performance.now(); turn++)
      running.push(one(turn, start + (turn * 1000) / perSecond));
    await wait(1);
  }
  await Promise.all(running);
  return rateOf(times, failed, performance.now() - start);
}

/** Searches of a few people, each of whom asks again after every answer. */
export async function closedLoop(ask: Ask, people: number, seconds: number): Promise<Rate> {
  const times: number[] = [];
  let turn = 0;
  let failed = 0;
  const start = performance.now();
  const someone = async () => {
    while (performance.now() < start + seconds * 1000) {
      const asked = performance.now();
      const { status } = await ask(turn++).catch(() => ({ status: 0 }));
      if (status !== 200) failed++;
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: people }, someone));
  return rateOf(times, failed, performance.now() - start);
}

const rateOf = (times: number[], failed: number, ms: number): Rate => ({
  perSecond: ((times.length - failed) * 1000) / ms,
  p50: median(times),
  p99: quantile(times, 0.99),
  failed,
});
