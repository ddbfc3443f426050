import { SaxesParser } from "saxes";

type Cond = (_event: { name: string; data: unknown }) => boolean;

export interface ScxmlTransition {
  event: string;
  target?: string;
  type?: string;
  cond?: Cond;
  /** The transition's own name, in our namespace. */
  name: string;
}

/** A state in SCION's form. */
export interface ScxmlState {
  id: string;
  initial?: string;
  $type?: string;
  states: ScxmlState[];
  transitions: ScxmlTransition[];
}

/** The condition as written, judged by JavaScript itself and not by our library. */
const judged = (expression: string) => new Function("_event", `return ${expression};`) as Cond;

/** A document of SCXML as states and transitions. */
export function readScxml(text: string): ScxmlState {
  const root: ScxmlState = { id: "scxml", states: [], transitions: [] };
  const open: ScxmlState[] = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const has = attributes as Record<string, string>;
    const holder = open.at(-1) ?? root;
    if (name === "scxml") Object.assign(root, { initial: has.initial });
    if (name === "state" || name === "final") {
      const state = { id: has.id ?? "", states: [], transitions: [] };
      open.push({ ...state, ...(has.initial && { initial: has.initial }), ...(name === "final" && { $type: name }) });
      holder.states.push(open.at(-1) ?? root);
    }
    if (name !== "transition") return;
    const { event = "", target, type, cond } = has;
    holder.transitions.push({
      event,
      ...(target && { target }),
      ...(type && { type }),
      ...(cond && { cond: judged(cond) }),
      name: has["loupe:id"] ?? "",
    });
  });
  parser.on("closetag", ({ name }) => {
    if (name === "state" || name === "final") open.pop();
  });
  parser.write(text).close();
  return root;
}

/** All states of a document, the outermost first. */
export const statesOf = (state: ScxmlState): ScxmlState[] => [state, ...state.states.flatMap(statesOf)];
