import type { FastifyInstance } from "fastify";
import type { Data, Input, OperationId } from "#api/operation-types.ts";
import { operations } from "#api/operations.gen.ts";
import { Answer } from "./answer.ts";
import { encodeForm } from "./forms.ts";

/** The request of a careless or hostile sender, with any fields and values. */
export type LooseInput = {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  /** The inside of `data`. */
  body?: unknown;
  files?: Record<string, File | File[]>;
  /** The headers that this request alone sends, as a browser sends its cookies. */
  headers?: Headers;
};
type Headers = Record<string, string>;
type Args<O extends OperationId> = Record<never, never> extends Input<O> ? [Input<O>?] : [Input<O>];

/** The portal's calls by their names, over the same door as everybody's. */
export class Api {
  private readonly app: () => FastifyInstance;
  private readonly token: () => Promise<string | undefined>;
  private readonly headers: Headers;
  private readonly address: string | undefined;

  constructor(
    app: () => FastifyInstance,
    token: () => Promise<string | undefined>,
    headers: Headers = {},
    address?: string,
  ) {
    this.app = app;
    this.token = token;
    this.headers = headers;
    this.address = address;
  }

  call<O extends OperationId>(id: O, ...[input]: Args<O>): Promise<Answer<Data<O>>> {
    return this.send(id, input as LooseInput | undefined) as Promise<Answer<Data<O>>>;
  }

  /** Sends requests that the contract forbids. */
  async send(
    id: OperationId,
    { path = {}, query = {}, body, files, headers = {} }: LooseInput = {},
  ): Promise<Answer<unknown>> {
    const [method, template] = operations[id];
    const place = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const content = files ? await encodeForm(body, files) : jsonContent(body);
    const token = await this.token();
    const response = await this.app().inject({
      method: method.toUpperCase() as "GET",
      url: `/api/v1${place}${search.size > 0 ? `?${search}` : ""}`,
      ...content,
      ...(this.address && { remoteAddress: this.address }),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...content.headers, ...this.headers, ...headers },
    });
    return new Answer(id, response);
  }

  /** The same sender with further headers. */
  with(headers: Headers): Api {
    return new Api(this.app, this.token, { ...this.headers, ...headers }, this.address);
  }

  /** The same sender at another address. */
  from(address: string): Api {
    return new Api(this.app, this.token, this.headers, address);
  }

  /** The same sender with a token of the test's own choice. */
  holding(token: string): Api {
    return new Api(this.app, async () => token, this.headers, this.address);
  }
}

const jsonContent = (body: unknown) =>
  body === undefined
    ? { headers: {} }
    : { payload: JSON.stringify({ data: body }), headers: { "content-type": "application/json" } };
