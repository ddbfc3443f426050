import type { Answer } from "../answer.ts";
import { median, round } from "../figures.ts";
import type { Question } from "../questions.ts";
import type { Stock } from "../stock.ts";
import { type BenchHouse, makeBenchHouse } from "./bench-house.ts";
import { freshFromElsewhere, freshInSameProcess } from "./house-freshness.ts";
import { PortalClient } from "./portal-client.ts";
import { type PortalProcess, startBenchPortal } from "./portal-process.ts";
import { closedLoop, openLoop } from "./rates.ts";
import { fromIndex, fromWire, mustBeSame, type WireAnswer } from "./wire-answer.ts";
import { onWire, type WireQuestion } from "./wire-question.ts";

const BIG_PAGE = 500;
const PAGE = 50;
const WARM_UP = 20;
const CONNECTIONS = 32;
/** Searches a second that the machine bears, and those that are wanted. */
const steadyRate = 200;
const wantedRate = 300;
const RATE_SECONDS = 10;

/** The portal with the benchmark's own stock and people, asked over HTTP. */
export class HouseContest {
  readonly portal: PortalProcess;
  readonly #house: BenchHouse;
  readonly #stock: Stock;
  readonly #client: PortalClient;
  readonly #asked: Map<Question, WireQuestion>;

  private constructor(house: BenchHouse, portal: PortalProcess, stock: Stock, asked: readonly Question[]) {
    this.portal = portal;
    this.#house = house;
    this.#stock = stock;
    this.#client = new PortalClient(portal.address);
    this.#asked = new Map(asked.map((question) => [question, onWire(question, BIG_PAGE)]));
  }

  static async open(stock: Stock, asked: readonly Question[]): Promise<HouseContest> {
    const house = await makeBenchHouse(stock, [...new Set(asked.map(({ person }) => person))]);
    try {
      const needle = asked.find(({ name }) => name === "q04 needle") as Question;
      const first = { question: onWire(needle, PAGE), person: needle.person };
      return new HouseContest(house, await startBenchPortal(house, first), stock, asked);
    } catch (error) {
      house.remove();
      throw error;
    }
  }

  answers = (question: Question): boolean => this.#asked.has(question);

  ask = async (question: Question): Promise<void> => {
    const { status } = await this.#client.ask(this.#asked.get(question) as WireQuestion, this.#tokenOf(question));
    if (status !== 200) throw new Error(`${question.name} over HTTP answered ${status}`);
  };

  /** Compares the portal's answers with the index's, row by row, before any time counts. */
  async compare(wanted: ReadonlyMap<Question, Answer>): Promise<void> {
    for (const [question, asked] of this.#asked) {
      const answer = await this.#client.read<WireAnswer>(asked, this.#tokenOf(question));
      mustBeSame(question.name, fromWire(answer), fromIndex(wanted.get(question) as Answer, BIG_PAGE));
    }
    for (let turn = 0; turn < WARM_UP; turn++) for (const question of this.#asked.keys()) await this.ask(question);
  }

  /** The figures of searches a second from one process: all questions in turn, in pages of 50. */
  async rates() {
    const client = new PortalClient(this.portal.address, CONNECTIONS);
    const asked = [...this.#asked.keys()].map((question) => ({
      question: onWire(question, PAGE),
      token: this.#tokenOf(question),
    }));
    const ask = (turn: number) => {
      const { question, token } = asked[turn % asked.length] as (typeof asked)[0];
      return client.ask(question, token);
    };
    try {
      await closedLoop(ask, 4, 2); // The first rounds only warm up.
      const open = await openLoop(ask, steadyRate, RATE_SECONDS);
      const wanted = await openLoop(ask, wantedRate, RATE_SECONDS);
      const closed = await closedLoop(ask, 16, 5);
      return {
        searches_per_second: round(open.perSecond),
        searches_p50_ms: round(open.p50),
        searches_p99_ms: round(open.p99),
        searches_wanted_per_second: round(wanted.perSecond),
        searches_wanted_p99_ms: round(wanted.p99),
        searches_failed: open.failed + wanted.failed,
        searches_most_per_second: round(closed.perSecond),
      };
    } finally {
      client.close();
    }
  }

  /** The times until changes are in sight. It changes stones and stops the portal. */
  async freshness() {
    const elsewhere = await freshFromElsewhere(this.#house, this.#client, this.#stock, 20);
    this.#client.close();
    await this.portal.stop();
    const here = await freshInSameProcess(this.#house, this.#stock, 20);
    return {
      update100_ms: median(here),
      other_process_ms: median(elsewhere),
      other_process_worst_ms: Math.max(...elsewhere),
    };
  }

  async close(): Promise<void> {
    this.#client.close();
    await this.portal.stop();
    this.#house.remove();
  }

  #tokenOf = ({ person }: Question): string => this.#house.tokens.get(person) ?? "";
}
