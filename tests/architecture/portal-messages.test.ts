import { expect, test } from "vitest";
import { messages } from "#domain/portal-messages.ts";
import { sourceFiles } from "#support/source-files.ts";

const portal = sourceFiles(["src"])
  .filter(({ path }) => !path.endsWith("/portal-messages.ts"))
  .map(({ text }) => text)
  .join("\n");

test("each sentence that a browser fetches with its first page is said by the portal or by a machine", () => {
  const isSaid = (key: string) => portal.includes(`"${key}"`) || new RegExp(`\\bmessages\\.${key}\\b`).test(portal);
  expect(isSaid("transitionRefused")).toBe(true);
  expect(Object.keys(messages).filter((key) => !isSaid(key))).toEqual([]);
});
