import "./refused-dialog.css";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useClient } from "#api/query.ts";
import type { Refusal } from "#domain/problems.ts";
import { refusalWords, rulesOf } from "#domain/refusal-words.ts";
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
  const at = new Date(serverNow());
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
      {rulesOf(refusals).map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      <ul className="refused-stones">
        {refusals.map((refusal) => (
          <li key={refusal.id ?? refusal.stock_no}>
            <Code>{refusal.stock_no ?? ""}</Code>
            <span>{refusalWords(refusal, at)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
