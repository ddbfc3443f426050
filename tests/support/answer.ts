import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { messages } from "#domain/messages.ts";
import type { FieldError, ProblemCode, Refusal } from "#domain/problems.ts";

type Body = {
  status: "success" | "fail";
  message: string;
  code?: string;
  request_id?: string;
  data?: unknown;
  errors?: FieldError[];
  current?: Record<string, unknown>;
  refused?: Refusal[];
  second_factor?: { ticket: string; expires_at: string; ways?: ("app" | "passkey")[] };
};

/** The answer of a call. `data` of a refusal fails the test with the refusal's own words. */
export class Answer<Data> {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  readonly text: string;
  readonly body: Body;
  private readonly asked: string;

  constructor(asked: string, response: LightMyRequestResponse) {
    this.asked = asked;
    this.status = response.statusCode;
    this.headers = response.headers;
    this.text = response.body;
    this.body = JSON.parse(response.body) as Body;
  }

  get data(): Data {
    if (this.status >= 400) throw new Error(`${this.asked} was answered ${this.status}: ${this.text}`);
    return this.body.data as Data;
  }

  get message(): string {
    return this.body.message;
  }

  /** The refused fields, in the order of the alphabet. */
  get refusedFields(): string[] {
    return (this.body.errors ?? []).map(({ path }) => path).sort();
  }

  /** The cookie that a browser would send from now on. */
  get cookie(): string | undefined {
    return String(this.headers["set-cookie"] ?? "").match(/^[^;]+/)?.[0];
  }

  get retryAfter(): number {
    return Number(this.headers["retry-after"]);
  }
}

/** Expects this refusal, in the catalogue's words and in the form of every failure. */
export function expectRefusal(answer: Answer<unknown>, status: number, code: ProblemCode, fields?: string[]): void {
  const { body } = answer;
  expect({ status: answer.status, code: body.code, said: body.status, message: body.message }).toEqual({
    status,
    code,
    said: "fail",
    message: messages[code],
  });
  expect(body.request_id).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  if (fields) expect(answer.refusedFields).toEqual(fields.toSorted());
}
