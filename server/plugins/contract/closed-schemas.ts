import type { Schema } from "./openapi.ts";
import { mapSchema, shortRef } from "./schema-walk.ts";

/** The name of a component's open form, for use in an `allOf`: it does not forbid the fields of the other parts. */
export const openName = (name: string) => `${name}.open`;

/**
 * The schema for requests: it refuses fields that it does not name, even if it does not say so. A part of an `allOf`
 * cannot know the fields of the other parts, so there the whole is closed instead.
 */
export const closed = (schema: Schema): Schema => {
  const isWhole =
    schema.allOf !== undefined || (schema.properties !== undefined && (schema.anyOf ?? schema.oneOf) !== undefined);
  const mapped = mapSchema(schema, (child, keyword) =>
    isWhole && ["allOf", "anyOf", "oneOf", "if", "then", "else"].includes(keyword) ? open(child) : closed(child),
  );
  if (typeof mapped.$ref === "string") return { ...mapped, $ref: shortRef(mapped.$ref) };
  const saysItself = mapped.additionalProperties !== undefined || mapped.unevaluatedProperties !== undefined;
  if (isWhole) {
    if (mapped.additionalProperties === false) delete mapped.additionalProperties;
    return mapped.additionalProperties === undefined ? { unevaluatedProperties: false, ...mapped } : mapped;
  }
  return mapped.properties === undefined || saysItself ? mapped : { ...mapped, additionalProperties: false };
};

/** The schema as a part of a whole: its fields' contents are closed, but not the schema itself. */
export const open = (schema: Schema): Schema => {
  const mapped = mapSchema(schema, (child, keyword) =>
    ["allOf", "anyOf", "oneOf", "if", "then", "else", "not"].includes(keyword) ? open(child) : closed(child),
  );
  if (typeof mapped.$ref === "string") return { ...mapped, $ref: shortRef(mapped.$ref, openName) };
  if (mapped.additionalProperties === false) delete mapped.additionalProperties;
  return mapped;
};
