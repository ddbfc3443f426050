import { Statechart } from "@scion-scxml/core";
import type { AnyMachineSnapshot, EventObject } from "xstate";
import { statePath } from "#machines/kit/workflow.ts";
import { readScxml, statesOf } from "./read-scxml.ts";
import { startOf, type WalkedSystem, type WalkSpec } from "./walk.ts";

/** A machine's SCXML run by SCION, which knows nothing of XState or of our conditions. */
export class OtherInterpreter implements WalkedSystem {
  private readonly spec: WalkSpec;
  private readonly text: string;
  private readonly taken: string[] = [];
  private chart: Statechart | null = null;
  private context: unknown = null;

  constructor(spec: WalkSpec, text: string) {
    this.spec = spec;
    this.text = text;
  }

  async start() {
    const model = readScxml(this.text);
    const names = new Map(statesOf(model).map(({ id, transitions }) => [id, transitions.map(({ name }) => name)]));
    this.chart = new Statechart(() => model);
    this.chart.start();
    this.chart.on("onTransition", (source, _, index) => void this.taken.push(names.get(source)?.[index] ?? source));
    this.context = startOf(this.spec).context;
  }

  async accepts(event: EventObject, transition: string, after: AnyMachineSnapshot) {
    const taken = this.send(event);
    if (String(taken) !== transition) throw new Error(`took ${taken} instead of ${transition}`);
    this.standsIn(after);
    this.context = after.context;
  }

  async refuses(event: EventObject, still: AnyMachineSnapshot) {
    const taken = this.send(event);
    if (taken.length > 0) throw new Error(`took ${taken} where ${event.type} is refused`);
    this.standsIn(still);
  }

  /** The transitions that it takes for an event, with the machine's context given to it. */
  private send(event: EventObject): string[] {
    this.chart?.gen({ name: event.type, data: { event, context: this.context } });
    return this.taken.splice(0);
  }

  private standsIn({ value }: AnyMachineSnapshot) {
    const [here] = this.chart?.getConfiguration() ?? [];
    if (here !== statePath(value)) throw new Error(`stands in ${here} instead of ${statePath(value)}`);
  }
}
