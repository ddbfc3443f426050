import { type Answer, mustEqual } from "./answer.ts";
import type { Competitor } from "./competitor.ts";
import { timed } from "./figures.ts";
import type { Question } from "./questions.ts";
import type { Form } from "./sql.ts";

export type Forms = Map<Question, Form>;

/**
 * The fastest form of each question. Forms are tried in the order of how often they win. A form that takes twice the
 * best so far is out. All must answer as the index does.
 */
export async function fastestForms(one: Competitor, wanted: ReadonlyMap<Question, Answer>): Promise<Forms> {
  const best: Forms = new Map();
  for (const [question, answer] of wanted) {
    const hasForms = !question.pair && question.query.answer !== "count";
    let least = Number.POSITIVE_INFINITY;
    for (const form of hasForms ? one.forms : one.forms.slice(0, 1)) {
      const tries = [];
      for (let again = 0; again < 2; again++) {
        tries.push(await timed(() => one.ask(question, form, 2 * least + 20)));
        if ((tries[0]?.ms ?? 0) > 2 * least) break;
      }
      if (tries.some(({ result }) => result === "tooSlow")) continue;
      for (const { result } of tries)
        if (result !== "tooSlow") mustEqual(`${one.name} (${form})`, question.name, result, answer);
      const ms = Math.min(...tries.map((each) => each.ms));
      if (ms < least) best.set(question, form);
      least = Math.min(least, ms);
    }
  }
  return best;
}
