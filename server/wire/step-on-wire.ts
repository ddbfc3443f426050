import type { Data } from "#api/operation-types.ts";
import { maybeNumber } from "#domain/money.ts";
import type { RoleId } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { isBuyer } from "../access/client.ts";
import type { LifeEyes } from "../access/life-eyes.ts";
import type { LapseStep } from "../db/queries/lapses.ts";
import type { LoadStep } from "../db/queries/load-steps.ts";
import type { LifeClient, LoggedStep, Offer } from "../db/queries/stone-life.ts";
import type { ListMove } from "./list-moves.ts";

export type StoneStep = Data<"getStoneHistory">["history"][number];
export type StepPaper = NonNullable<StoneStep["paper"]>;

const nothing = {
  list: null,
  line_id: null,
  line_version: null,
  by: null,
  is_own: false,
  role_id: null,
  client: null,
  is_anothers: false,
  paper: null,
  deal_ppc: null,
  rap: null,
  rap_before: null,
  until: null,
  times: null,
  note: null,
  load: null,
} satisfies Partial<StoneStep>;

/** Lines of carts, watch lists, notes and enquiries show interest; those of other lists begin a deal. */
const kinds: Record<StoneList, StoneStep["kind"]> = {
  cart: "interest",
  watchlist: "interest",
  notes: "interest",
  enquiry: "interest",
  hold: "deal",
  confirm: "deal",
  memo: "deal",
  external: "deal",
};

export const arrival = (arrivedAt: Date): StoneStep => ({
  ...nothing,
  id: "arrived",
  event: "arrived",
  kind: "stock",
  at: arrivedAt.toISOString(),
});

export const listed = ({ list_no, label, at, rap, before }: ListMove): StoneStep => ({
  ...nothing,
  id: `list-${list_no}`,
  event: "listed",
  kind: "price",
  at: at.toISOString(),
  note: label,
  rap: maybeNumber(rap),
  rap_before: maybeNumber(before),
});

/** A load's step in a stone's life, and its way back. Where stock comes from is the office's matter. */
export function loaded(row: LoadStep, eyes: LifeEyes): StoneStep[] {
  const { row_id, load_id, line, file_name, kind, stock_no, price_change_pct, at, undone_at } = row;
  if (eyes.ownAlone || !eyes.sees(null)) return [];
  const isPrice = kind === "changed" && price_change_pct !== null;
  const step: StoneStep = {
    ...nothing,
    id: `load-${row_id}`,
    event: isPrice ? "load.price" : `load.${kind}`,
    kind: isPrice ? "price" : "stock",
    at: at.toISOString(),
    note: [`Load ${load_id}`, ...(line === null ? [] : [`row ${line}`]), file_name].join(", "),
    load: { id: load_id, row_id, kind, stock_no },
    ...maker(row, true, eyes),
  };
  const back = { ...step, id: `load-${row_id}-back`, event: "load.undone", at: undone_at?.toISOString() ?? step.at };
  return undone_at ? [step, back] : [step];
}

/** A step in a stone's life by a delivery that did not come. The office alone reads of it. */
export function lapsed({ lapse_id, off_at, back_at }: LapseStep, eyes: LifeEyes): StoneStep[] {
  if (eyes.ownAlone || !eyes.sees(null)) return [];
  const step = (event: "off" | "back", at: Date): StoneStep => ({
    ...nothing,
    id: `lapse-${lapse_id}-${event}`,
    event: `lapse.${event}`,
    kind: "stock",
    at: at.toISOString(),
  });
  return [step("off", off_at), ...(back_at ? [step("back", back_at)] : [])];
}

/** A step for a link to the stone, or for its place among the featured stones. */
export function offered(event: "shared" | "featured", offer: Offer, eyes: LifeEyes): StoneStep[] {
  const { id, at, client, opened } = offer;
  const isOwn = eyes.ownAlone && offer.who === eyes.actor.accountId;
  if (!isOwn && !eyes.sees(client)) return [];
  const isNamed = eyes.names(client, null);
  return [
    {
      ...nothing,
      id: `${event}-${id}`,
      event,
      kind: "stock" as const,
      at: at.toISOString(),
      times: opened,
      ...whose(client, isNamed),
      ...maker(offer, isNamed, eyes),
    },
  ];
}

/** A step from the log, of a stone or one of its lines. The log has no words of people. */
export function logged(row: LoggedStep, eyes: LifeEyes): StoneStep[] {
  const { seq, at, transition, event, list, client } = row;
  if (!eyes.sees(client)) return [];
  const isNamed = eyes.names(client, list);
  const step: StoneStep = {
    ...nothing,
    id: String(seq),
    event: transition,
    list,
    kind: list ? kinds[list] : "stock",
    at: at.toISOString(),
    ...whose(client, isNamed),
    ...maker(row, isNamed, eyes),
  };
  if (!isNamed) return [step];
  return [
    {
      ...step,
      line_id: row.line_id,
      line_version: row.line_version,
      paper: paperOf(row),
      deal_ppc: maybeNumber(row.sold_ppc) ?? event?.price ?? null,
      until: event?.expiresAt ? new Date(event.expiresAt).toISOString() : null,
      note: event?.reason ?? null,
    },
  ];
}

const whose = (client: LifeClient | null, isNamed: boolean): Pick<StoneStep, "client" | "is_anothers"> =>
  isNamed
    ? { client: client && { id: client.id, role_id: client.role_id, name: client.name }, is_anothers: false }
    : { client: null, is_anothers: true };

/**
 * The maker of a step. For a client who is not named only the role is told: the maker's name would give the client
 * away.
 */
const maker = ({ who, role_id, by }: Pick<LoggedStep, "who" | "role_id" | "by">, isNamed: boolean, eyes: LifeEyes) =>
  eyes.namesMaker(who)
    ? { by: isNamed ? by : null, is_own: who === eyes.actor.accountId, role_id }
    : { by: null, is_own: false, role_id: null, ...(isOfHouse(role_id) && { is_house: true }) };

/** True for somebody of the house. What nobody did, the portal did by itself. */
const isOfHouse = (roleId: number | null) => roleId !== null && !isBuyer(roleId as RoleId);

function paperOf(row: LoggedStep): StepPaper | null {
  const paper = (kind: StepPaper["kind"] | null, id: number | null, number: string | null) =>
    kind === null || id === null || number === null ? null : { id, kind, number };
  if (row.invoice_id !== null) return paper(row.invoice_kind, row.invoice_id, row.invoice_no);
  if (row.list === "memo") return paper("memo", row.memo_id, row.memo_no);
  return row.list === "confirm" ? paper("order", row.order_id, row.order_no) : null;
}
