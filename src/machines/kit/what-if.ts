import type { Party } from "#domain/roles.ts";
import { canonical } from "./canonical.ts";
import { type DataDecision, deciderOf } from "./decide-by-data.ts";
import type { ModelDescription, TransitionDescription } from "./describe.ts";
import type { Step } from "./judge.ts";

/** The kinds of another decision; after the first four the item would have been in another state. */
export const differenceKinds = [
  "refusedState",
  "refusedRole",
  "refusedCondition",
  "elsewhere",
  "otherOrders",
  "otherArrow",
  "scope",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
/** The words of each kind, for people. */
export const differenceWords: Record<DifferenceKind, string> = {
  refusedState: "Refused: state",
  refusedRole: "Refused: role",
  refusedCondition: "Refused: condition",
  elsewhere: "Different state",
  otherOrders: "Different effects",
  otherArrow: "Different transition",
  scope: "Possibly refused: ownership",
};
export type Difference = { kind: DifferenceKind; detail: string };

const parting: ReadonlySet<DifferenceKind> = new Set(["refusedState", "refusedRole", "refusedCondition", "elsewhere"]);

/** A step of an item's history, with its place in the log. */
export type TakenStep = { item: string; seq: number; at: number; step: Step };
/** The step at which an item's history would have differed. */
export type ItemDifference = Difference & {
  item: string;
  seq: number;
  at: number;
  transition: string;
  from: string;
  to: string;
  party: Party;
  /** The count of later steps that would not have happened. */
  moot: number;
};

/**
 * Histories as another machine would have decided them (docs/workflows.md). The log has only what was done: acts that a
 * machine would have allowed besides cannot be counted.
 */
export class WhatIf {
  steps = 0;
  moot = 0;
  /** By item; null if nothing would have differed. */
  readonly items = new Map<string, ItemDifference | null>();
  readonly #decide: ReturnType<typeof deciderOf>;
  readonly #modelOf: (hash: string) => ModelDescription | undefined;
  readonly #arrows = new Map<string, ReadonlyMap<string, TransitionDescription>>();

  constructor(changed: ModelDescription, modelOf: (hash: string) => ModelDescription | undefined) {
    this.#decide = deciderOf(changed);
    this.#modelOf = modelOf;
  }

  add({ item, seq, at, step }: TakenStep): void {
    this.steps++;
    const { party } = step;
    if (party === null) return; // the party is unknown: nothing can be said of the step
    const before = this.items.get(item) ?? null;
    if (before && parting.has(before.kind)) {
      before.moot++;
      this.moot++;
      return;
    }
    const { transition, from, to, event, known } = step;
    const decision = this.#decide({ from, party, event, context: known ?? {} });
    const found = differenceIn(decision, { ...step, party }, this.#arrow(step));
    // The first difference counts, unless a later one would have left the item in another state.
    const counts = found && (!before || parting.has(found.kind));
    this.items.set(item, counts ? { item, seq, at, transition, from, to, party, moot: 0, ...found } : before);
  }

  /** The items that would have been decided differently, the latest difference first. */
  get differing(): ItemDifference[] {
    return [...this.items.values()].filter((one) => one !== null).sort((a, b) => b.seq - a.seq);
  }

  /** The taken transition, as the deciding machine has it. */
  #arrow({ model, transition }: Step): TransitionDescription | undefined {
    const known =
      this.#arrows.get(model) ?? new Map(this.#modelOf(model)?.transitions.map((arrow) => [arrow.id, arrow]));
    this.#arrows.set(model, known);
    return known.get(transition);
  }
}

const refusals = {
  unknownEvent: "refusedState",
  wrongState: "refusedState",
  roleForbids: "refusedRole",
  guardRefuses: "refusedCondition",
} as const;

function differenceIn(
  decision: DataDecision,
  step: Step & { party: Party },
  arrow: TransitionDescription | undefined,
): Difference | null {
  if (!decision.ok) return { kind: refusals[decision.code], detail: decision.detail };
  const { taken, to } = decision;
  if (to !== step.to) return { kind: "elsewhere", detail: `${taken.id} leads to ${to}, not to ${step.to}.` };
  // The effects are known only from a machine; those of a lost machine cannot be compared.
  if (arrow && canonical(ordersOf(arrow)) !== canonical(ordersOf(taken))) {
    return { kind: "otherOrders", detail: `${taken.id} does ${said(taken)} instead of ${said(arrow)}.` };
  }
  if (taken.id !== step.transition)
    return { kind: "otherArrow", detail: `${taken.id} is taken instead of ${step.transition}.` };
  const [was, is] = [arrow?.roles[step.party], taken.roles[step.party]];
  if (was === undefined || is === undefined || was === is || is === "any") return null;
  return {
    kind: "scope",
    detail: `${step.party} may take ${taken.id} only for ${scopes[is]}. The log does not say whose row it was.`,
  };
}

const scopes = { ownCustomers: "own customers", own: "own rows" } as const;
const ordersOf = ({ effects, changes }: TransitionDescription) => ({ effects, changes });

const said = ({ effects, changes }: TransitionDescription): string => {
  const orders = effects.map(({ type, params }) => (params === null ? type : `${type} ${spoken(params)}`));
  return [...changes, ...orders].join(", ") || "nothing";
};
const spoken = (params: unknown) =>
  typeof params === "object" && params !== null ? Object.values(params).map(String).join(" ") : String(params);
