import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { mermaid } from "#machines/kit/mermaid.ts";
import { scxml } from "#machines/kit/scxml.ts";
import { workflowTitles } from "#machines/titles.ts";
import { modelHash } from "#server/workflows/models.ts";
import type { Layout } from "#ui/workflow-picture/layout.ts";
import { standaloneSvg } from "#ui/workflow-picture/standalone.ts";
import { WorkflowPicture } from "#ui/workflow-picture/workflow-picture.tsx";
import { layoutFile, layoutText } from "./kept-layouts.ts";
import { captionOf, markdownTable, pageOf } from "./page.ts";
import { walkOf, walkWords } from "./walked.ts";

export const names = Object.keys(workflows) as WorkflowName[];

/** A machine with its hash, for drawing and writing. */
export const described = (name: WorkflowName) => ({
  model: describeMachine(workflows[name].machine),
  hash: modelHash(workflows[name]),
});

const style = () => readFileSync("src/ui/workflow-picture/workflow-picture.css", "utf8");

function picture(name: WorkflowName, layout: Layout): string {
  const { model, hash } = described(name);
  const title = workflowTitles[name];
  const caption = captionOf(title, model, hash, name);
  return standaloneSvg(renderToStaticMarkup(createElement(WorkflowPicture, { layout, title, caption })), style());
}

/** Every file about a machine, with its text. */
export function filesOf(name: WorkflowName, layout: Layout): [file: string, text: string][] {
  const { model, hash } = described(name);
  const file = (ending: string) => `docs/workflows/${name}.${ending}`;
  return [
    [layoutFile(name), layoutText(layout)],
    [file("svg"), picture(name, layout)],
    [file("md"), pageOf(workflowTitles[name], model, hash)],
    [file("mmd"), mermaid(model)],
    [file("scxml"), scxml(model, hash)],
    [file("json"), `${JSON.stringify({ model: hash, ...model }, null, 2)}\n`],
  ];
}

/** The list of all machines. */
export function indexFile(): [file: string, text: string] {
  const rows = names.map((name) => {
    const { model, hash } = described(name);
    const states = model.states.filter(({ path }) => path !== "").length;
    const counts = [model.version, String(states), String(model.transitions.length)];
    return [`[${workflowTitles[name]}](${name}.md)`, ...counts, walkWords(walkOf(name, hash))];
  });
  const words = [
    "# Workflows",
    "Every status in the product is changed by one of these machines, and by nothing else. Each picture is drawn from the\nmachine that decides. The tests walk that machine, and the log records its hash.",
    markdownTable(["Workflow", "Version", "States", "Transitions", "Tests"], rows),
    "A administrator, B business associate, C customer, G guest, Q quality control, S system, U auditor, V visitor.\nWritten by `npm run diagrams`.",
  ];
  return ["docs/workflows/README.md", `${words.join("\n\n")}\n`];
}
