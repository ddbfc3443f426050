import type { StoneList } from "#domain/stone-lists.ts";
import type { ConfirmContext } from "#machines/confirm.ts";
import type { EnquiryContext } from "#machines/enquiry.ts";
import type { ExternalContext } from "#machines/external.ts";
import type { HoldContext } from "#machines/hold.ts";
import { workflows } from "#machines/index.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import type { MemoContext } from "#machines/memo.ts";
import type { LineRow, MovedColumns } from "../db/queries/stone-work.ts";

/** A translation of a line's columns into its machine's context, and back. */
type Translation<C extends object> = { context(line: LineRow): C; columns(context: C): Partial<MovedColumns> };

const time = (moment: Date | null) => moment?.getTime() ?? null;
const date = (ms: number | null) => (ms === null ? null : new Date(ms));
const number = (decimal: string | null) => (decimal === null ? null : Number(decimal));
const decimal = (value: number | null) => (value === null ? null : value.toFixed(2));

const hold: Translation<HoldContext> = {
  context: (line) => ({ expiresAt: time(line.expires_at), extensions: line.extensions, endedBy: line.ended_by }),
  columns: ({ expiresAt, extensions, endedBy }) => ({ expires_at: date(expiresAt), extensions, ended_by: endedBy }),
};
const memo: Translation<MemoContext> = {
  context: (line) => ({
    reversibleUntil: time(line.reversible_until),
    price: number(line.sold_ppc),
    wish: line.wish,
    wishUntil: line.wish_until === null ? null : Date.parse(line.wish_until),
    text: line.text,
    waitsSince: time(line.waits_since),
    reason: line.reason,
  }),
  columns: ({ reversibleUntil, price, wish, wishUntil, text, waitsSince, reason }) => ({
    reversible_until: date(reversibleUntil),
    sold_ppc: decimal(price),
    wish,
    wish_until: date(wishUntil)?.toISOString().slice(0, 10) ?? null,
    text,
    waits_since: date(waitsSince),
    reason,
  }),
};
const confirm: Translation<ConfirmContext> = {
  context: (line) => ({
    madeBy: line.made_by,
    price: number(line.agreed_ppc),
    remark: line.remark,
    reason: line.reason,
  }),
  columns: ({ price, remark, reason }) => ({ agreed_ppc: decimal(price), remark, reason }),
};
const text: Translation<{ text: string | null }> = {
  context: (line) => ({ text: line.text }),
  columns: (context) => ({ text: context.text }),
};
const enquiry: Translation<EnquiryContext> = {
  context: (line) => ({
    text: line.text,
    price: number(line.agreed_ppc),
    standsUntil: time(line.expires_at),
    waitsSince: time(line.waits_since),
    reason: line.reason,
  }),
  columns: ({ text, price, standsUntil, waitsSince, reason }) => ({
    text,
    reason,
    agreed_ppc: decimal(price),
    expires_at: date(standsUntil),
    waits_since: date(waitsSince),
  }),
};
const external: Translation<ExternalContext> = {
  context: (line) => ({ madeBy: line.made_by, reason: line.reason }),
  columns: ({ reason }) => ({ reason }),
};

const translations: Record<StoneList, Translation<never>> = {
  hold,
  memo,
  confirm,
  external,
  enquiry,
  cart: text,
  watchlist: text,
  notes: text,
} as Record<StoneList, Translation<never>>;

/** The machine of a list. */
export const workflowOf = (list: StoneList): Workflow => workflows[list];

export const contextOf = (line: LineRow): object => (translations[line.list] as Translation<object>).context(line);

export const columnsOf = (list: StoneList, context: object): Partial<MovedColumns> =>
  (translations[list] as Translation<object>).columns(context);
