import type { ColumnType, Generated } from "kysely";
import type { BounceKind } from "#domain/bounces.ts";
import type { MailingFile, MailingLink, MailingOutcome, MailingState, SendState } from "#domain/mailings.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Timestamp } from "./column-types.ts";

type Json<T> = ColumnType<T, string, string>;

/** The clients whom a rule is for; empty for all of them. */
export type MailingPeople = {
  search?: string;
  business_associate_id?: number;
  /** The country and the type of the business. */
  country_id?: number;
  type_id?: number;
  business_id?: number;
  client_ids?: number[];
};

/** The words and choices of a rule's letters, as a run keeps them. */
export type MailingContent = {
  subject: string;
  body: string;
  search: StoneSearch;
  diamond_type: DiamondType[];
  link: MailingLink;
  share_hours: number;
  /** The files of its stones; a run of before there were any has none. */
  attachments?: MailingFile[];
};

/** Mail rules, their runs, and what became of each letter. */
export type MailingTables = {
  mailing: {
    id: Generated<number>;
    name: string;
    subject: string;
    body: Generated<string>;
    people: Json<MailingPeople>;
    diamond_type: Generated<DiamondType[]>;
    params: Json<{ search: StoneSearch }>;
    link: Generated<MailingLink>;
    share_hours: Generated<number>;
    attachments: Generated<MailingFile[]>;
    schedule: string | null;
    account_id: number | null;
    due_from: Timestamp;
    is_scheduled: Generated<boolean>;
    state: Generated<MailingState>;
    status: Generated<number>;
    moves: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  mailing_run: {
    id: Generated<number>;
    mailing_id: number;
    run_key: string;
    account_id: number | null;
    owner_id: number | null;
    job_id: string | null;
    content: Json<MailingContent>;
    asked_at: Timestamp;
    ended_at: Timestamp | null;
    outcome: MailingOutcome | null;
    reason: string | null;
  };
  mailing_send: {
    id: Generated<number>;
    uid: Generated<string>;
    run_id: number;
    account_id: number;
    state: Generated<SendState>;
    /** The reason for leaving the reader out, or the mail server's words. */
    reason: string | null;
    mail_id: number | null;
    share_link_id: number | null;
    stone_ids: Generated<number[]>;
    markup_disc: Generated<(string | null)[]>;
    markup_ppc: Generated<string[]>;
    sell_amt: Generated<string[]>;
    composed_at: Timestamp | null;
    sent_at: Timestamp | null;
    /** The kind of bounce, if one came after a mail server took the letter. */
    came_back: BounceKind | null;
    came_back_at: Timestamp | null;
    came_back_said: string | null;
  };
};
