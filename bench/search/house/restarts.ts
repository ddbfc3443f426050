import { rmSync } from "node:fs";
import path from "node:path";
import { mostBytesOf } from "../../support/memory-of.ts";
import type { Question } from "../questions.ts";
import type { Stock } from "../stock.ts";
import { type BenchHouse, makeBenchHouse } from "./bench-house.ts";
import { startBenchPortal } from "./portal-process.ts";
import { onWire } from "./wire-question.ts";

const PAGE = 50;

export type Restart = {
  /** Seconds from the start of the process to its first answer, and to searches by the index. */
  open: number;
  ready: number;
  stop: number;
  cpu: number;
  /** The most memory that the portal's process had, without its database; 0 on a system that does not tell. */
  bytes: number;
};

/** A house whose portal is started and stopped again and again. */
export class RestartedHouse {
  readonly #house: BenchHouse;
  readonly #first: Parameters<typeof startBenchPortal>[1];

  private constructor(house: BenchHouse, question: Question) {
    this.#house = house;
    this.#first = { question: onWire(question, PAGE), person: question.person };
  }

  /** Makes the house and starts it once, which nobody measures: the first start of a cluster has more to do. */
  static async open(stock: Stock, question: Question): Promise<RestartedHouse> {
    const house = new RestartedHouse(await makeBenchHouse(stock, [question.person]), question);
    try {
      await house.restart();
      return house;
    } catch (error) {
      house.remove();
      throw error;
    }
  }

  async restart(): Promise<Restart> {
    const portal = await startBenchPortal(this.#house, this.#first);
    const [cpu, bytes] = [portal.cpuMs() / 1000, mostBytesOf(portal.pid)];
    const began = performance.now();
    await portal.stop();
    return { open: portal.open_s, ready: portal.ready_s, stop: (performance.now() - began) / 1000, cpu, bytes };
  }

  /** Removes the index that the last process kept, so that the next one reads all stones. */
  forgetIndex(): void {
    rmSync(path.join(this.#house.dataDir, "search-index"), { recursive: true, force: true });
  }

  remove(): void {
    this.#house.remove();
  }
}
