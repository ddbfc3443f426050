// npm run walk [-- --json]: walks every machine and prints what was covered, refused and noticed.
import { type WorkflowName, workflows } from "#machines/index.ts";
import { type MachineReport, walkMachine } from "#support/walk-all.ts";
import { runTool } from "./run-tool.ts";

const total = (
  reports: MachineReport[],
  figure: "transitions" | "covered" | "refusals" | "mutants" | "mutants_killed",
) => reports.reduce((sum, report) => sum + report[figure], 0);

const line = ({ machine, covered, transitions, refusals, mutants, mutants_killed }: MachineReport) =>
  `${machine}: ${covered} of ${transitions} transitions, ${refusals} refusals, ${mutants_killed} of ${mutants} mutants noticed`;

void runTool("walk", async (log) => {
  const asJson = process.argv.includes("--json");
  const reports: MachineReport[] = [];
  for (const name of Object.keys(workflows) as WorkflowName[]) {
    const report = await walkMachine(name);
    reports.push(report);
    const { missing, survivors, ...figures } = report;
    if (asJson) console.log(JSON.stringify(figures));
    else log.info(line(report));
    for (const id of missing) log.warn(`${name}: ${id} was never taken`);
    for (const mutant of survivors) log.warn(`${name}: nobody noticed ${mutant}`);
  }
  const failed = reports.filter(({ missing, survivors }) => missing.length + survivors.length > 0);
  const summary = {
    machines: reports.length,
    transitions: total(reports, "transitions"),
    covered: total(reports, "covered"),
    refusals: total(reports, "refusals"),
    mutants: total(reports, "mutants"),
    mutants_killed: total(reports, "mutants_killed"),
    targets: { covered: total(reports, "transitions"), mutants_killed: total(reports, "mutants") },
  };
  console.log(JSON.stringify(summary));
  if (failed.length > 0) throw new Error(`${failed.map(({ machine }) => machine).join(", ")}: not walked as a whole`);
});
