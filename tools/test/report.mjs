import { readFileSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** The seconds of each part, and the count of tests, when a tier was last kept by `--keep`. */
const KEPT = new URL("../../tests/seconds.json", import.meta.url);
const LITTLE = 5; // Seconds that a busy moment adds to anything.

/** Prints the skipped parts, the seconds of each part and at last the line that counts, and sets the exit code. */
export function report(results, { tier, seconds, isComplete, isKept }) {
  const skipped = results.filter((result) => result.skipped);
  const left = results.filter((result) => result.left > 0);
  console.log("");
  for (const { name, skipped: why } of skipped) console.log(`test: !!!! SKIPPED: ${name}: ${why}`);
  for (const { name, left: tests } of left) console.log(`test: !!!! ${tests} tests skipped in: ${name}`);
  const sum = (key) => results.reduce((all, result) => all + result[key], 0);
  const taken = Object.fromEntries(results.map((result) => [result.name, Math.round(result.seconds)]));
  if (isComplete) taken["from beginning to end"] = Math.round(seconds);
  const kept = JSON.parse(readFileSync(KEPT, "utf8"));
  for (const line of table(taken, kept[tier]?.seconds ?? {})) console.log(`test: ${line}`);
  const costs = results.flatMap(({ cost }) => cost ?? []).filter((cost) => cost.seconds > 0);
  for (const cost of costs) console.log(`test: processor seconds of ${cost.of}: ${Math.round(cost.seconds)}`);
  for (const { file, seconds: long } of longest(results)) console.log(`test: long: ${Math.round(long)} s ${file}`);
  for (const { name, failures = [] } of results)
    for (const failure of failures) console.log(`test: FAILED: ${name}: ${oneLine(failure)}`);
  const isGreen = sum("failed") === 0;
  const counted = { seconds: taken, tests: sum("passed"), files: results.flatMap(({ files = [] }) => files).length };
  if (isKept && isComplete && isGreen) {
    kept[tier] = counted;
    writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
  }
  if (tier === "day" && isComplete && kept.whole) console.log(`test: ${beyond(counted, kept.whole)}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  const mustBeWhole = process.env.CI === "true" && (skipped.length > 0 || left.length > 0);
  // Not process.exit: it would cut off output that a pipe has not taken yet.
  process.exitCode = !isGreen || mustBeWhole ? 1 : 0;
}

const beyond = (day, whole) =>
  `npm run test:whole has ${whole.tests - day.tests} tests and ${whole.files - day.files} files beyond these`;

/** The files that take the most time, whatever their part. */
const longest = (results) =>
  results
    .flatMap(({ files = [] }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MANY);
const MANY = 40;

const LONG = 400; // Characters of a failure. The whole of it is printed with its part.

const oneLine = (text) => stripVTControlCharacters(text).replaceAll(/\s+/g, " ").slice(0, LONG);

/**
 * The seconds now and at the last landing, a line a part. A part that grew by a fifth is marked. Suites share their
 * lane's time.
 */
function table(taken, kept) {
  const wide = Math.max(0, ...Object.keys(taken).map((name) => name.length));
  const row = (name, now, before, remark = "") =>
    `${name.padEnd(wide)}  ${String(now).padStart(7)}  ${String(before).padStart(7)}  ${remark}`.trimEnd();
  const lines = Object.entries(taken).map(([name, now]) => {
    const before = kept[name];
    const isSlower = before !== undefined && now > before * 1.2 && now - before > LITTLE;
    return row(name, now, before ?? "–", isSlower ? "grew by a fifth or more" : "");
  });
  return [row("seconds", "now", "landed"), ...lines];
}
