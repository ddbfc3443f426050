import type { Party } from "#domain/roles.ts";
import { canonical } from "./canonical.ts";
import { type DataDecision, deciderOf } from "./decide-by-data.ts";
import type { ModelDescription, TransitionDescription } from "./describe.ts";
import type { Step } from "./judge.ts";

/** How a step would have been decided otherwise: the first four would have left the item elsewhere. */
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
/** What each kind is called where people read of it. */
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
/** Where an item's history parts from what it would have been. */
export type ItemDifference = Difference & {
  item: string;
  seq: number;
  at: number;
  transition: string;
  from: string;
  to: string;
  party: Party;
  /** How many steps it would not have come to. */
  moot: number;
};

/**
 * Histories as another machine would have decided them (docs/workflows.md). Only what was done stands in the log: what a
 * machine would have allowed beside it cannot be counted.
 */
export class WhatIf {
  steps = 0;
  moot = 0;
  /** By item; null where everything would have been as it was. */
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
    if (party === null) return; // how it was asked is not known: nothing can be said of it
    const before = this.items.get(item) ?? null;
    if (before && parting.has(before.kind)) {
      before.moot++;
      this.moot++;
      return;
    }
    const { transition, from, to, event, known } = step;
    const decision = this.#decide({ from, party, event, context: known ?? {} });
    const found = differenceIn(decision, { ...step, party }, this.#arrow(step));
    // Of several the first counts; one after which the item would have stood elsewhere counts more.
    const counts = found && (!before || parting.has(found.kind));
    this.items.set(item, counts ? { item, seq, at, transition, from, to, party, moot: 0, ...found } : before);
  }

  /** Items that would have been decided differently, whatever parted last first. */
  get differing(): ItemDifference[] {
    return [...this.items.values()].filter((one) => one !== null).sort((a, b) => b.seq - a.seq);
  }

  /** The arrow that was taken, as the machine had it that decided. */
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
  // What a machine orders stands in the machine alone; nobody knows what one ordered that is lost.
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
