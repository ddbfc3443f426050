/**
 * `npm run workflows:replay -- --with FILE | --branch NAME [--workflow NAME] [--since YYYY-MM-DD] [--json]`: shows the
 * decisions of the last year that a changed machine would take differently. It reads the log of a house, beside the
 * portal or without it, and writes nothing.
 */
import { parseArgs } from "node:util";
import { counted } from "#domain/format.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { type DifferenceKind, differenceWords } from "#machines/kit/what-if.ts";
import { subjectsOf } from "#server/db/queries/workflow-subjects.ts";
import { isWorkflow } from "#server/evidence/recorded.ts";
import { replayWith } from "#server/evidence/replay-with.ts";
import { kindsOf } from "#server/evidence/what-if.ts";
import type { Log } from "#server/ground/log.ts";
import { dayIn, dayStart, daysBefore } from "#server/ground/time-zone.ts";
import type { House } from "#server/house/house.ts";
import { besideHouse } from "./quiet-house.ts";
import { machinesIn } from "./replay/machines-in.ts";
import { onBranch } from "./replay/on-branch.ts";
import { runTool } from "./run-tool.ts";

const usage = "npm run workflows:replay -- --with FILE | --branch NAME [--workflow NAME] [--since YYYY-MM-DD] [--json]";
const SHOWN = 20;
const text = { type: "string" } as const;

const readOptions = () =>
  parseArgs({
    options: { with: text, branch: text, workflow: text, since: text, json: { type: "boolean" } },
  }).values;
type Asked = ReturnType<typeof readOptions>;

async function machinesAsked({ with: file, branch, workflow }: Asked): Promise<ModelDescription[]> {
  if ((file === undefined) === (branch === undefined)) throw new Error(`give either --with or --branch: ${usage}`);
  const all = branch === undefined ? await machinesIn(file ?? "") : await onBranch(branch, machinesIn);
  const wanted = all.filter(({ id }) => isWorkflow(id) && (workflow === undefined || id === workflow));
  if (wanted.length === 0) throw new Error(`no such workflow among ${all.map(({ id }) => id).join(", ")}`);
  return wanted;
}

/** The decisions that a machine would take differently, with the first items by their titles. */
async function replay(house: House, machine: ModelDescription, since: string) {
  const { id: name, version } = machine;
  const { whatIf } = await replayWith(house.db, { name, machine, since: dayStart(house.timeZone, since) });
  const { items, steps, moot, differing } = whatIf;
  const first = differing.slice(0, SHOWN);
  const ids = first.map(({ item }) => item);
  const subjects = isWorkflow(name) ? await subjectsOf(house.db, name, ids) : undefined;
  return {
    workflow: name,
    version,
    since,
    items: items.size,
    steps,
    moot,
    differing: differing.length,
    kinds: kindsOf(differing),
    first: first.map((one) => ({ ...one, title: subjects?.get(one.item)?.title ?? one.item })),
  };
}
type Told = Awaited<ReturnType<typeof replay>>;

function tell(log: Log, { workflow, version, since, items, steps, moot, differing, kinds, first }: Told) {
  const ofItems = (n: number) => counted(n, "item", "items");
  log.info(`${workflow} ${version}: ${ofItems(items)} and ${counted(steps, "step", "steps")} replayed since ${since}`);
  if (differing === 0) return log.info("nothing would have been decided differently");
  const never = counted(moot, "later step", "later steps");
  log.info(`${ofItems(differing)} would have been decided differently, ${never} would not have happened`);
  for (const [kind, count] of Object.entries(kinds))
    log.info(`  ${count} × ${differenceWords[kind as DifferenceKind]}`);
  for (const { title, item, seq, detail } of first) log.info(`  ${title} (${item}), entry ${seq}: ${detail}`);
  if (differing > first.length) log.info(`  and ${differing - first.length} more`);
}

await runTool(usage, async (log) => {
  const asked = readOptions();
  const machines = await machinesAsked(asked);
  // With --json the output has nothing else.
  await besideHouse(asked.json ? { ...log, info: log.warn } : log, async (house) => {
    const since = asked.since ?? daysBefore(dayIn(house.timeZone, house.now()), 365);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(since)) throw new Error(`${since} is not a date: ${usage}`);
    const told: Told[] = [];
    for (const machine of machines) told.push(await replay(house, machine, since));
    if (asked.json) console.log(JSON.stringify(told, null, 2));
    else for (const one of told) tell(log, one);
  });
});
