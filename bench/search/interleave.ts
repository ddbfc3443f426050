import type { Competitor } from "./competitor.ts";
import type { Forms } from "./fastest-forms.ts";
import { median, quantile, timed } from "./figures.ts";
import type { Question } from "./questions.ts";

/** The number of times that a short one is asked in each round. Long ones are asked once. */
const SHORT = 5;

export type Contest = {
  questions: readonly Question[];
  /**
   * Works of a few milliseconds: the index, the plain kernel, the portal over HTTP. Not all of them know every
   * question.
   */
  short: Record<"index" | "plain" | "http", (question: Question) => unknown>;
  answersOverHttp(question: Question): boolean;
  competitors: readonly { one: Competitor; forms: Forms }[];
};

export type Line = {
  question: Question;
  index: number;
  p99: number;
  plain: number;
  http: number | null;
  others: number[];
  /** The ratio to PostgreSQL, which is the first of the others. */
  ratio: number;
  httpRatio: number | null;
};

/**
 * Asks everybody in turn, round after round, so that caches are as cold as in a server and a busy machine slows all
 * alike.
 */
export async function interleave(contest: Contest, rounds: number): Promise<Line[]> {
  const { questions, short, competitors } = contest;
  const times = questions.map(() => ({
    index: [] as number[],
    plain: [] as number[],
    http: [] as number[],
    others: competitors.map(() => [] as number[]),
  }));
  for (let round = 0; round < rounds; round++)
    for (const [i, question] of questions.entries()) {
      const mine = times[i] as (typeof times)[0];
      for (let again = 0; again < SHORT; again++) {
        mine.index.push((await timed(() => short.index(question))).ms);
        mine.plain.push((await timed(() => short.plain(question))).ms);
      }
      for (let again = 0; again < SHORT && contest.answersOverHttp(question); again++)
        mine.http.push((await timed(() => short.http(question))).ms);
      for (const [c, { one, forms }] of competitors.entries()) {
        const form = forms.get(question) ?? one.forms[0];
        if (form) mine.others[c]?.push((await timed(() => one.ask(question, form, Number.POSITIVE_INFINITY))).ms);
      }
    }
  return questions.map((question, i) => {
    const mine = times[i] as (typeof times)[0];
    const index = median(mine.index);
    const http = mine.http.length > 0 ? median(mine.http) : null;
    const others = mine.others.map(median);
    const [postgres = Number.NaN] = others;
    const httpRatio = http === null ? null : postgres / http;
    const p99 = quantile(mine.index, 0.99);
    return { question, index, p99, plain: median(mine.plain), http, others, ratio: postgres / index, httpRatio };
  });
}
