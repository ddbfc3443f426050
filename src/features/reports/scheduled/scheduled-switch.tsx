import { useAct } from "#api/use-act.ts";
import { scheduledReport } from "#machines/active-toggle.ts";
import { useSwitchReason, useViewer } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { refreshes, type ScheduledReport } from "./scheduled-report.ts";
import { words } from "./words.ts";

const own = ["any", "own"] as const;
const anybodys = ["any"] as const;

/** The active flag of a scheduled report, by its machine. */
export function ScheduledSwitch({ of: { id, name, is_active, owner } }: { of: ScheduledReport }) {
  const { user } = useViewer();
  const toggle = useAct("setScheduledReportStatus", { refreshes });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(scheduledReport, is_active, owner.id === user.id ? own : anybodys)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}
