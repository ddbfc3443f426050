import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useCall, useClient } from "#api/query.ts";
import { randomKey } from "#api/random-key.ts";
import { useAct } from "#api/use-act.ts";
import { usd } from "#domain/format.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { countsOf, type Mailing, refreshes } from "./mailing.ts";
import { words } from "./words.ts";

const shownMost = 20;

interface SendDialogProps {
  of: Mailing;
  /** Called with the rule as the sending left it. */
  onMoved: (moved: Mailing) => void;
  onClose: () => void;
}

/**
 * Asks before sending, with who would get the letter and who would not. The key is made when the question opens, so that
 * two presses are one run.
 */
export function SendDialog({ of: { id, name, version }, onMoved, onClose }: SendDialogProps) {
  const client = useClient();
  const [run_key] = useState(randomKey);
  const send = useAct("sendBulkEmail", { refreshes, fallback: "bulkEmailNotSent" });
  const { data: plan } = useCall("planBulkEmail", { path: { id }, query: { size: shownMost } });
  const { waiting = 0, ...leftOut } = plan?.counts ?? {};
  const nothing = Object.values(leftOut).reduce((all, people) => all + people, 0);
  return (
    <ActDialog
      title={words.sendTitle(name)}
      size="md"
      act={words.sendAct}
      keep={words.keep}
      onAct={() =>
        formOutcome(async () => {
          notify.success((await send.mutateAsync({ path: { id }, query: { run_key, version } })).message);
          // The answer is the run. A rule that cannot be read now is read with the list: its letters are sent all the same.
          const rules = await client.call("listBulkEmails", { query: { id } }).catch(() => null);
          const [moved] = rules?.data ?? [];
          if (moved) onMoved(moved);
          onClose();
        })
      }
      onClose={onClose}
    >
      {plan && (
        <>
          <p>{words.sendText(plan.pieces, waiting)}</p>
          {nothing > 0 && <p className="dim">{words.leftOut(nothing, countsOf(leftOut))}</p>}
          {!plan.has_mail_server && <Notice hue="orange">{words.noMailServer}</Notice>}
          <Planned plan={plan.data} />
          {plan.pagination.totalRecords > plan.data.length && (
            <p className="dim">{words.planMore(plan.pagination.totalRecords - plan.data.length)}</p>
          )}
        </>
      )}
    </ActDialog>
  );
}

type Plan = NonNullable<ReturnType<typeof useCall<"planBulkEmail">>["data"]>["data"];

const planHeads = [
  { label: words.person },
  { label: words.pieces, isNumber: true },
  { label: words.amount, isNumber: true },
];

/** The people of the plan. A long list is scrolled in its own frame, so that the acts stay in sight. */
const Planned = ({ plan }: { plan: Plan }) => (
  <div className="mailing-plan">
    <ScrolledTable label={words.plan} heads={planHeads}>
      {plan.map(({ account_id, name, company_name, salutation, left_out, pieces, sell_amt }) => (
        <tr key={account_id}>
          <td>
            {company_name ?? name}
            <br />
            <span className="dim">{left_out ? words.counts[left_out] : salutation}</span>
          </td>
          <td data-number>{left_out ? "" : pieces}</td>
          <td data-number>{left_out ? "" : usd(sell_amt)}</td>
        </tr>
      ))}
    </ScrolledTable>
  </div>
);
