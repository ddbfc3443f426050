/** The part of OpenAPI 3.1 that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  default?: unknown;
  [keyword: string]: unknown;
};
export type Reference = { $ref: string };
export type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
export type Content = Record<string, { schema?: Schema }>;
export type RequestBody = { required?: boolean; content: Content };
export type Response = { content?: Content };
export type OperationObject = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  "x-permission"?: string | string[];
  "x-message"?: string;
  "x-writes"?: boolean;
  "x-also-at"?: string[];
  "x-idempotent"?: boolean;
  "x-ours"?: boolean;
  "x-secret"?: boolean;
  "x-fresh-sign-in"?: boolean;
  "x-foreign-text"?: boolean;
  "x-scope"?: string;
  "x-rights"?: string;
  "x-view"?: string;
  [keyword: string]: unknown;
};
export type PathItem = { parameters?: (Parameter | Reference)[]; [method: string]: unknown };
export type Contract = {
  security?: object[];
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema>; [kind: string]: unknown };
  [keyword: string]: unknown;
};

/** The target of a `$ref` inside the contract; undefined if there is none. */
export const target = (contract: Contract, ref: string): unknown => {
  if (!ref.startsWith("#/")) return undefined;
  let value: unknown = contract;
  for (const part of ref.slice(2).split("/")) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }
  return value;
};

/** The value itself or the one that it refers to; undefined if the reference leads nowhere. */
export const follow = <T extends object>(contract: Contract, value: T | Reference | undefined): T | undefined => {
  let now: T | Reference | undefined = value;
  for (let hops = 0; hops < 10; hops++) {
    if (now === undefined || !("$ref" in now) || typeof now.$ref !== "string") return now as T | undefined;
    now = target(contract, now.$ref) as T | Reference | undefined;
  }
  return undefined;
};
