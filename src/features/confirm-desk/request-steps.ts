import type { Data } from "#api/operation-types.ts";
import { formatDateTime } from "#domain/format.ts";
import { type LifeStep, lifeStep } from "#stones/life/life-step.tsx";
import { lineSteps } from "#stones/lines/line-steps.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Step } from "#ui/frame/steps.tsx";
import { words } from "./words.ts";

type History = Data<"getStoneHistory">["history"];

/** The steps of a request: the stone's earlier history, its creation, its changes, and the wait. */
export function requestSteps(line: StoneLine, history: History): Step[] {
  const made = Date.parse(line.created_at);
  const before = history.filter(({ at }) => Date.parse(at) < made).map((step) => lifeStep(step));
  const [begun, ...rest] = lineSteps(line);
  return [
    ...before,
    ...(begun ? [begun] : []),
    ...changesOf(line, history),
    ...rest.map((step) => (step.now ? { ...step, title: words.waits } : step)),
  ];
}

/**
 * The changes as the log has them. Until it is read, and where it lacks them, the line alone shows that there was one.
 */
function changesOf(line: StoneLine, history: History): Step[] {
  const own = history.filter(({ list, line_id }) => list === "confirm" && line_id === line.id);
  const changes = own.filter(({ event }) => event === "confirm.update");
  if (changes.length > 0) return changes.map((step) => changeOf(step, priceBefore(step, own, line)));
  if (line.version === 1 || line.updated_at === line.created_at) return [];
  return [{ id: "changed", title: words.changed, who: "", when: formatDateTime(line.updated_at) }];
}

function changeOf(step: LifeStep, before: number): Step {
  const { deal_ppc } = step;
  if (deal_ppc === null || deal_ppc === before) return { ...lifeStep(step), title: words.remarkChanged };
  return { ...lifeStep(step), title: words.priceChanged, note: words.fromTo(before, deal_ppc) };
}

/** The price before a change: the last requested one, else the client's own. */
const priceBefore = (step: LifeStep, own: History, { markup_ppc }: StoneLine): number =>
  own.slice(0, own.indexOf(step)).findLast(({ deal_ppc }) => deal_ppc !== null)?.deal_ppc ?? markup_ppc;
