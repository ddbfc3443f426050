import { faultSaid } from "./chain.ts";
import { disagreements } from "./checkpoint.ts";
import { type CheckpointVerdict, isGood, isProved, type Verdict } from "./verify.ts";

const SHOWN = 10;
const count = (number: number) => number.toLocaleString("en-US");
const entries = (number: number) => `${count(number)} ${number === 1 ? "entry" : "entries"}`;

/** The verdict as a person reads it, line by line. */
export const verdictWords = (verdict: Verdict, seconds: number): string[] => [
  `The log of ${verdict.source}: ${entries(verdict.rows)} read in ${seconds.toFixed(1)} s; the last is entry ${count(verdict.to)} with the hash ${verdict.head}`,
  ...chainWords(verdict),
  ...signatureWords(verdict),
  ...keyWords(verdict),
  ...checkpointWords(verdict.checkpoints),
  ...conformanceWords(verdict),
  closing(verdict),
];

/** The closing line says what could not be checked: a file that was forged as a whole looks like a true one. */
function closing(verdict: Verdict): string {
  if (!isGood(verdict)) return "SOMETHING IS WRONG.";
  if (isProved(verdict)) return "Nothing is wrong.";
  if (!verdict.isChain) return "Nothing is wrong with these entries. Whether others are missing cannot be seen.";
  const isKept = verdict.checkpoints.some(({ isHere, why }) => !isHere && why === null);
  return isKept || (verdict.signature !== null && verdict.key?.vouched === null)
    ? "Nothing wrong was found, but nobody vouches for the key."
    : "Nothing wrong was found, but only a kept checkpoint proves that nothing was cut off or rewritten.";
}

function keyWords({ key }: Verdict): string[] {
  if (!key) return ["key          not known here: give --key, or nobody can tell who signed"];
  const words = {
    named: "the one that you gave",
    checkpoint: "the one named in the checkpoint that you kept",
    house: "the key of this house",
    none: "NAMED BY THE FILE ALONE: ask the house for its key in another way, and give it with --key",
  };
  return [`key          ${key.fingerprint}, ${words[key.vouched ?? "none"]}`];
}

function chainWords({ isChain, faults, faultCount }: Verdict): string[] {
  if (faultCount === 0)
    return [
      isChain
        ? "chain        whole: each entry matches its hash and carries the hash of the previous one"
        : "entries      picked by a filter: each matches its hash; whether others are missing cannot be seen",
    ];
  return [
    `chain        BROKEN in ${count(faultCount)} ${faultCount === 1 ? "place" : "places"}`,
    ...faults.slice(0, SHOWN).map((fault) => `             ${faultSaid(fault)}`),
    ...more(faultCount),
  ];
}

function signatureWords({ signature }: Verdict): string[] {
  if (signature === null) return [];
  const words = {
    good: "good: the file is as this key signed it",
    otherKey: "WRONG: the file was signed with a key other than the one that you gave",
    wrong: "WRONG: the file was changed after it was signed",
    missing: "MISSING: the file was cut off, or was never complete",
  };
  return [`signature    ${words[signature]}`];
}

function checkpointWords(checkpoints: readonly CheckpointVerdict[]): string[] {
  if (checkpoints.length === 0)
    return [
      "checkpoint   none: a chain alone does not show that the end of a log was cut off or that the whole log was rewritten",
    ];
  const wrong = checkpoints.filter(({ why }) => why !== null && why !== "outside");
  const outside = checkpoints.filter(({ why }) => why === "outside").length;
  const isKept = checkpoints.some(({ isHere }) => !isHere);
  const agreeing = checkpoints.length - wrong.length - outside;
  return [
    ...(agreeing > 0 ? [`checkpoints  ${count(agreeing)} ${agreeing === 1 ? "agrees" : "agree"}`] : []),
    ...(outside > 0
      ? [
          `checkpoints  ${count(outside)} ${outside === 1 ? "is about an entry that is" : "are about entries that are"} not in this file`,
        ]
      : []),
    ...wrong
      .slice(0, SHOWN)
      .map(
        ({ size, at, keptIn, why }) =>
          `checkpoint   DISAGREES: made at ${at} over ${entries(size)}, ${keptIn}: ${why && why !== "outside" ? disagreements[why] : ""}`,
      ),
    ...more(wrong.length),
    ...(isKept ? [] : ["checkpoint   none was kept elsewhere: whoever owns the house's database can change these too"]),
  ];
}

function conformanceWords({ conformance }: Verdict): string[] {
  if (!conformance) return ["conformance  not judged: a part of the log does not hold whole histories"];
  const { items, steps, kinds, shown, notRecorded } = conformance;
  const of = `${count(items)} ${items === 1 ? "history" : "histories"} with ${count(steps)} ${steps === 1 ? "step" : "steps"}`;
  const early =
    notRecorded === 0
      ? []
      : [
          `             for ${count(notRecorded)} ${notRecorded === 1 ? "step" : "steps"} the log does not record who decided`,
        ];
  if (conformance.count === 0) return [`conformance  ${of}: all conform`, ...early];
  return [
    `conformance  ${count(conformance.count)} ${conformance.count === 1 ? "DEVIATION" : "DEVIATIONS"} in ${of}`,
    ...early,
    ...Object.entries(kinds).map(([kind, many]) => `             ${kind} ${count(many)}`),
    ...shown
      .slice(0, SHOWN)
      .map(
        ({ workflow, item, seq, detail }) =>
          `             ${workflow} ${item}${seq ? `, entry ${seq}` : ""}: ${detail}`,
      ),
    ...more(conformance.count),
  ];
}

const more = (number: number) => (number > SHOWN ? [`             … and ${count(number - SHOWN)} more`] : []);
