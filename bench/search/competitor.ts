import type { Answer } from "./answer.ts";
import type { Question } from "./questions.ts";
import type { Form } from "./sql.ts";

/** Somebody who answers the fifteen questions. */
export interface Competitor {
  readonly name: string;
  /** The ways in which it can be asked: the fastest of each question is measured. */
  readonly forms: readonly Form[];
  /** A form that takes longer is given up; not every database can. */
  ask(question: Question, form: Form, mostMs: number): Promise<Answer | "tooSlow">;
  close(): Promise<void>;
}
