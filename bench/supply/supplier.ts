import { openAsBlob } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Data } from "#api/operation-types.ts";
import type { BenchPortal } from "../support/portal.ts";

const POLL_MS = 100;
type Load = Data<"getLoad">;
type Answer<T> = { status: string; message: string; data: T };

/** The load of a file, and the time of each part. */
export type Taken = { load: Load; sentMs: number; readMs: number; commitMs: number; ms: number };

/** A provider of a running portal, and the administrator who takes its files: over HTTP, as the screen does. */
export class Supplier {
  readonly id: number;
  readonly #portal: BenchPortal;
  readonly #token: string;

  private constructor(portal: BenchPortal, token: string, id: number) {
    this.#portal = portal;
    this.#token = token;
    this.id = id;
  }

  static async of(portal: BenchPortal, name: string, prefix: string): Promise<Supplier> {
    const token = await portal.signIn("admin");
    const made = new Supplier(portal, token, 0);
    const data = { name, prefix, gone_limit_pct: 100, price_limit_pct: 100 };
    const { id } = await made.#ask<{ id: number }>("POST", "/inventory/company", { data });
    return new Supplier(portal, token, id);
  }

  /** Takes a file from the disk to the market, with every reason to wait accepted. */
  async take(file: string): Promise<Taken> {
    const begun = performance.now();
    const id = await this.#send(file);
    const sent = performance.now();

    const waiting = await this.#until(id, "waiting");
    const read = performance.now();

    if (waiting.questions.length > 0) throw new Error(JSON.stringify(waiting.questions));
    const accepted = waiting.waits_for.map(({ reason }) => reason);
    await this.#ask("POST", `/supply/loads/${id}/commit`, { data: { version: waiting.version, accepted } });
    const load = await this.#until(id, "committed");
    const done = performance.now();
    return { load, sentMs: sent - begun, readMs: read - sent, commitMs: done - read, ms: done - begun };
  }

  /** Takes a load back. Answers how long it took. */
  async rollBack({ id, version }: Load): Promise<number> {
    const begun = performance.now();
    await this.#ask("POST", `/supply/loads/${id}/roll-back`, { data: { version } });
    await this.#until(id, "rolledBack");
    return performance.now() - begun;
  }

  /** The time until a page of a load's rows is there. */
  async pageMs(id: number, query: string): Promise<number> {
    const begun = performance.now();
    await this.#ask("GET", `/supply/loads/${id}/rows?${query}`);
    return performance.now() - begun;
  }

  async #send(file: string): Promise<number> {
    const form = new FormData();
    form.set("data", new Blob([JSON.stringify({ provider_id: this.id, mode: "whole" })], { type: "application/json" }));
    form.set("uploadExcel", await openAsBlob(file), path.basename(file));
    const { load_id } = await this.#ask<{ load_id: number | null }>("PUT", "/inventory/mapping", form);
    return load_id ?? 0;
  }

  async #until(id: number, state: Load["state"]): Promise<Load> {
    for (;;) {
      const load = await this.#ask<Load>("GET", `/supply/loads/${id}`);
      if (load.state === state) return load;
      if (/failed|refused|cancelled/.test(load.state)) throw new Error(`${load.state}: ${load.sentence}`);
      await wait(POLL_MS);
    }
  }

  async #ask<T>(method: string, where: string, body?: object): Promise<T> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.#portal.address}/api/v1${where}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(!isForm && body && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const said = (await answer.json()) as Answer<T>;
    if (!answer.ok) throw new Error(`${method} ${where}: ${answer.status} ${JSON.stringify(said)}`);
    return said.data;
  }
}
