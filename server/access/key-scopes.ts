import { factsOf } from "#api/operation-facts.ts";
import type { ApiScope } from "#domain/api-scopes.ts";

/** The scope that opens an operation to a program (`x-scope` of the contract); undefined if it is for people alone. */
export const scopeOf = (operation: string): ApiScope | undefined => factsOf(operation)?.scope;
