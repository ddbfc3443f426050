import { type Contract, follow, type OperationObject, type Parameter, type RequestBody } from "./openapi.ts";

/** The public facts of an operation, for the route's config, the tests' matrix and the audit. */
export type OperationInfo = {
  id: string;
  tag: string;
  method: Method;
  /** The path in the contract's form: `/master/masters/{id}`. */
  path: string;
  /** Further paths: the seed has two for some operations. */
  otherPaths: readonly string[];
  /** Any one of these permissions is enough. None means any signed-in account, unless the operation is public. */
  permissions: string[];
  isPublic: boolean;
  /** True for a public operation that reads a token if there is one. */
  takesToken: boolean;
  writes: boolean;
  idempotent: boolean;
  ours: boolean;
  /** True if the answer is told only once: no copy is kept, not even for a repeated request. */
  secret: boolean;
  /** True if it needs a password that was typed a short while ago. */
  freshSignIn: boolean;
  /** True if its body repeats a stranger's text, such as a provider's file, whatever marks stand in it. */
  foreignText: boolean;
  /** True if it takes a form, perhaps besides JSON. */
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
      // POST reads in places (filters in a body) and one GET acts: the contract marks these exceptions.
      writes: object["x-writes"] ?? method !== "get",
      idempotent: object["x-idempotent"] === true,
      ours: object["x-ours"] === true,
      secret: object["x-secret"] === true,
      freshSignIn: object["x-fresh-sign-in"] === true,
      foreignText: object["x-foreign-text"] === true,
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
