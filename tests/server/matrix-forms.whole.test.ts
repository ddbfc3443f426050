import { describe, expect, test } from "vitest";
import { bodyMaxBytes } from "#domain/limits.ts";
import { follow, type Schema } from "#server/plugins/contract/openapi.ts";
import { guestFields } from "#support/actors.ts";
import { Answer, expectRefusal } from "#support/answer.ts";
import { contract, contractOperations } from "#support/contract.ts";
import { JSON_TYPE, useRawOperations } from "#support/raw-operations.ts";

/** Requests that are not of the contract's form: each operation refuses each of them, whoever asks. */
const { portal, rawOperation } = useRawOperations();

for (const operation of contractOperations) {
  const { info, requestBody } = operation;
  const id = info.id;

  describe(id, () => {
    const { sample, takesJson, raw } = rawOperation(operation);

    test("refuses a parameter that it does not know", async () => {
      const { body } = sample.input;
      const payload = takesJson ? JSON.stringify({ data: body }) : undefined;
      const refused = await raw(payload, takesJson ? JSON_TYPE : undefined, "&pagee=2");
      expectRefusal(refused, 400, "unknownParameter", ["/query/pagee"]);
    });

    if (!requestBody) {
      test("takes no body but an empty one in its wrapping", async () => {
        expectRefusal(await raw("{}", JSON_TYPE), 400, "bodyUnexpected");
        if (info.method !== "get") expect((await raw('{"data":{}}', JSON_TYPE)).status).toBeLessThan(300);
      });
      return;
    }

    if (requestBody.required) {
      test("needs a body", async () => {
        expectRefusal(await raw(undefined, undefined), 400, "bodyMissing");
        expectRefusal(await raw("", JSON_TYPE), 400, "bodyMissing");
      });
    }

    test("takes JSON with its content in `data`", async () => {
      expectRefusal(await raw('{"data":', JSON_TYPE), 400, "notJson");
      expectRefusal(await raw("{}", JSON_TYPE), 400, "dataMissing", ["/data"]);
      for (const wrong of ["null", "[]", '"data"', "7"]) expectRefusal(await raw(wrong, JSON_TYPE), 400, "malformed");
      expectRefusal(await raw('{"data":null}', JSON_TYPE), 400, "malformed", ["/data"]);
    });

    test("refuses every other content type before it reads", async () => {
      for (const type of ["text/plain", "application/xml", "application/x-www-form-urlencoded", "text/html"]) {
        expectRefusal(await raw('{"data":{}}', type), 415, "unsupportedMediaType");
      }
      if (!info.multipart) {
        expectRefusal(await raw("--x--", "multipart/form-data; boundary=x"), 415, "unsupportedMediaType");
      }
    });

    test("refuses a field that it does not know, beside `data` and in it", async () => {
      const { body } = sample.input;
      const inside = await raw(JSON.stringify({ data: { ...(body as object), is_admin: true } }), JSON_TYPE);
      expectRefusal(inside, 400, "unknownField", ["/data/is_admin"]);
      const beside = await raw(JSON.stringify({ data: body ?? {}, is_admin: true }), JSON_TYPE);
      expectRefusal(beside, 400, "unknownField", ["/is_admin"]);
    });

    test("names each field that is missing, and leaves the word to the rules where none is needed", async () => {
      const whole = follow<Schema>(contract, requestBody.content[JSON_TYPE]?.schema);
      const data = follow<Schema>(contract, whole?.properties?.data);
      const refused = await raw('{"data":{}}', JSON_TYPE);
      // The fields that a sign-in needs depend on its address, as no schema can say.
      const required = id === "login" ? Object.keys(guestFields).sort() : (data?.required ?? []);
      const needed = required.map((name) => `/data/${name}`);
      if (needed.length > 0) expectRefusal(refused, 400, "malformed", needed);
      else expect([200, 201, 422]).toContain(refused.status); // a rule may answer where the form does not
    });

    test("refuses more than a megabyte", async () => {
      const payload = JSON.stringify({ data: { padding: "x".repeat(bodyMaxBytes) } });
      expectRefusal(await raw(payload, JSON_TYPE), 413, "tooLarge");
    });
  });
}

test("an address that no operation has is not found, whoever asks and however", async () => {
  for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"] as const) {
    const response = await portal.app.inject({ method, url: "/api/v1/master/nothing" });
    expectRefusal(new Answer("nothing", response), 404, "notFound");
  }
  const unprefixed = await portal.app.inject({ method: "GET", url: "/master/masters" });
  expect(unprefixed.statusCode).toBe(404);
});

test("every answer forbids that it is kept, and names its request", async () => {
  const answers = [await portal.as("admin").call("listMasters"), await portal.anonymous.call("listMasters")];
  for (const { headers } of answers) {
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-request-id"]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  }
});
