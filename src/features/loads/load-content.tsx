import { useState } from "react";
import { ColumnsStep } from "./columns-step.tsx";
import { CommitStep } from "./commit-step.tsx";
import { DifferenceStep } from "./difference-step.tsx";
import { EndedLoad } from "./ended-load.tsx";
import type { LoadStep } from "./load.ts";
import type { OpenLoad } from "./open-load.ts";
import { QuestionsStep } from "./questions-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { WorkingLoad } from "./working-load.tsx";

interface LoadContentProps {
  open: OpenLoad;
  step: LoadStep;
  /** The reasons to wait that were read. */
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
}

/** The open step, or what the house does with the load at the moment. */
export function LoadContent({ open, step, ticked, onTicked }: LoadContentProps) {
  const { load, onGo, addressOf } = open;
  const [isCorrecting, setCorrecting] = useState(false);
  // It is read anew, or has been read.
  if (isCorrecting && load.state !== "reading") setCorrecting(false);
  const correct = () => {
    setCorrecting(true);
    onGo(addressOf("columns"));
  };
  const working = <WorkingLoad open={open} onCorrect={correct} />;
  if (load.state === "received" || (load.state === "reading" && !isCorrecting)) return working;
  if (load.state === "cancelled") return <EndedLoad open={open} />;
  if (step !== "commit" && load.mapping === null) return <EndedLoad open={open} />;
  if (step === "columns") return <ColumnsStep open={open} />;
  if (step === "questions") return <QuestionsStep open={open} />;
  if (step === "difference") return <DifferenceStep open={open} />;
  switch (load.state) {
    case "waiting":
      return <CommitStep open={open} ticked={ticked} onTicked={onTicked} />;
    case "committed":
    case "rolledBack":
      return <ResultStep open={open} />;
    case "committing":
    case "rollingBack":
      return working;
    default:
      return <EndedLoad open={open} />;
  }
}
