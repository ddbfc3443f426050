import { type Contract, follow, type OperationObject, type Parameter, type RequestBody } from "./openapi.ts";

/** What everybody may know of an operation: the route's config, the matrix of the tests, the audit. */
export type OperationInfo = {
  id: string;
  tag: string;
  method: Method;
  /** As the contract writes it: `/master/masters/{id}`. */
  path: string;
  /** Where it is found as well: the seed has two paths for it. */
  otherPaths: readonly string[];
  /** Any of these is enough; none, on an operation that is not public, means that being signed in is enough. */
  permissions: string[];
  isPublic: boolean;
  /** Open to everybody, and takes notice of a token that comes along. */
  takesToken: boolean;
  writes: boolean;
  idempotent: boolean;
  ours: boolean;
  /** Its answer is told once: no copy is kept, not even for a request that is sent again. */
  secret: boolean;
  /** Wants a password that was typed a short while ago. */
  freshSignIn: boolean;
  /** Takes a form; it may take JSON as well. */
  multipart: boolean;
};

const methods = ["get", "put", "post", "delete", "patch"] as const;
export type Method = (typeof methods)[number];

/** An operation with its parts, references followed. */
export type Operation = {
  info: OperationInfo;
  object: OperationObject;
  parameters: Parameter[];
  requestBody: RequestBody | undefined;
};

export const FORM = "multipart/form-data";
export const JSON_TYPE = "application/json";

const permissionsOf = (object: OperationObject): string[] => {
  const named = object["x-permission"];
  if (named === undefined || named === "signedIn") return [];
  return typeof named === "string" ? [named] : named;
};

const isNone = (requirement: object) => Object.keys(requirement).length === 0;

const read = (contract: Contract, path: string, method: Method, object: OperationObject): Operation => {
  const shared = contract.paths[path]?.parameters ?? [];
  const requestBody = follow<RequestBody>(contract, object.requestBody);
  const security = object.security ?? contract.security ?? [];
  const isPublic = security.length === 0 || security.some(isNone);
  return {
    info: {
      id: object.operationId ?? `${method} ${path}`,
      tag: object.tags?.[0] ?? "",
      method,
      path,
      otherPaths: object["x-also-at"] ?? [],
      permissions: permissionsOf(object),
      isPublic,
      takesToken: isPublic && !security.every(isNone),
      // POST reads in places (filters in a body) and GET acts in one: the contract says so where it is not the rule.
      writes: object["x-writes"] ?? method !== "get",
      idempotent: object["x-idempotent"] === true,
      ours: object["x-ours"] === true,
      secret: object["x-secret"] === true,
      freshSignIn: object["x-fresh-sign-in"] === true,
      multipart: requestBody?.content[FORM] !== undefined,
    },
    object,
    parameters: [...shared, ...(object.parameters ?? [])].flatMap((one) => follow<Parameter>(contract, one) ?? []),
    requestBody,
  };
};

/** Every operation of the contract with its parts, in the order of the file. */
export const readOperations = (contract: Contract): Operation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method] as OperationObject | undefined;
      return object ? [read(contract, path, method, object)] : [];
    }),
  );

/** Every operation of the contract, in the order of the file. */
export const operationsOf = (contract: Contract): OperationInfo[] => readOperations(contract).map(({ info }) => info);
