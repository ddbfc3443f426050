import { createHash } from "node:crypto";
import ELK, { type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js";
import { type Html, html } from "#server/mail/letter/html.ts";

const elk = new ELK();
const around = 12;
const box = (id: string, words: string): ElkNode => ({
  id,
  width: words.length * 7.4 + 24,
  height: 30,
  labels: [{ text: words }],
});

const whole: Record<string, string> = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.layered.spacing.nodeNodeBetweenLayers": "26",
  "elk.layered.spacing.edgeNodeBetweenLayers": "12",
  "elk.spacing.edgeNode": "12",
};
const framed: Record<string, string> = { "elk.padding": "[top=30,left=14,bottom=14,right=14]" };

/** Reads the part of Mermaid's flow charts that `npm run picture` writes: boxes, frames around boxes, and arrows. */
function read(source: string): ElkNode {
  const root: ElkNode = { id: "root", layoutOptions: whole, children: [], edges: [] };
  let within = root;
  for (const line of source
    .split("\n")
    .slice(1)
    .map((text) => text.trim())) {
    const [, frame, title] = /^subgraph (\w+)\["(.+)"\]$/.exec(line) ?? [];
    const [, id, words] = /^(\w+)\["(.+)"\]$/.exec(line) ?? [];
    const [, from, to] = /^(\w+) --> (\w+)$/.exec(line) ?? [];
    if (frame && title) {
      within = { id: frame, labels: [{ text: title }], layoutOptions: framed, children: [], edges: [] };
      root.children?.push(within);
    } else if (line === "end") within = root;
    else if (id && words) within.children?.push(box(id, words));
    else if (from && to) root.edges?.push({ id: line, sources: [from], targets: [to] });
    else if (line !== "") throw new Error(`a diagram has a line that is not drawn: ${line}`);
  }
  return root;
}

type At = { x: number; y: number };
type Placed = { node: ElkNode; at: At };
const absolute = (node: ElkNode, by: At): Placed[] =>
  (node.children ?? []).flatMap((child) => {
    const at = { x: by.x + (child.x ?? 0), y: by.y + (child.y ?? 0) };
    return [{ node: child, at }, ...absolute(child, at)];
  });

const rounded = ({ node, at }: Placed) => ({
  x: Math.round(at.x),
  y: Math.round(at.y),
  width: Math.round(node.width ?? 0),
  height: Math.round(node.height ?? 0),
  words: node.labels?.[0]?.text ?? "",
});

function drawnBox(placed: Placed): Html {
  const { x, y, width, height, words } = rounded(placed);
  return html`<g class="chart-box"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/><text x="${x + Math.round(width / 2)}" y="${y + 20}" text-anchor="middle">${words}</text></g>`;
}

function drawnFrame(placed: Placed): Html {
  const { x, y, width, height } = rounded(placed);
  return html`<rect class="chart-frame" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`;
}

/** The title of a frame, which stands over the arrows that pass it. */
function titleOf(placed: Placed): Html {
  const { x, y, words } = rounded(placed);
  return html`<text class="chart-title" x="${x + 14}" y="${y + 20}">${words}</text>`;
}

/** A section's points are those of the node that holds its arrow. */
function drawnArrow(edge: ElkExtendedEdge, origins: ReadonlyMap<string, At>, tip: string): Html {
  const by = origins.get((edge as { container?: string }).container ?? "root") ?? { x: 0, y: 0 };
  const paths = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint]
      .map(({ x, y }) => `${Math.round(x + by.x)} ${Math.round(y + by.y)}`)
      .join("L"),
  );
  return html`${paths.map((points) => html`<path d="M${points}" marker-end="url(#${tip})"/>`)}`;
}

/** A flow chart as a picture within the page, in the page's own colours. */
export async function drawFlowchart(source: string, title: string): Promise<Html> {
  const tip = `tip-${createHash("sha256").update(source).digest("hex").slice(0, 8)}`;
  const graph = await elk.layout(read(source));
  const nodes = absolute(graph, { x: 0, y: 0 });
  const frames = nodes.filter(({ node }) => node.children?.length);
  const origins = new Map(nodes.map(({ node, at }) => [node.id, at]));
  const arrows = (graph.edges ?? []).map((edge) => drawnArrow(edge, origins, tip));
  const [width, height] = [graph.width ?? 0, graph.height ?? 0].map((side) => Math.ceil(side) + 2 * around);
  return html`<div class="scroll chart" tabindex="0" role="group" aria-label="${title}"><svg viewBox="${-around} ${-around} ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">
<defs><marker id="${tip}" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
${frames.map(drawnFrame)}<g class="chart-arrows">${arrows}</g>${frames.map(titleOf)}${nodes.filter((one) => !frames.includes(one)).map(drawnBox)}</svg></div>
`;
}
