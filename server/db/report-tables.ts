import type { ColumnType, Generated } from "kysely";
import type { ReportFileFormat, ReportLeftOut, ReportOutcome, ReportQuestion } from "#domain/scheduled-reports.ts";
import type { Timestamp } from "./column-types.ts";

/** Reports that leave by mail, their runs, and what became of each letter. */
export type ReportTables = {
  scheduled_report: {
    id: Generated<number>;
    account_id: number;
    name: string;
    question: ColumnType<ReportQuestion, string, string>;
    format: ReportFileFormat;
    schedule: string | null;
    due_from: Timestamp;
    reader_ids: number[];
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  report_run: {
    id: Generated<number>;
    scheduled_report_id: number;
    run_key: string;
    account_id: number | null;
    is_scheduled: boolean;
    job_id: string | null;
    from_day: string;
    to_day: string;
    asked_at: Timestamp;
    started_at: Timestamp | null;
    ended_at: Timestamp | null;
    outcome: ReportOutcome | null;
    reason: string | null;
  };
  report_send: {
    run_id: number;
    account_id: number;
    mail_id: number | null;
    left_out: ReportLeftOut | null;
    lines: number;
  };
};
