// npm run walk [-- --json] [--browser] [--keep]: walks every machine by itself and over HTTP on a real database, with
// --browser also in a real browser. Prints the counts of covered, refused and noticed steps, and writes them to
// build/walk.json; with --keep to the record that the product ships for the auditor's page.
import { type WorkflowName, workflows } from "#machines/index.ts";
import { mutantsOfMachine, walkMachine } from "#support/walk-all.ts";
import { runTool } from "./run-tool.ts";
import { keepWalk, writeWalk } from "./walk-record.ts";
import { figuresOf, lineOf, type Targets, type WalkLine } from "./walk-report.ts";
import { walkBrowser, walkHttp } from "./walk-targets.ts";

const on = ([target, figures]: [string, Targets["http"]]) =>
  figuresOf(figures).map(({ covered, transitions }) => `${target} ${covered} of ${transitions}`);
const sentence = ({ machine, targets, refusals, mutants, mutants_killed }: WalkLine) =>
  `${machine}: transitions ${Object.entries(targets).flatMap(on).join(", ")}; ${refusals} refusals, ${mutants_killed} of ${mutants} mutants noticed`;

void runTool("npm run walk [-- --json] [--browser] [--keep]", async (log) => {
  const asJson = process.argv.includes("--json");
  const http = await walkHttp();
  const browser = process.argv.includes("--browser") ? await walkBrowser() : null;
  const lines: WalkLine[] = [];
  const failed = new Set<WorkflowName>();
  for (const name of Object.keys(workflows) as WorkflowName[]) {
    const { all, survivors } = mutantsOfMachine(name);
    const report = { ...(await walkMachine(name)), mutants: all, mutants_killed: all - survivors.length, survivors };
    const line = lineOf(report, { http, browser });
    lines.push(line);
    if (asJson) console.log(JSON.stringify(line));
    else log.info(sentence(line));
    for (const [target, figures] of Object.entries(line.targets)) {
      for (const id of figuresOf(figures).flatMap(({ missing }) => missing))
        log.warn(`${name}: ${id} was never taken on ${target}`);
    }
    for (const mutant of survivors) log.warn(`${name}: nobody noticed ${mutant}`);
    const notDone = Object.values(line.targets)
      .flatMap(figuresOf)
      .flatMap(({ missing }) => missing);
    if (notDone.length + survivors.length > 0) failed.add(name);
  }
  const { summary } = process.argv.includes("--keep") ? await keepWalk(lines) : await writeWalk(lines);
  console.log(JSON.stringify(summary));
  if (failed.size > 0) throw new Error(`${[...failed].join(", ")}: not walked as a whole`);
});
