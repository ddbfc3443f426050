import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadContract } from "#server/plugins/contract/load-contract.ts";

const root = `
openapi: 3.1.0
paths:
  /boxes/{id}: { $ref: 'chapters/boxes.yaml#/paths/~1boxes~1%7Bid%7D' }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
`;
const boxes = `
paths:
  /boxes/{id}:
    get: { operationId: getBox, responses: { '200': { $ref: '#/components/responses/Box' } } }
components:
  responses:
    Box: { description: A box., content: { application/json: { schema: { $ref: 'shared.yaml#/components/schemas/Name' } } } }
`;
const shared = `
components:
  schemas: { Name: { type: string } }
`;

/** The contract of these files: the root, the chapter of boxes, and what chapters share. */
function contractOf(files: { root?: string; boxes?: string; shared?: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-contract-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "chapters"));
  writeFileSync(path.join(folder, "openapi.yaml"), files.root ?? root);
  writeFileSync(path.join(folder, "chapters/boxes.yaml"), files.boxes ?? boxes);
  writeFileSync(path.join(folder, "chapters/shared.yaml"), files.shared ?? shared);
  return loadContract(path.join(folder, "openapi.yaml"));
}

test("a contract in chapters reads as one document", () => {
  expect(contractOf({})).toEqual({
    openapi: "3.1.0",
    paths: {
      "/boxes/{id}": {
        get: { operationId: "getBox", responses: { "200": { $ref: "#/components/responses/Box" } } },
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      responses: {
        Box: {
          description: "A box.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Name" } } },
        },
      },
      schemas: { Name: { type: "string" } },
    },
  });
});

test("a name that two chapters define is refused", () => {
  const twice = `${boxes}  schemas: { Name: { type: integer } }\n`;
  expect(() => contractOf({ boxes: twice })).toThrow("shared.yaml: schemas/Name stands in another chapter as well");
});

test("a path of a chapter that the root does not list is refused", () => {
  const more = boxes.replace("paths:", "paths:\n  /lids: {}");
  expect(() => contractOf({ boxes: more })).toThrow("boxes.yaml: the root does not list /lids");
});

test("a path of the root that refers to another path is refused", () => {
  const crossed = root.replace("/boxes/{id}:", "/boxes/{key}:");
  expect(() => contractOf({ root: crossed, boxes: boxes.replace("/boxes/{id}:", "/boxes/{key}:") })).toThrow(
    "openapi.yaml: chapters/boxes.yaml#/paths/~1boxes~1%7Bid%7D is not /boxes/{key}",
  );
});

test("a reference to what another chapter than the named one defines is refused", () => {
  const astray = boxes.replace("shared.yaml#", "#");
  expect(() => contractOf({ boxes: astray })).toThrow("boxes.yaml: #/components/schemas/Name leads nowhere");
});
