import type { Contract, Schema } from "#server/plugins/contract/openapi.ts";
import type { Operation } from "#server/plugins/contract/operations.ts";

const prefix = "#/components/schemas/";
export const nameOf = ({ $ref }: Schema): string | undefined =>
  $ref?.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;

/** The names of shapes that a part of the contract refers to, itself or over responses, bodies and parameters. */
function namedIn(contract: Contract, part: unknown, found: Set<string>): void {
  if (typeof part !== "object" || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === "$ref" && typeof value === "string") {
      const [, , kind = "", name = ""] = value.split("/");
      if (kind === "schemas") {
        if (found.has(name)) continue;
        found.add(name);
      }
      const parts = contract.components as Record<string, Record<string, unknown>> | undefined;
      namedIn(contract, parts?.[kind]?.[name], found);
    } else namedIn(contract, value, found);
  }
}

/** A simple shape is told where it is used: an address of its own would only send the reader about. */
export const isSimple = (schema: Schema): boolean =>
  !schema.properties &&
  !schema.oneOf &&
  !schema.anyOf &&
  !schema.allOf &&
  typeof schema.additionalProperties !== "object" &&
  !schema.items;

/** The shapes with fields: which stand with the calls of one tag, and which are shared by several (`""`). */
export function ownersOfShapes(contract: Contract, operations: readonly Operation[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { info, object, parameters } of operations) {
    const found = new Set<string>();
    namedIn(contract, [object, parameters], found);
    for (const name of found) {
      const owner = owners.get(name);
      owners.set(name, owner === undefined || owner === info.tag ? info.tag : "");
    }
  }
  for (const name of owners.keys()) if (isSimple(contract.components?.schemas?.[name] ?? {})) owners.delete(name);
  return owners;
}
