import { messages } from "#domain/messages.ts";
import type { ProblemCode, Refusal } from "#domain/problems.ts";
import type { Decision } from "#machines/kit/decide.ts";
import { messageOf, sentenceOf } from "#machines/kit/offered.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import { Problem } from "../problem.ts";
import type { WorkLine, WorkStone } from "./work.ts";

/** Each stone that an act cannot have, and why; with one of them, nobody gets any (spec §4: all or none). */
export class Refusals {
  readonly #workflow: Workflow;
  readonly #refused: (Refusal & { code: ProblemCode })[] = [];

  /** `workflow`: whose machine decides. */
  constructor(workflow: Workflow) {
    this.#workflow = workflow;
  }

  unknown(stock_no: string): void {
    this.#refused.push({ stock_no, code: "stoneUnknown", reason: messages.stoneUnknown });
  }

  add({ stock_no, claim }: WorkStone, decision: Decision, line?: WorkLine): void {
    if (decision.ok) return;
    const code = messageOf(decision) as ProblemCode;
    if (code === "forbidden" || code === "notFound") throw new Problem(code);
    // Until when, and never whose: the loser of a race can come back then.
    const until = line ? undefined : claim?.row.expires_at?.toISOString();
    this.#refused.push({
      stock_no,
      ...(line && { id: line.row.id }),
      code,
      reason: sentenceOf(this.#workflow, decision),
      ...(until && { until }),
    });
  }

  insistOnNone(): void {
    const [first] = this.#refused;
    if (first) throw new Problem(first.code, { refused: this.#refused });
  }
}
