import "./paper-ahead.css";
import { Button } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { Notice } from "#ui/notice/notice.tsx";

interface Taking {
  label: string;
  take: () => void;
  /** The field that has the focus afterwards, by its name; without one it is the form. */
  field?: string;
  isPending?: boolean;
}

interface TermsConflictProps {
  /** The readings of the terms and of the due date. */
  says: readonly string[];
  /** The presses that take either reading. One that is impossible is left out. */
  takes: readonly Taking[];
  /** The place of a text that is not changed here, or whom to ask. */
  aside?: ReactNode;
}

/** Terms and a due date that contradict each other, before the paper is made: both readings, each one press away. */
export function TermsConflict({ says, takes, aside }: TermsConflictProps) {
  // The notice goes with the contradiction. Without a new place the focus would be lost with its button.
  function press({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, { take, field }: Taking) {
    take();
    const next = field && form?.elements.namedItem(field);
    if (next instanceof HTMLElement) next.focus();
    else form?.focus();
  }
  return (
    <Notice hue="orange">
      <p>
        {says.join(" ")} {aside}
      </p>
      {takes.length > 0 && (
        <div className="row wrap conflict-takes">
          {takes.map((taking) => (
            <Button
              key={taking.label}
              variant="default"
              loading={taking.isPending}
              onClick={(event) => press(event, taking)}
            >
              {taking.label}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
