import type { Generated } from "kysely";
import type { NoticeKind, NoticeTopic, NoticeWay } from "#domain/notices.ts";
import type { Timestamp } from "./column-types.ts";

/** Notices for accounts in the portal, and the ways in which accounts want to be told (decision 0083). */
export type NoticeTables = {
  notice: {
    id: Generated<number>;
    account_id: number;
    kind: NoticeKind;
    title: string;
    text: string;
    path: string;
    way: Exclude<NoticeWay, "none">;
    at: Timestamp;
    read_at: Timestamp | null;
    mailed_at: Timestamp | null;
  };
  notice_choice: { account_id: number; topic: NoticeTopic; way: NoticeWay };
  watch_look: { one: Generated<boolean>; at: Timestamp };
  watched_line: { line_id: number; ppc: string | null; is_gone: Generated<boolean> };
  notice_day: { account_id: number; day: string };
};
