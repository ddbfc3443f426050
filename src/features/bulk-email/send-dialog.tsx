import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useCall } from "#api/query.ts";
import { randomKey } from "#api/random-key.ts";
import { useAct } from "#api/use-act.ts";
import { usd } from "#domain/format.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { countsOf, type Mailing, refreshes } from "./mailing.ts";
import { words } from "./words.ts";

const shownMost = 20;

/**
 * Asks before sending, with who would get the letter and who would not. The key is made when the question opens, so that
 * two presses are one run.
 */
export function SendDialog({ of: { id, name, version }, onClose }: { of: Mailing; onClose: () => void }) {
  const [run_key] = useState(randomKey);
  const send = useAct("sendBulkEmail", { refreshes, fallback: "bulkEmailNotSent" });
  const { data: plan } = useCall("planBulkEmail", { path: { id }, query: { size: shownMost } });
  const { waiting = 0, ...leftOut } = plan?.counts ?? {};
  return (
    <ActDialog
      title={words.sendTitle(name)}
      act={words.sendAct}
      keep={words.keep}
      onAct={() =>
        formOutcome(async () => {
          notify.success((await send.mutateAsync({ path: { id }, query: { run_key, version } })).message);
          onClose();
        })
      }
      onClose={onClose}
    >
      {plan && (
        <>
          <p>{words.sendText(plan.pieces, waiting)}</p>
          {Object.keys(leftOut).length > 0 && <p className="dim">{countsOf(leftOut)}</p>}
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
  { label: words.salutation },
  { label: words.pieces, isNumber: true },
  { label: words.amount, isNumber: true },
];

const Planned = ({ plan }: { plan: Plan }) => (
  <ScrolledTable label={words.plan} heads={planHeads}>
    {plan.map(({ account_id, name, company_name, salutation, left_out, pieces, sell_amt }) => (
      <tr key={account_id}>
        <td>{company_name ?? name}</td>
        <td>{left_out ? <span className="dim">{words.counts[left_out]}</span> : salutation}</td>
        <td data-number>{left_out ? "" : pieces}</td>
        <td data-number>{left_out ? "" : usd(sell_amt)}</td>
      </tr>
    ))}
  </ScrolledTable>
);
