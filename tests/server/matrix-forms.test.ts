import { describe, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { contractOperations } from "#support/contract.ts";
import { JSON_TYPE, useRawOperations } from "#support/raw-operations.ts";

/** The first bad input of each operation. The other forms are tried by the whole tier. */
const { rawOperation } = useRawOperations();

for (const operation of contractOperations)
  describe(operation.info.id, () => {
    const { sample, takesJson, raw } = rawOperation(operation);

    if (takesJson)
      test("refuses a field that it does not know", async () => {
        const payload = JSON.stringify({ data: { ...(sample.input.body as object), is_admin: true } });
        expectRefusal(await raw(payload, JSON_TYPE), 400, "unknownField", ["/data/is_admin"]);
      });
    else
      test("refuses a parameter that it does not know", async () => {
        expectRefusal(await raw(undefined, undefined, "&pagee=2"), 400, "unknownParameter", ["/query/pagee"]);
      });
  });
