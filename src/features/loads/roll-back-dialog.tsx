import "#ui/table/small-table.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { workflows } from "#machines/index.ts";
import type { LoadEvent } from "#machines/load.ts";
import { useActReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { FormErrors } from "#ui/form/form-errors.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Code } from "#ui/marks/code.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./roll-back-words.ts";
import { words as loadWords } from "./words.ts";

type Preview = Data<"previewRollBack">;

interface RollBackDialogProps {
  open: OpenLoad;
  onClose: () => void;
}

/** Asks before a load is rolled back: what becomes as before, and what cannot, each with its reason. */
export function RollBackDialog({ open: { load, acts, reasons }, onClose }: RollBackDialogProps) {
  const read = useCall("previewRollBack", { path: { id: load.id } });
  const [failure, setFailure] = useState<FormFailure>();
  async function rollBack() {
    setFailure(undefined);
    const refusal = await acts.rollBack();
    if (refusal) setFailure(refusal);
    else onClose();
  }
  const { data } = read;
  const event: LoadEvent = { type: "ROLL_BACK", facts: { isBusy: data?.is_busy ?? false } };
  const refused = useActReason(workflows.load, { state: load.state }, event);
  const counted = data ? (data.reversible === 0 ? words.none : null) : words.counting;
  const reason = reasons.rollBack ?? refused ?? counted;
  return (
    <Dialog
      title={words.ask}
      size="md"
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose} data-autofocus>
            {words.keep}
          </Button>
          <Act size="sm" reason={reason} loading={acts.running === "rollBackLoad"} onClick={() => void rollBack()}>
            {words.act(data?.reversible ?? 0)}
          </Act>
        </>
      }
    >
      {read.isPending && <SkeletonRows label={words.ask} rows={3} />}
      {read.isError && !data && <FailureState {...queryFailure(read)} />}
      {data && <WhatGoesBack preview={data} />}
      {failure && <FormErrors failure={failure} fields={{}} />}
    </Dialog>
  );
}

const WhatGoesBack = ({ preview: { reversible, kept, rows } }: { preview: Preview }) => (
  <>
    <p>{reversible === 0 ? words.none : words.text(reversible)}</p>
    {kept > 0 && (
      <>
        <p>{words.cannot(kept)}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className="load-kept" tabIndex={0} aria-label={words.cannot(kept)}>
          <table className="small-table wraps">
            <thead>
              <tr>
                <th scope="col">{loadWords.stockNo}</th>
                <th scope="col">{loadWords.reason}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ stock_no, sentence }) => (
                <tr key={stock_no}>
                  <td>
                    <Code>{stock_no}</Code>
                  </td>
                  <td>{sentence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {kept > rows.length && <p className="dim">{words.moreKept(kept - rows.length)}</p>}
      </>
    )}
  </>
);
