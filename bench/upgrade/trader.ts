import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { round } from "../support/timing.ts";

const PAUSE_MS = 20;
const CALM_MS = 10_000;

type Waits = { acts: number[]; looks: number[] };
type Told = { acts: number; "act ms": number; looks: number; "look ms": number };

/** Somebody who trades without a pause: acts on one connection, looks on another. Remembers the longest wait of each. */
export class Trader {
  readonly #clients: readonly pg.Client[];
  readonly #calm: Waits = { acts: [], looks: [] };
  readonly #meanwhile: Waits = { acts: [], looks: [] };
  #waits = this.#calm;
  #isOver = false;
  readonly #running: Promise<unknown>;

  private constructor(actor: pg.Client, looker: pg.Client, stones: number) {
    this.#clients = [actor, looker];
    this.#running = Promise.all([
      this.#again(({ acts }, at) => timed(acts, () => act(actor, 1 + (at % stones)))),
      this.#again(({ looks }, at) => timed(looks, () => look(looker, 1 + (at % stones)))),
    ]);
  }

  static async begin(url: string, stones: number): Promise<Trader> {
    const [actor, looker] = [new pg.Client(url), new pg.Client(url)];
    await Promise.all([actor.connect(), looker.connect()]);
    return new Trader(actor, looker, stones);
  }

  /** Trades for a while as usual. What comes afterwards is counted apart. */
  async calm(): Promise<void> {
    await wait(CALM_MS);
    this.#waits = this.#meanwhile;
  }

  async end(): Promise<{ calm: Told; meanwhile: Told }> {
    this.#isOver = true;
    await this.#running;
    for (const client of this.#clients) await client.end();
    return { calm: told(this.#calm), meanwhile: told(this.#meanwhile) };
  }

  async #again(one: (waits: Waits, at: number) => Promise<void>): Promise<void> {
    for (let at = 0; !this.#isOver; at++) {
      await one(this.#waits, at);
      await wait(PAUSE_MS);
    }
  }
}

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  into.push(performance.now() - began);
}

/** The rows that an act writes: the stone, its line, and an entry of the log. */
async function act(client: pg.Client, stone: number): Promise<void> {
  await client.query("BEGIN");
  await client.query("SELECT FROM stone WHERE id = $1 FOR UPDATE", [stone]);
  await client.query("UPDATE stone SET updated_at = now() WHERE id = $1", [stone]);
  await client.query("UPDATE stone_line SET updated_at = now() WHERE stone_id = $1", [stone]);
  await client.query("INSERT INTO audit_event (at, body) VALUES (now(), '{}')");
  await client.query("COMMIT");
}

const look = (client: pg.Client, stone: number) =>
  client.query("SELECT * FROM stone s LEFT JOIN stone_line l ON l.stone_id = s.id WHERE s.id = $1", [stone]);

const told = ({ acts, looks }: Waits): Told => ({
  acts: acts.length,
  "act ms": round(Math.max(...acts)),
  looks: looks.length,
  "look ms": round(Math.max(...looks)),
});
