import type { Generated, JSONColumnType } from "kysely";
import type { KeptPaper, PaperPeople } from "#domain/kept-paper.ts";
import type { EnquiryMessageKind, MemoWish, PaperKind, StoneList } from "#domain/stone-lists.ts";
import type { TaxKind } from "#domain/tax.ts";
import type { Decimal, MaybeDecimal, Timestamp } from "./column-types.ts";

/** A task was written by a person, or by the portal about a memo, a load, a stone, or a feed. */
export type TaskKind = "overdue" | "manual" | "load" | "conflict" | "feed";

/** The lines of clients, and the papers about them. */
export type LineTables = {
  paper_number: { kind: PaperKind; year: number; last: number };
  paper: {
    id: Generated<number>;
    kind: PaperKind;
    year: number;
    sequence: number;
    number: string;
    holder_id: number;
    business_id: number | null;
    made_by: number;
    due_date: string | null;
    terms: string | null;
    credits_id: number | null;
    reason: string | null;
    tax_kind: TaxKind | null;
    tax_percent: MaybeDecimal;
    shown: JSONColumnType<KeptPaper> | null;
    people: JSONColumnType<PaperPeople> | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  task: {
    id: Generated<number>;
    kind: TaskKind;
    state: Generated<string>;
    status: Generated<1 | 2>;
    title: string;
    due_date: string | null;
    client_id: number | null;
    paper_id: number | null;
    line_id: number | null;
    load_id: number | null;
    feed_id: number | null;
    made_by: number | null;
    done_by: number | null;
    done_at: Timestamp | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  stone_line: {
    id: Generated<number>;
    list: StoneList;
    state: string;
    status: number;
    stone_id: number;
    holder_id: number;
    business_id: number | null;
    made_by: number;
    rap: MaybeDecimal;
    disc: MaybeDecimal;
    price_per_ct: Decimal;
    total_amt: Decimal;
    markup_disc: MaybeDecimal;
    markup_ppc: Decimal;
    sell_amt: Decimal;
    agreed_ppc: MaybeDecimal;
    remark: string | null;
    text: string | null;
    reason: string | null;
    expires_at: Timestamp | null;
    extensions: Generated<number>;
    ended_by: string | null;
    reversible_until: Timestamp | null;
    /** For an enquiry: the time since which one side waits for the other. */
    waits_since: Timestamp | null;
    /** The wish of a memo's client, until the house has answered. */
    wish: Generated<MemoWish | null>;
    wish_until: Generated<string | null>;
    /** For a hold or a request: the enquiry whose offer made it. */
    enquiry_id: number | null;
    sold_ppc: MaybeDecimal;
    order_id: number | null;
    memo_id: number | null;
    invoice_id: number | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  enquiry_message: {
    id: Generated<number>;
    line_id: number;
    kind: EnquiryMessageKind;
    author_id: number | null;
    text: string | null;
    offered_ppc: MaybeDecimal;
    stands_until: Timestamp | null;
    held_until: Timestamp | null;
    created_at: Timestamp;
  };
  invoice_line: {
    id: Generated<number>;
    invoice_id: number;
    line_id: number;
    stone_id: number;
    carat: Decimal;
    price_per_ct: Decimal;
    amount: Decimal;
    credits_id: number | null;
    created_at: Timestamp;
  };
};
