import type { Data } from "#api/operation-types.ts";
import type { WorkflowName } from "#machines/index.ts";
import { canonical } from "#machines/kit/canonical.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { codeAt } from "#machines/kit/model-states.ts";
import { modelsKept, namesOf, stepsOf } from "../db/queries/evidence-log.ts";
import { deviationsOfItem } from "../db/queries/evidence-read.ts";
import { itemsNamed } from "../db/queries/evidence-write.ts";
import { subjectsOf } from "../db/queries/workflow-subjects.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { modelsByHash } from "./models-by-hash.ts";
import { descriptionOf } from "./recorded.ts";

type History = Data<"getWorkflowItem">;
type Step = History["steps"][number];
type Fact = {
  at: string;
  transition: string;
  from: string;
  to: string;
  who: number | null;
  role: number | null;
  party: Step["party"];
  on_behalf_of?: number;
  operation: string;
  request_id: string;
  model: string;
  event?: { type?: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};
type Deviations = Awaited<ReturnType<typeof deviationsOfItem>>;

/** The whole history of one item, by the log. */
export async function historyOf(ctx: Reading, name: WorkflowName, item: string): Promise<History> {
  const [subject, standing, entries, deviations] = await Promise.all([
    subjectsOf(ctx.db, name, [item]).then((found) => found.get(item)),
    itemsNamed(ctx.db, [{ workflow: name, item }]).then(([row]) => row),
    stepsOf(ctx.db, name, item),
    deviationsOfItem(ctx.db, name, item),
  ]);
  if (!subject && entries.length === 0) throw new Problem("notFound");
  const facts = entries.map(({ seq, body }) => ({ seq, fact: JSON.parse(body) as Fact }));
  const models = modelsByHash(await modelsKept(ctx.db, [...new Set(facts.map(({ fact }) => fact.model))]));
  const names = await namesOf(ctx.db, [...new Set(facts.flatMap(({ fact }) => peopleIn(fact)))]);
  const title = subject?.title ?? item;
  const onWire = deviationsOnWire(deviations, new Map([[item, title]]));
  return {
    item,
    title,
    about: subject?.about ?? null,
    state: standing?.state ?? facts.at(-1)?.fact.to ?? null,
    table_state: subject?.state ?? null,
    deviations: onWire.filter(({ seq }) => seq === null),
    steps: facts.map(({ seq, fact }) => stepOnWire(seq, fact, { name, model: models.get(fact.model), names, onWire })),
  };
}

const peopleIn = ({ who, on_behalf_of }: Fact): number[] =>
  [who, on_behalf_of].filter((id): id is number => typeof id === "number");

export const deviationsOnWire = (rows: Deviations, titles: ReadonlyMap<string, string>): History["deviations"] =>
  rows.map(({ id, item, seq, kind, detail, found_at }) => ({
    id,
    item,
    seq,
    detail,
    title: titles.get(item) ?? item,
    kind: kind as History["deviations"][number]["kind"],
    found_at: found_at.toISOString(),
  }));

type About = {
  name: WorkflowName;
  model: ModelDescription | undefined;
  names: ReadonlyMap<number, string>;
  onWire: History["deviations"];
};

function stepOnWire(seq: number, fact: Fact, { name, model, names, onWire }: About): Step {
  const { at, transition, from, to, party, operation, request_id } = fact;
  const person = (id: number | null | undefined) =>
    typeof id === "number" ? { id, name: names.get(id) ?? String(id) } : null;
  return {
    seq,
    at,
    transition,
    from,
    to,
    party: party ?? null,
    operation,
    request_id,
    model: fact.model,
    event: fact.event?.type ?? "",
    code: codeAt(model ?? descriptionOf(name), to),
    who: person(fact.who),
    role_id: fact.role,
    on_behalf_of: person(fact.on_behalf_of),
    version: model?.version ?? null,
    changes: changesIn(fact),
    deviations: onWire.filter((one) => one.seq === seq).map(({ kind, detail }) => ({ kind, detail })),
  };
}

function changesIn({ before = {}, after = {} }: Fact): Step["changes"] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const all = fields.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
  return all.filter((change) => canonical(change.before) !== canonical(change.after));
}
