import type { Data } from "#api/operation-types.ts";
import { allWorkflows, workflows as machines, type WorkflowName } from "#machines/index.ts";
import { codeAt } from "#machines/kit/model-states.ts";
import { page } from "../db/crud.ts";
import { deviationsOf, versionsOf, workflowTotals } from "../db/queries/evidence-read.ts";
import { deviationsByItem, workflowItems } from "../db/queries/workflow-items.ts";
import { subjectsOf } from "../db/queries/workflow-subjects.ts";
import { orderBy } from "../db/sort.ts";
import { checkConformance } from "../evidence/check-conformance.ts";
import { figuresOf, headOf } from "../evidence/figures.ts";
import { deviationsOnWire, historyOf } from "../evidence/history.ts";
import { overdueItems } from "../evidence/overdue.ts";
import { descriptionOf, isWorkflow } from "../evidence/recorded.ts";
import { whatIfOf } from "../evidence/what-if.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { modelHash } from "../workflows/models.ts";

const sortable = { state: "w.state", since: "w.since", steps: "w.steps" };

/** The name of a machine; 404 for an unknown one. */
function named(name: string): WorkflowName {
  if (!isWorkflow(name)) throw new Problem("notFound");
  return name;
}

const titlesOf = async (ctx: Reading, name: WorkflowName, items: readonly string[]) =>
  new Map([...(await subjectsOf(ctx.db, name, items))].map(([item, { title }]) => [item, title]));

/** The state machines as they are enforced and recorded. */
export const workflows = {
  listWorkflows: async (_, ctx) => {
    const totals = await workflowTotals(ctx.db);
    return allWorkflows.map(({ name }) => ({
      ...headOf(named(name)),
      items: totals.get(name)?.items ?? 0,
      deviations: totals.get(name)?.deviations ?? 0,
    }));
  },
  getWorkflow: ({ path, query }, ctx) => figuresOf(ctx, named(path.name), query),
  listWorkflowItems: async ({ path, query }, ctx) => {
    const name = named(path.name);
    const sorted = workflowItems(ctx.db, name, query).orderBy(orderBy(query.sort, sortable, "-since", "w.item"));
    const { data, pagination } = await page(sorted, query);
    const items = data.map(({ item }) => item);
    const subjects = await subjectsOf(ctx.db, name, items);
    const deviations = await deviationsByItem(ctx.db, name, items);
    const model = descriptionOf(name);
    const rows = data.map(({ item, state, since, steps }) => ({
      ...{
        item,
        state,
        steps,
        deviations: deviations.get(item) ?? 0,
        since: since.toISOString(),
        code: codeAt(model, state),
      },
      title: subjects.get(item)?.title ?? item,
      about: subjects.get(item)?.about ?? null,
    }));
    return { data: rows, pagination };
  },
  getWorkflowItem: ({ path }, ctx) => historyOf(ctx, named(path.name), path.item),
  listDeviations: async ({ path, query }, ctx) => {
    const name = named(path.name);
    const { data, pagination } = await page(deviationsOf(ctx.db, name), query);
    const titles = await titlesOf(ctx, name, [...new Set(data.map(({ item }) => item))]);
    return { data: deviationsOnWire(data, titles), pagination };
  },
  listWorkflowVersions: async ({ path }, ctx) => {
    const name = named(path.name);
    const present = modelHash(machines[name]);
    return (await versionsOf(ctx.db, name)).map(({ hash, version, description, entries, first_at, last_at }) => ({
      model: hash,
      version,
      entries: entries ?? 0,
      is_present: hash === present,
      first_at: first_at?.toISOString() ?? null,
      last_at: last_at?.toISOString() ?? null,
      description: description as Data<"getWorkflow">["description"],
    }));
  },
  replayWorkflow: ({ path, query, body }, ctx) => whatIfOf(ctx, named(path.name), body, query),
  listOverdue: (_, ctx) => overdueItems(ctx),
  checkConformance: async (_, ctx) => {
    const job = await ctx.enqueue(checkConformance, {});
    ctx.audit.push({ workflow: "audit_run", item: job, transition: "audit_run.begin", after: { kind: "conformance" } });
    return { job };
  },
} satisfies Partial<Handlers>;
