import "./refused-dialog.css";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useClient } from "#api/query.ts";
import { formatDateTime } from "#domain/format.ts";
import { meanwhileSentence } from "#domain/meanwhile.ts";
import type { Refusal } from "#domain/problems.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { Code } from "#ui/marks/code.tsx";
import { words } from "./words.ts";

interface RefusedDialogProps {
  title: string;
  refusals: readonly Omit<Refusal, "code">[];
  /** The note that nothing was done: all of them or none. */
  note: ReactNode;
  /** The label of the way back while something is left to do; it changes nothing. */
  keep: string;
  /** Repeats the act with the lines that were not refused; absent if there are none. */
  rest?: { label: string; reason?: string | null; onRest: () => void };
  isPending: boolean;
  onClose: () => void;
}

/** The refused stones, each with its reason and its time. One press repeats the act with the others. */
export function RefusedDialog({ title, refusals, note, keep, rest, isPending, onClose }: RefusedDialogProps) {
  const { serverNow } = useClient();
  /** The sentence of a refusal. A known time says more than the rule, so there is only one sentence. */
  const toldOf = ({ reason, until, meanwhile }: Pick<Refusal, "reason" | "until" | "meanwhile">) => {
    if (meanwhile) return meanwhileSentence(meanwhile, new Date(serverNow()));
    return until ? words.onHoldUntil(formatDateTime(until)) : reason;
  };
  return (
    <Dialog
      title={title}
      size="md"
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose}>
            {rest ? keep : words.close}
          </Button>
          {rest && (
            <Act size="sm" loading={isPending} reason={rest.reason} data-autofocus onClick={rest.onRest}>
              {rest.label}
            </Act>
          )}
        </>
      }
    >
      {note}
      <ul className="refused-stones">
        {refusals.map((refusal) => (
          <li key={refusal.id ?? refusal.stock_no}>
            <Code>{refusal.stock_no ?? ""}</Code>
            <span>{toldOf(refusal)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
