import { formatDateTime12 } from "#domain/format.ts";
import { readSchedule, scheduleWords } from "#domain/schedule.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { StoredHouse } from "./settings-form.ts";
import { words } from "./words.ts";

type Backups = NonNullable<StoredHouse["backups"]>;

/** The time and place of the last planned backup, and the failures since. */
export function BackupPanel({ backups }: { backups: StoredHouse["backups"] }) {
  return (
    <Panel title={words.backups} aside={words.backupsText}>
      {backups ? <Standing backups={backups} /> : <Notice hue="orange">{words.noBackups}</Notice>}
    </Panel>
  );
}

function Standing({ backups }: { backups: Backups }) {
  const { last, failure, is_overdue: isOverdue } = backups;
  const hue = failure ? "red" : !last || isOverdue || last.missing > 0 ? "orange" : "green";
  return (
    <Notice hue={hue}>
      {failure && (
        <>
          <strong>{words.backupFailed(formatDateTime12(failure.at), failure.count)}</strong>
          <div>{failure.why}</div>
        </>
      )}
      {last ? <Last last={last} /> : <div>{words.noBackupYet}</div>}
      {(isOverdue || !failure) && <div>{dueIn(backups)}</div>}
      {failure && <div>{words.backupNextTry(formatDateTime12(backups.next_try_at))}</div>}
      <div>{planIn(backups)}</div>
    </Notice>
  );
}

function Last({ last }: { last: NonNullable<Backups["last"]> }) {
  return (
    <>
      <strong>{words.backupMade(formatDateTime12(last.at))}</strong>
      <div>{words.backupOf(last.bytes, last.files, last.place)}</div>
      {last.missing > 0 && <div>{words.backupLacks(last.missing)}</div>}
    </>
  );
}

/** The time of the next backup in words. Until the first one is late, it goes on with the clock and is not told. */
function dueIn({ last, is_overdue: isOverdue, next_at: at }: Backups): string {
  if (last) return (isOverdue ? words.backupOverdue : words.backupNext)(formatDateTime12(at));
  return isOverdue ? words.firstBackupOverdue(formatDateTime12(at)) : words.firstBackupDue;
}

function planIn({ place, schedule, keep_days: days, keep_weeks: weeks }: Backups): string {
  const read = readSchedule(schedule);
  return words.backupPlan("schedule" in read ? scheduleWords(read.schedule) : schedule, place, days, weeks);
}
