import type { Competitor } from "./competitor.ts";
import type { Forms } from "./fastest-forms.ts";
import { median, quantile, timed } from "./figures.ts";
import type { Question } from "./questions.ts";

/** The number of times that a short one is asked in each round. Long ones are asked once. */
const SHORT = 5;

type Ask = (question: Question) => unknown;

export type Contest = {
  questions: readonly Question[];
  /**
   * Works of a few milliseconds: the index, the plain kernel, the portal over HTTP. Not all of them know every
   * question.
   */
  short: { index: Ask; plain?: Ask; http?: Ask };
  answersOverHttp?(question: Question): boolean;
  competitors: readonly { one: Competitor; forms: Forms }[];
};

export type Line = {
  question: Question;
  index: number;
  p99: number;
  plain: number | null;
  http: number | null;
  others: number[];
  /** The ratio to the first of the others, which is PostgreSQL where it takes part; not a number without others. */
  ratio: number;
  httpRatio: number | null;
};

/**
 * Asks everybody in turn, round after round, so that caches are as cold as in a server and a busy machine slows all
 * alike.
 */
export async function interleave(contest: Contest, rounds: number): Promise<Line[]> {
  const { questions, competitors } = contest;
  const { index: askIndex, plain: askPlain, http: askHttp } = contest.short;
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
        mine.index.push((await timed(() => askIndex(question))).ms);
        if (askPlain) mine.plain.push((await timed(() => askPlain(question))).ms);
      }
      if (askHttp && contest.answersOverHttp?.(question))
        for (let again = 0; again < SHORT; again++) mine.http.push((await timed(() => askHttp(question))).ms);
      for (const [c, { one, forms }] of competitors.entries()) {
        const form = forms.get(question) ?? one.forms[0];
        if (form) mine.others[c]?.push((await timed(() => one.ask(question, form, Number.POSITIVE_INFINITY))).ms);
      }
    }
  return questions.map((question, i) => {
    const mine = times[i] as (typeof times)[0];
    const index = median(mine.index);
    const [plain, http] = [medianOf(mine.plain), medianOf(mine.http)];
    const others = mine.others.map(median);
    const [first = Number.NaN] = others;
    const httpRatio = http === null ? null : first / http;
    const p99 = quantile(mine.index, 0.99);
    return { question, index, p99, plain, http, others, ratio: first / index, httpRatio };
  });
}

const medianOf = (times: readonly number[]): number | null => (times.length > 0 ? median(times) : null);
