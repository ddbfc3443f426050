/** The columns of every run of something with a schedule. */
interface AnyRun {
  id: number;
  /** Null for a run of the clock. */
  account_id: number | null;
  first_name: string | null;
  last_name: string | null;
  asked_at: Date;
  ended_at: Date | null;
}

export const moment = (at: Date | null) => at?.toISOString() ?? null;

/** The full name of somebody whose row may be gone. */
export const namedOnWire = ({ first_name, last_name }: Pick<AnyRun, "first_name" | "last_name">) =>
  [first_name, last_name].filter(Boolean).join(" ");

/** The time at which a run was asked for, its person, and its end. A table may keep by itself that it was the clock. */
export const askedOnWire = (run: AnyRun, isScheduled = run.account_id === null) => ({
  id: run.id,
  is_scheduled: isScheduled,
  by: run.account_id === null ? null : namedOnWire(run),
  asked_at: run.asked_at.toISOString(),
  ended_at: moment(run.ended_at),
});
