import { setTimeout as wait } from "node:timers/promises";
import type { Fighter, People } from "#support/fighters.ts";
import { anAct, send } from "../../tools/storm/act.ts";
import { pick } from "../../tools/storm/chance.ts";
import type { Field } from "../../tools/storm/field.ts";
import { keepAlive } from "../support/keep-alive.ts";

const [SHORTEST_MS, LONGEST_MS] = [500, 3_500]; // What a person takes to look before the next click.
const PAGES = 20;

const shapes = ["ROUND", "PEAR", "OVAL", "EMERALD", "CUSHION"];
const colors = ["D", "E", "F", "G", "H"];
const lists = ["get-hold", "get-confirm-stone", "get-memo"];
const figures = ["quarter-performance", "shape-wise", "funnel-chart", "enquiry-count", "high-recents-deals"];

/** A look or an act: when, and after how long it was answered. Status 0 is no answer at all. */
export type Call = { at: number; ms: number; isAct: boolean; status: number };

type Way = "GET" | "POST";
type Asked = { way: Way; path: string; data: object; by: Fighter };

/** People at work in the house: they look, act and rest, and each hears the news of stones. */
export class Crowd {
  readonly calls: Call[] = [];
  /** The news that reached people. */
  heard = 0;
  readonly #address: string;
  readonly #people: People;
  readonly #field: Field;
  readonly #over = new AbortController();
  readonly #working: Promise<unknown>;

  constructor(address: string, people: People, field: Field) {
    this.#address = address;
    this.#people = people;
    this.#field = field;
    this.#working = Promise.all(people.buyers.flatMap((one) => [this.#work(one), this.#hear(one)]));
  }

  async leave(): Promise<void> {
    this.#over.abort();
    await this.#working;
  }

  async #work(one: Fighter): Promise<void> {
    const http = keepAlive(this.#address);
    const read = async ({ way, path, data, by }: Asked) => {
      const signedIn = { authorization: `Bearer ${by.token}` };
      const asked =
        way === "GET" ? http.get(`/api/v1${path}`, signedIn) : http.send(way, `/api/v1${path}`, { data }, signedIn);
      return (await asked.catch(() => ({ status: 0 }))).status;
    };
    const act = async () => (await send(this.#address, anAct(this.#people, this.#field))).status;
    while (!this.#over.signal.aborted) {
      await wait(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
      const isAct = Math.random() < 0.2;
      const at = Date.now();
      const begun = performance.now();
      const status = isAct ? await act() : await read(aLook(one, this.#people.admin));
      this.calls.push({ at, ms: performance.now() - begun, isAct, status });
    }
    http.close();
  }

  /** Opens the stream again whenever the house ends it, as a browser does. */
  async #hear({ token }: Fighter): Promise<void> {
    const { signal } = this.#over;
    const headers = { authorization: `Bearer ${token}` };
    while (!signal.aborted) {
      try {
        const { body } = await fetch(`${this.#address}/live/stones`, { headers, signal });
        for await (const _ of body ?? []) this.heard += 1;
      } catch {
        if (!signal.aborted) await wait(SHORTEST_MS);
      }
    }
  }
}

/** A random look: mostly a search, at times a list, a home, a figure of the dashboard or a file. */
function aLook(one: Fighter, admin: Fighter): Asked {
  const attributes = { shape: { values: [pick(shapes)] }, color: { values: [pick(colors)] } };
  const search = { diamond_type: "white", attributes };
  const page = 1 + Math.floor(Math.random() * PAGES);
  const ask = (way: Way, path: string, data: object = {}, by = one): Asked => ({ way, path, data, by });
  const turn = Math.random();
  if (turn < 0.6) return ask("POST", `/inventory/search?size=50&page=${page}`, search);
  if (turn < 0.7) return ask("POST", "/inventory/filter-search", search);
  if (turn < 0.82) return ask("POST", `/inventory/new-arrival/${pick(lists)}?size=50`);
  if (turn < 0.92) return ask("GET", "/home/mine");
  if (turn < 0.97) return ask("GET", `/home/dashboard/${pick(figures)}`, {}, admin);
  return ask("POST", "/inventory/download?job=true", {
    search,
    columns: ["stock_no", "carat", "sell_amt"],
    format: "xlsx",
  });
}
