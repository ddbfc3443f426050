import { Button } from "@mantine/core";
import { queryFailure } from "#api/query-failure.ts";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { actorWords } from "./actor-words.ts";
import { ItemSteps } from "./item-steps.tsx";
import { ItemVerdict } from "./item-verdict.tsx";
import { words } from "./words.ts";
import type { Description, ItemHistory, ItemStep } from "./workflow.ts";

/** The read of an item's history. */
export interface ItemRead {
  data: ItemHistory | undefined;
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

export interface ItemHistoryViewProps {
  description: Description;
  read: ItemRead;
  step: number | undefined;
  rowsAddress: (item: string) => string;
  onStep: (step: number) => void;
  onOthers: () => void;
  /** Returns to the picture, if the panel covers it. */
  onPicture: () => void;
}

/** The present step in words, for those who walk through a history. The picture shows the same. */
function stepSaid(steps: readonly ItemStep[], place: number | undefined): string {
  const step = place === undefined ? undefined : steps[place - 1];
  return step && place !== undefined ? words.stepOf(place, steps.length, step, actorWords(step)) : "";
}

/** The history of one item, and its conformance. */
export function ItemHistoryView(props: ItemHistoryViewProps) {
  const { description, read, step, rowsAddress, onStep, onOthers, onPicture } = props;
  const { data: history } = read;
  if (read.isError && !history) return <FailureState {...queryFailure(read)} />;
  if (!history) return <SkeletonRows label={words.history} widths={[180, 120]} />;
  return (
    <>
      <section aria-label={words.history} className="item-steps">
        <p className="unseen" role="status">
          {stepSaid(history.steps, step)}
        </p>
        <p className="row between item-head">
          <span className="dim">{history.about}</span>
          <span className="row tight">
            <Button className="picture-act" variant="subtle" onClick={onPicture}>
              {words.onPicture}
            </Button>
            <Button variant="subtle" onClick={onOthers}>
              {words.otherItems}
            </Button>
          </span>
        </p>
        {history.steps.length === 0 ? (
          <BlankState title={words.noSteps}>{words.noStepsText}</BlankState>
        ) : (
          <ItemSteps description={description} steps={history.steps} step={step} onStep={onStep} />
        )}
      </section>
      <ItemVerdict history={history} rowsAddress={rowsAddress} />
    </>
  );
}
