import { expect, test } from "vitest";
import { meanwhileSentence, tooLateSentence } from "#domain/meanwhile.ts";
import { workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";

const now = new Date("2026-11-24T17:40:00Z");
const at = "2026-11-24T17:32:00Z";

/** Nobody comes too late for a session and lists of one's own; stones move with their lines and loads. */
const elsewhere = new Set(["session", "stone", "cart", "watchlist", "notes"]);
const told = (event: string) => meanwhileSentence({ event, by: "Lena Peeters", at }, now);

test("whoever comes too late reads by name what was done, for every act of people on anything that has a status", () => {
  const unnamed = Object.values(workflows)
    .filter(({ name }) => !elsewhere.has(name))
    .flatMap(({ machine }) => describeMachine(machine).transitions)
    .filter(({ call, id }) => call !== null && told(id) === told("no.such"));
  expect(unnamed).toEqual([]);
});

test("an act of somebody else leaves nothing of one's own, and an own act does", () => {
  const event = "feed.pause";
  expect(tooLateSentence({ event, by: "Lena Peeters", at }, now)).toMatch(
    /^Lena Peeters paused this feed at .*\. Nothing of yours was written\.$/,
  );
  expect(tooLateSentence({ event, by: "Lena Peeters", at, is_own: true }, now)).toMatch(
    /^You paused this feed at .*\.$/,
  );
  expect(tooLateSentence({ event: "popup.deactivate", by: null, at }, now)).toMatch(/^Our office switched this off /);
});
