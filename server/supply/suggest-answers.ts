import type { Kysely } from "kysely";
import { answersElsewhere } from "../db/queries/answers-elsewhere.ts";
import type { Tables } from "../db/tables.ts";
import type { Question } from "./mapping.ts";

/** Questions about values, with the answer that was given for another provider. It is a suggestion, and never taken. */
export async function suggestAnswers(
  db: Kysely<Tables>,
  providerId: number,
  questions: readonly Question[],
): Promise<Question[]> {
  const asked = questions.flatMap((one) => (one.kind === "value" ? [{ field: one.field, raw: one.raw }] : []));
  const found = await answersElsewhere(db, providerId, asked);
  return questions.map((question) => {
    if (question.kind !== "value") return question;
    const known = found.find(({ field, raw }) => field === question.field && raw === question.raw);
    return known ? { ...question, suggested: { answer: known.code, provider: known.provider } } : question;
  });
}
