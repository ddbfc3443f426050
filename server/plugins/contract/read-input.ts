import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "#domain/uploads.ts";
import { Problem } from "#server/ground/problem.ts";
import { type FormShape, formShape } from "./form-shape.ts";
import type { Contract } from "./openapi.ts";
import { FORM, JSON_TYPE, type Operation } from "./operations.ts";
import { readForm } from "./read-form.ts";
import { refuseTurned, refuseUnstorable } from "./storable.ts";
import type { Check, validatorsFor } from "./validators.ts";

/** The input of a handler, in the form that the contract promises. */
export type ContractInput = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  files: Record<string, UploadedFile[]>;
};
type Where = { folder: () => Promise<string>; dataBytes: number };
type Content = Pick<ContractInput, "body" | "files">;

const jsonReader = (check: Check | undefined, isRequired: boolean, fields: string[]) => {
  const files = () => Object.fromEntries(fields.map((name) => [name, []]));
  return (body: unknown): Content => {
    if (body === undefined) {
      if (isRequired) throw new Problem("bodyMissing");
      return { body: undefined, files: files() };
    }
    check?.(body);
    return { body: (body as { data?: unknown }).data, files: files() };
  };
};

const isEmptyWrapped = (body: unknown): boolean => {
  const { data, ...rest } = body as { data?: unknown };
  const isEmpty = typeof data === "object" && data !== null && !Array.isArray(data) && Object.keys(data).length === 0;
  return isEmpty && Object.keys(rest).length === 0;
};
/** The content of a call without a body. */
const noBody = (body: unknown): Content => {
  if (body !== undefined && !(typeof body === "object" && body !== null && isEmptyWrapped(body)))
    throw new Problem("bodyUnexpected");
  return { body: undefined, files: {} };
};

const formReader =
  (shape: FormShape, check: Check | undefined) =>
  async (request: FastifyRequest, where: Where): Promise<Content> => {
    const { data, files } = await readForm(request, shape, where);
    if (data !== undefined) check?.(data);
    return { body: data, files };
  };

const parameterReader = (operation: Operation, { parameters }: ReturnType<typeof validatorsFor>) => {
  const path = parameters(operation.parameters, "path");
  const query = parameters(operation.parameters, "query");
  const header = parameters(operation.parameters, "header");
  return (request: FastifyRequest): Pick<ContractInput, "path" | "query"> => {
    const inPath = { ...(request.params as Record<string, unknown>) };
    // Every call of the seed's client has a timestamp against caches (spec §7); it is ignored here.
    const { timestamp: _timestamp, ...inQuery } = request.query as Record<string, unknown>;
    path(inPath);
    refuseUnstorable(inPath, "/path");
    query(inQuery);
    refuseUnstorable(inQuery, "/query");
    header({ ...request.headers });
    return { path: inPath, query: inQuery };
  };
};

export type InputReader = (request: FastifyRequest, where: Where) => Promise<ContractInput>;

/** Makes the reader of an operation's requests: it returns the input, or throws its faults. */
export const inputReader = (
  contract: Contract,
  operation: Operation,
  validators: ReturnType<typeof validatorsFor>,
): InputReader => {
  const body = operation.requestBody;
  const jsonSchema = body?.content[JSON_TYPE]?.schema;
  const formSchema = body?.content[FORM]?.schema;
  const shape = formSchema && formShape(contract, formSchema);
  const readParameters = parameterReader(operation, validators);
  const readBody = body
    ? jsonReader(
        jsonSchema && validators.exact(jsonSchema, ""),
        body.required ?? false,
        Object.keys(shape?.files ?? {}),
      )
    : noBody;
  const readParts = shape && formReader(shape, shape.data && validators.exact(shape.data, "/data"));

  return async (request: FastifyRequest, where: Where): Promise<ContractInput> => {
    const parameters = readParameters(request);
    const content = readParts && request.isMultipart() ? await readParts(request, where) : readBody(request.body);
    if (!operation.info.foreignText) refuseTurned(content.body, "/data");
    return { ...parameters, ...content };
  };
};
