import { formatDate, formatDateTime12, parseDay } from "#domain/format.ts";
import { daysBetween } from "#domain/periods.ts";
import { today } from "#domain/today.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { StoredHouse } from "./settings-form.ts";
import { words } from "./words.ts";

/** A drill this long ago says little about the backups of today. */
const OLD_DAYS = 31;

/** The age of the last backup that was tested, and the findings of the test. */
export function DrillPanel({ drill }: { drill: StoredHouse["last_drill"] }) {
  return (
    <Panel title={words.drill} aside={words.drillText}>
      {drill ? <LastDrill drill={drill} /> : <Notice hue="orange">{words.noDrill}</Notice>}
    </Panel>
  );
}

function LastDrill({ drill }: { drill: NonNullable<StoredHouse["last_drill"]> }) {
  const now = today();
  const days = Math.max(0, daysBetween(parseDay(formatDate(drill.at)) ?? now, now));
  const hue = drill.faults > 0 ? "red" : days > OLD_DAYS ? "orange" : "green";
  return (
    <Notice hue={hue}>
      <strong>{drill.faults > 0 ? words.drillFailed(drill.faults) : words.drillPassed}</strong>
      <div>{words.drillAt(formatDateTime12(drill.at), days)}</div>
      <div>{words.drillOf(drill)}</div>
    </Notice>
  );
}
