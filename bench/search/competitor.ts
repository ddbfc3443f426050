import type { Answer } from "./answer.ts";
import type { Question } from "./questions.ts";
import type { Form } from "./sql.ts";

/** A system that answers the fifteen questions. */
export interface Competitor {
  readonly name: string;
  /** The forms of its questions. The fastest of each question is measured. */
  readonly forms: readonly Form[];
  /** Asks a question. A form that takes longer is given up; not every database can do that. */
  ask(question: Question, form: Form, mostMs: number): Promise<Answer | "tooSlow">;
  close(): Promise<void>;
}
