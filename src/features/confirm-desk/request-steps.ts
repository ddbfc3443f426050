import type { Data } from "#api/operation-types.ts";
import { formatDateTime } from "#domain/format.ts";
import { lifeStep } from "#stones/life/life-step.tsx";
import { lineSteps } from "#stones/lines/line-steps.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Step } from "#ui/steps.tsx";
import { words } from "./words.ts";

type History = Data<"getStoneHistory">["history"];

/** What came before a request, how it was made and changed, and that it waits. */
export function requestSteps(line: StoneLine, history: History): Step[] {
  const made = Date.parse(line.created_at);
  const before = history.filter(({ at }) => Date.parse(at) < made).map((step) => lifeStep(step));
  const [begun, ...rest] = lineSteps(line);
  const isChanged = line.version > 1 && line.updated_at !== line.created_at;
  const changed: Step = { id: "changed", title: words.changed, who: "", when: formatDateTime(line.updated_at) };
  return [
    ...before,
    ...(begun ? [begun] : []),
    ...(isChanged ? [changed] : []),
    ...rest.map((step) => (step.now ? { ...step, title: words.waits } : step)),
  ];
}
