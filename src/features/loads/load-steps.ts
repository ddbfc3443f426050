import type { RowStep } from "#ui/frame/step-row.tsx";
import { type LoadDetail, type LoadStep, loadSteps } from "./load.ts";
import { words } from "./words.ts";

const isRead = ({ state, counts }: LoadDetail) => state !== "received" && state !== "reading" && counts !== null;

/** The reason why a step is not open yet. A load that was refused unread ends at once. */
function closedFor(load: LoadDetail, step: LoadStep): string | null {
  if (step === "commit") return isRead(load) || load.state !== "waiting" ? null : words.afterReading;
  const isKnown = step === "columns" ? load.mapping !== null : isRead(load);
  return isKnown ? null : words.afterReading;
}

function isDone(load: LoadDetail, step: LoadStep): boolean {
  if (load.mapping === null || load.state === "received" || load.state === "reading") return false;
  const isOver = ["committing", "committed", "rollingBack", "rolledBack"].includes(load.state);
  if (step === "commit") return load.state === "committed" || load.state === "rolledBack";
  if (step === "difference") return isOver;
  // The step of the questions asks about columns too.
  const open = load.questions.filter(({ kind }) => step === "questions" || kind === "column" || kind === "missing");
  return isOver || open.length === 0;
}

/** False for a load that was cancelled, or refused before anything of its file was known. */
export const hasSteps = ({ state, mapping }: LoadDetail) =>
  state !== "cancelled" && (mapping !== null || state !== "refused");

/** The steps of a load, as they stand. */
export const stepsOf = (load: LoadDetail, current: LoadStep, addressOf: (step: LoadStep) => string): RowStep[] =>
  loadSteps.map((step) => ({
    label: words.stepNames[step],
    to: addressOf(step),
    current: step === current,
    reason: closedFor(load, step),
    isDone: step !== current && isDone(load, step),
    ...(step === "questions" && { count: load.questions.length }),
  }));
