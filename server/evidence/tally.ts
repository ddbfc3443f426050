import type { ModelDescription } from "#machines/kit/describe.ts";
import type { DeviationKind } from "#machines/kit/judge.ts";
import { dayIn } from "../ground/time-zone.ts";
import { bucketOf } from "./buckets.ts";
import { judgeStep } from "./judge-step.ts";
import type { Notice } from "./notice.ts";
import { beginningsOf, mayRest } from "./recorded.ts";

/** The state of an item, by the log. */
export type Standing = {
  workflow: string;
  item: string;
  state: string;
  /** The moment it came there, and its latest entry. */
  since: number;
  seq: number;
  steps: number;
  business: number;
};
export type Found = { workflow: string; item: string; seq: number; kind: DeviationKind; detail: string };
export type Taken = {
  workflow: string;
  business: number;
  day: string;
  transition: string;
  party: string;
  taken: number;
};
export type Stay = {
  workflow: string;
  business: number;
  day: string;
  state: string;
  party: string;
  bucket: number;
  stays: number;
};
export type Count = { workflow: string; state: string; items: number; arrivals: number; resting: number };
export type Decided = { workflow: string; model: string; entries: number; first: number; last: number };

/** Stands for the party of an early entry that does not record one. */
export const notRecorded = "notRecorded";

type Step = Extract<Notice, { what: "step" }>;
type Means = { timeZone: string; modelOf(hash: string): ModelDescription | undefined };

const QUARTER = 900_000; // in every time zone a day begins at a full quarter of an hour

/** The sum of log entries, read in order: states of items, counts, deviations. */
export class Tally {
  /** By workflow and item; null for a deleted one. */
  readonly items = new Map<string, Standing | null>();
  readonly taken = new Map<string, Taken>();
  readonly stays = new Map<string, Stay>();
  readonly counts = new Map<string, Count>();
  readonly decided = new Map<string, Decided>();
  readonly deviations: Found[] = [];
  readonly #means: Means;
  readonly #days = new Map<number, string>();

  constructor(means: Means) {
    this.#means = means;
  }

  /** Takes over the state of an item before the first entry that is added. */
  know(standing: Standing): void {
    this.items.set(keyOf(standing), standing);
  }

  /** Returns all items but one with their deviations, and forgets them here. */
  handOut(but: string): { items: [string, Standing | null][]; deviations: Found[] } {
    const items = [...this.items].filter(([key]) => key !== but);
    for (const [key] of items) this.items.delete(key);
    const all = this.deviations.splice(0);
    this.deviations.push(...all.filter((found) => keyOf(found) === but));
    return { items, deviations: all.filter((found) => keyOf(found) !== but) };
  }

  take(notice: Notice): void {
    if (notice.what === "step") this.#step(notice);
    else this.#change(notice);
  }

  /** Notes a row that began or was deleted without a transition. */
  #change(notice: Exclude<Notice, Step>): void {
    const before = this.items.get(keyOf(notice));
    if (before) this.#count(before.workflow, before.state).items--;
    if (notice.what === "death") {
      this.items.set(keyOf(notice), null);
      return;
    }
    const { workflow, item, state, at: since, seq, business } = notice;
    this.items.set(keyOf(notice), { workflow, item, state, since, seq, steps: 0, business });
    this.#count(workflow, state).items++;
  }

  #step({ workflow, item, seq, at, step, business: named }: Step): void {
    const before = this.items.get(keyOf({ workflow, item }));
    const standing = before ? [before.state] : beginningsOf(workflow);
    for (const found of judgeStep(this.#means.modelOf(step.model), step, standing)) {
      this.deviations.push({ workflow, item, seq, ...found });
    }
    const business = before?.business || named || 0;
    const day = this.#dayOf(at);
    const party = step.party ?? notRecorded;
    for (const whose of business ? [0, business] : [0]) {
      this.#take(workflow, whose, day, step.transition, party);
      if (before && before.state !== step.to) this.#stay(before, whose, day, party, at - before.since);
    }
    if (before) this.#count(workflow, before.state).items--;
    else if (mayRest(workflow)) this.#count(workflow, step.from).resting--;
    const there = this.#count(workflow, step.to);
    there.items++;
    there.arrivals++;
    this.#decide(workflow, step.model, at);
    const since = before?.state === step.to ? before.since : at;
    const steps = (before?.steps ?? 0) + 1;
    this.items.set(keyOf({ workflow, item }), { workflow, item, state: step.to, since, seq, steps, business });
  }

  #take(workflow: string, business: number, day: string, transition: string, party: string): void {
    const row = { workflow, business, day, transition, party, taken: 0 };
    ofKey(this.taken, [workflow, business, day, transition, party], row).taken++;
  }

  #stay({ workflow, state }: Standing, business: number, day: string, party: string, ms: number): void {
    const bucket = bucketOf(ms);
    const row = { workflow, business, day, state, party, bucket, stays: 0 };
    ofKey(this.stays, [workflow, business, day, state, party, bucket], row).stays++;
  }

  #count(workflow: string, state: string): Count {
    return ofKey(this.counts, [workflow, state], { workflow, state, items: 0, arrivals: 0, resting: 0 });
  }

  #decide(workflow: string, model: string, at: number): void {
    const row = ofKey(this.decided, [workflow, model], { workflow, model, entries: 0, first: at, last: at });
    row.entries++;
    row.first = Math.min(row.first, at);
    row.last = Math.max(row.last, at);
  }

  #dayOf(at: number): string {
    const quarter = Math.floor(at / QUARTER);
    const day = this.#days.get(quarter) ?? dayIn(this.#means.timeZone, new Date(at));
    if (this.#days.size > 1000) this.#days.clear();
    this.#days.set(quarter, day);
    return day;
  }
}

export const keyOf = ({ workflow, item }: { workflow: string; item: string }): string => `${workflow} ${item}`;

function ofKey<T>(rows: Map<string, T>, parts: readonly (string | number)[], fresh: T): T {
  const key = parts.join(" ");
  const row = rows.get(key) ?? fresh;
  rows.set(key, row);
  return row;
}
