import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { randomKey } from "#api/random-key.ts";
import { useAct } from "#api/use-act.ts";
import { messages } from "#domain/portal-messages.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { notify } from "#ui/notice/notify.ts";
import { lastOf, nextOf, refreshes, type ScheduledReport } from "./scheduled-report.ts";
import { words } from "./words.ts";

/** The standing of a scheduled report, with the acts that are possible at once. */
export function ScheduledNow({ of: report }: { of: ScheduledReport }) {
  const [asking, setAsking] = useState(false);
  const mayNot = useWriteReason();
  return (
    <section>
      <Facts
        columns={3}
        of={[
          { label: words.nextRun, value: nextOf(report) },
          { label: words.lastRun, value: lastOf(report) },
          { label: words.owner, value: report.owner.name },
        ]}
      />
      <div className="row wrap">
        <Act
          variant="default"
          reason={mayNot ?? (report.is_active ? null : messages.scheduledReportOff)}
          onClick={() => setAsking(true)}
        >
          {words.runNow}
        </Act>
      </div>
      {asking && <RunDialog of={report} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Asks before mailing. The key is made when the question opens, so that two presses are one run. */
function RunDialog({ of: { id, name, readers, last_run }, onClose }: { of: ScheduledReport; onClose: () => void }) {
  const [run_key] = useState(randomKey);
  // The run that was the latest as the question was opened: if there is another one since, nothing is mailed twice.
  const [seen_run] = useState(last_run?.id ?? 0);
  const run = useAct("runScheduledReport", { refreshes });
  return (
    <ActDialog
      title={words.runTitle(name)}
      act={words.runAct}
      keep={words.keep}
      onAct={() =>
        formOutcome(async () => {
          notify.success((await run.mutateAsync({ path: { id }, query: { run_key, seen_run } })).message);
          onClose();
        })
      }
      onClose={onClose}
    >
      <p>{words.runText(readers.length)}</p>
    </ActDialog>
  );
}
