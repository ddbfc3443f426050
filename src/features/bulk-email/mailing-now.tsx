import { Button } from "@mantine/core";
import { useState } from "react";
import type { OperationId } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime } from "#domain/format.ts";
import { mailing as workflow } from "#machines/mailing.ts";
import { useFrozenRow } from "#screens/use-frozen-row.ts";
import { RowAct } from "#stones/row-act.tsx";
import { useActReason, useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { codeOf, countsOf, type Mailing, refreshes, standingOf, whenOf } from "./mailing.ts";
import { SendDialog } from "./send-dialog.tsx";
import { words } from "./words.ts";

interface MailingNowProps {
  of: Mailing;
  /** Called with the rule that one has sent, put on its schedule or taken off it. */
  onMoved: (moved: Mailing) => void;
}

/** The standing of a rule, with the acts that are possible at once. */
export function MailingNow({ of, onMoved }: MailingNowProps) {
  const { row: mailing, frozen, goOn } = useFrozenRow(`mail rule ${of.id}`, of, ({ state }) => state);
  const { id, state, last_run, schedule } = mailing;
  const [isSending, setSending] = useState(false);
  const maySend = useActReason(workflow, { state }, { type: "SEND" });
  return (
    <section>
      <div className="row">
        <StatusBadge list="mailing" code={codeOf(mailing)} label={standingOf(mailing)} />
      </div>
      {frozen && <ChangedElsewhere onGoOn={goOn}>{frozen}</ChangedElsewhere>}
      {last_run?.reason && (
        <Notice hue="red">{(last_run.outcome === "refused" ? words.refused : words.failed)(last_run.reason)}</Notice>
      )}
      <Facts
        columns={2}
        of={[
          { label: words.nextRun, value: whenOf(mailing) },
          { label: words.lastRun, value: last_run ? formatDateTime(last_run.asked_at) : words.never },
          ...(last_run ? [{ label: words.came, value: countsOf(last_run.counts), span: 2 as const }] : []),
        ]}
      />
      <div className="row wrap">
        {(state === "draft" || state === "sent") && (
          <Act reason={frozen ?? maySend} onClick={() => setSending(true)}>
            {words.send}
          </Act>
        )}
        {(state === "draft" || state === "sent") && schedule !== null && (
          <ScheduleAct of={mailing} isOn frozen={frozen} onMoved={onMoved} />
        )}
        {state === "scheduled" && <ScheduleAct of={mailing} isOn={false} frozen={frozen} onMoved={onMoved} />}
        {state === "sending" && (
          <MailingAct of={mailing} frozen={frozen} operation="stopBulkEmail" event="STOP" label={words.stop} />
        )}
        {(state === "stopped" || state === "failed") && (
          <>
            <MailingAct of={mailing} frozen={frozen} operation="resumeBulkEmail" event="RESUME" label={words.resume} />
            <MailingAct
              of={mailing}
              frozen={frozen}
              operation="abandonBulkEmail"
              event="ABANDON"
              label={words.abandon}
            />
          </>
        )}
        <TestAct id={id} />
        <Button variant="default" component={Link} to={addresses.mailing(id)}>
          {words.stones}
        </Button>
        {last_run && (
          <Button variant="default" component={Link} to={addresses.mailing(id, { tab: "report", run: last_run.id })}>
            {words.report}
          </Button>
        )}
      </div>
      {isSending && <SendDialog of={mailing} onMoved={onMoved} onClose={() => setSending(false)} />}
    </section>
  );
}

type MailingOperation = Extract<OperationId, "stopBulkEmail" | "resumeBulkEmail" | "abandonBulkEmail">;
type MailingActProps = {
  of: Mailing;
  frozen: string | null;
  operation: MailingOperation;
  event: string;
  label: string;
};

/** One act on a rule, as far as its machine allows it. */
const MailingAct = ({ of: { id, state }, frozen, operation, event, label }: MailingActProps) => (
  <RowAct
    frozen={frozen}
    workflow={workflow}
    row={{ state }}
    event={{ type: event }}
    operation={operation}
    input={{ path: { id } }}
    refreshes={refreshes}
    label={label}
  />
);

type ScheduleActProps = MailingNowProps & { isOn: boolean; frozen: string | null };

function ScheduleAct({ of: { id, state, schedule, version }, isOn, frozen, onMoved }: ScheduleActProps) {
  const facts = { hasSchedule: schedule !== null };
  const event = isOn ? { type: "SCHEDULE", facts } : { type: "UNSCHEDULE" };
  return (
    <RowAct
      frozen={frozen}
      workflow={workflow}
      row={{ state }}
      event={event}
      operation="scheduleBulkEmail"
      input={{ path: { id }, query: { version }, body: { is_active: isOn } }}
      refreshes={refreshes}
      label={isOn ? words.putOn : words.takeOff}
      onDone={onMoved}
    />
  );
}

function TestAct({ id }: { id: number }) {
  const act = useAct("testBulkEmail");
  return (
    <Act
      variant="default"
      loading={act.isPending}
      reason={useWriteReason()}
      onClick={() => void notifyOutcome(act.mutateTold({ path: { id }, body: {} }))}
    >
      {words.test}
    </Act>
  );
}
