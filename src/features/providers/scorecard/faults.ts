import type { Data } from "#api/operation-types.ts";
import type { Address } from "#domain/address.ts";
import { addresses } from "#domain/addresses.ts";
import { words } from "./words.ts";

type Card = Data<"getScorecard">;
type OwnCard = Data<"getMyScorecard">;

/** Something that was wrong with deliveries: how often, and where its rows are. */
export type Fault = { what: string; rows: number; to: Address | undefined };

const rowsOf = (load: number | null, kind: string): Address | undefined =>
  load === null ? undefined : addresses.load(load, "difference", kind);

/** The faults of a period and those of now, without any that never happened. */
export function faultsOf({ open_conflicts, dead_links }: Card, period: Card["periods"][number]): Fault[] {
  const { refused, contradictions, price_moved, conflicts } = period;
  const dead = dead_links.stock_nos.length > 0 ? addresses.numbers(dead_links.stock_nos) : undefined;
  return [
    ...refused.map(({ sentence, rows, load_id }) => ({
      what: words.refused(sentence),
      rows,
      to: rowsOf(load_id, "refused"),
    })),
    {
      what: words.contradictions,
      rows: contradictions.rows,
      to: contradictions.load_id === null ? undefined : addresses.load(contradictions.load_id),
    },
    { what: words.moved, rows: price_moved.rows, to: rowsOf(price_moved.load_id, "changed") },
    { what: words.conflicts, rows: conflicts.rows, to: rowsOf(conflicts.load_id, "conflict") },
    { what: words.openConflicts, rows: open_conflicts, to: addresses.tasks },
    { what: words.deadLinks.image, rows: dead_links.image, to: dead },
    { what: words.deadLinks.video, rows: dead_links.video, to: dead },
    { what: words.deadLinks.certificate, rows: dead_links.certificate, to: dead },
  ].filter(({ rows }) => rows > 0);
}

/** The same as the provider reads it: each figure leads to its own load. */
export function ownFaultsOf({ dead_links }: OwnCard, period: OwnCard["periods"][number]): Fault[] {
  const { refused, contradictions, price_moved } = period;
  const toLoad = (load: number | null) => (load === null ? undefined : addresses.ownLoad(load));
  return [
    ...refused.map(({ sentence, rows, load_id }) => ({ what: words.refused(sentence), rows, to: toLoad(load_id) })),
    { what: words.contradictions, rows: contradictions.rows, to: toLoad(contradictions.load_id) },
    { what: words.moved, rows: price_moved.rows, to: toLoad(price_moved.load_id) },
    { what: words.deadLinks.image, rows: dead_links.image, to: undefined },
    { what: words.deadLinks.video, rows: dead_links.video, to: undefined },
    { what: words.deadLinks.certificate, rows: dead_links.certificate, to: undefined },
  ].filter(({ rows }) => rows > 0);
}
