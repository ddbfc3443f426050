import { type AnyActor, type AnyMachineSnapshot, createActor, type EventObject } from "xstate";
import { parties } from "#domain/roles.ts";
import { decide } from "#machines/kit/decide.ts";
import { effectsOf } from "#machines/kit/describe.ts";
import { statePath } from "#machines/kit/workflow.ts";
import { stepOf, type WalkedSystem, type WalkSpec } from "./walk.ts";

const text = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, snapshot.context]);

const orderOf = (name: string, params: unknown) => JSON.stringify([name, params]);

/** The machine as in the portal: a live actor with recorded effects, and `decide` as the server calls it. */
export class RunningMachine implements WalkedSystem {
  private readonly spec: WalkSpec;
  private readonly effects: string[] = [];
  private actor: AnyActor | null = null;

  constructor(spec: WalkSpec) {
    this.spec = spec;
  }

  async start() {
    this.actor?.stop();
    const { machine } = this.spec.workflow;
    const write = (name: string) => (_: unknown, params: unknown) => void this.effects.push(orderOf(name, params));
    const actions = Object.fromEntries(effectsOf(machine).map((name) => [name, write(name)]));
    this.actor = createActor(machine.provide({ actions }), { input: this.spec.input as never }).start();
    this.effects.length = 0;
  }

  async accepts(event: EventObject, transition: string, after: AnyMachineSnapshot) {
    const before = this.snapshot;
    const wanted = stepOf(this.spec, before, event)[1].map(({ type, params }) => orderOf(type, params));
    this.live.send(event);
    if (text(this.snapshot) !== text(after)) throw new Error(`${transition} led elsewhere: ${text(this.snapshot)}`);
    const done = this.effects.splice(0);
    if (String(done) !== String(wanted)) throw new Error(`${transition} did ${done} instead of ${wanted}`);

    const decision = this.ask(before, event).find((one) => one.ok);
    if (!decision?.ok || decision.transition !== transition) throw new Error(`nobody may take ${transition}`);
    if (decision.to !== statePath(after.value)) throw new Error(`${transition} is decided to lead to ${decision.to}`);
  }

  async refuses(event: EventObject, still: AnyMachineSnapshot) {
    this.live.send(event);
    const changed = text(this.snapshot) !== text(still) || this.effects.length > 0;
    if (changed) throw new Error(`${JSON.stringify(event)} was refused and changed something: ${text(this.snapshot)}`);
    if (this.ask(still, event).some((decision) => decision.ok)) throw new Error(`decide allows ${event.type}`);
  }

  private get live(): AnyActor {
    if (!this.actor) throw new Error("the machine is not started");
    return this.actor;
  }

  private get snapshot(): AnyMachineSnapshot {
    return this.live.getSnapshot();
  }

  /** The decisions for every party, with every reach. */
  private ask(snapshot: AnyMachineSnapshot, event: EventObject) {
    const row = { state: statePath(snapshot.value), context: snapshot.context };
    const reach = ["any", "ownCustomers", "own"] as const;
    return parties.map((party) => decide(this.spec.workflow, row, event, { party, reach }));
  }
}
