import { type Contract, follow, type Schema } from "./openapi.ts";

/** The shape of a form: the schema of its JSON part, and for each file field the number and size of its files. */
export type FormShape = {
  data: Schema | undefined;
  isDataRequired: boolean;
  files: Record<string, { most: number; bytes: number; isRequired: boolean }>;
};

const MOST = 1;
const BYTES = 10 * 1_048_576;

/** Reads the shape of a form from its schema: `data` is the JSON part, every other field is for files. */
export const formShape = (contract: Contract, schema: Schema): FormShape => {
  const form = follow<Schema>(contract, schema) ?? {};
  const required = form.required ?? [];
  const { data, ...files } = form.properties ?? {};
  return {
    data,
    isDataRequired: required.includes("data"),
    files: Object.fromEntries(
      Object.entries(files).map(([name, field]) => [
        name,
        {
          most: Number(field["x-max-files"] ?? MOST),
          bytes: Number(field["x-max-file-bytes"] ?? BYTES),
          isRequired: required.includes(name),
        },
      ]),
    ),
  };
};
