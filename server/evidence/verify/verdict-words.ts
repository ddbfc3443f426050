import { faultSaid } from "./chain.ts";
import { disagreements } from "./checkpoint.ts";
import { type CheckpointVerdict, isGood, isProved, type Verdict } from "./verify.ts";

const SHOWN = 10;
const count = (number: number) => number.toLocaleString("en-US");
const entries = (number: number) => `${count(number)} ${number === 1 ? "entry" : "entries"}`;

/** The verdict as a person reads it, line by line. */
export const verdictWords = (verdict: Verdict, seconds: number): string[] => [
  `The log of ${verdict.source}: ${entries(verdict.rows)} read in ${seconds.toFixed(1)} s, the last is ${count(verdict.to)} with hash ${verdict.head}`,
  ...chainWords(verdict),
  ...signatureWords(verdict),
  ...keyWords(verdict),
  ...checkpointWords(verdict.checkpoints),
  ...conformanceWords(verdict),
  closing(verdict),
];

/** Whoever sees less is told so: a file that was forged as a whole looks like one that is true. */
function closing(verdict: Verdict): string {
  if (!isGood(verdict)) return "SOMETHING IS WRONG.";
  if (isProved(verdict)) return "Nothing is wrong.";
  if (!verdict.isChain) return "Nothing is wrong with these entries; whether others are missing nobody can see.";
  const isKept = verdict.checkpoints.some(({ isHere, why }) => !isHere && why === null);
  return isKept || (verdict.signature !== null && verdict.key?.vouched === null)
    ? "Nothing is wrong that one can see, under a key that nobody vouches for."
    : "Nothing is wrong that one can see without a kept checkpoint.";
}

function keyWords({ key }: Verdict): string[] {
  if (!key) return ["key          not known here: say --key, or nobody can tell who signed"];
  const words = {
    named: "as you named it",
    checkpoint: "as the checkpoint names it that you kept",
    house: "of this house",
    none: "WHICH THE FILE ALONE NAMES: ask the house for it by another way, and say --key",
  };
  return [`key          ${key.fingerprint}, ${words[key.vouched ?? "none"]}`];
}

function chainWords({ isChain, faults, faultCount }: Verdict): string[] {
  if (faultCount === 0)
    return [
      isChain
        ? "chain        whole: each entry is the text that was hashed and names the one before it"
        : "entries      picked by a filter: each is the text that was hashed; whether others are missing nobody can say",
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
    otherKey: "WRONG: the file is signed by another key than the one that you named",
    wrong: "WRONG: the file is not as it was signed",
    missing: "MISSING: the file was cut, or was never complete",
  };
  return [`signature    ${words[signature]}`];
}

function checkpointWords(checkpoints: readonly CheckpointVerdict[]): string[] {
  if (checkpoints.length === 0)
    return [
      "checkpoint   none: a chain alone tells nothing of a log whose end was cut, or that was written anew as a whole",
    ];
  const wrong = checkpoints.filter(({ why }) => why !== null && why !== "outside");
  const outside = checkpoints.filter(({ why }) => why === "outside").length;
  const isKept = checkpoints.some(({ isHere }) => !isHere);
  const agreeing = checkpoints.length - wrong.length - outside;
  return [
    ...(agreeing > 0 ? [`checkpoints  ${count(agreeing)} agree`] : []),
    ...(outside > 0 ? [`checkpoints  ${count(outside)} about entries that are not in this file`] : []),
    ...wrong
      .slice(0, SHOWN)
      .map(
        ({ size, at, keptIn, why }) =>
          `checkpoint   DISAGREES: of ${at}, ${entries(size)}, ${keptIn}: ${why && why !== "outside" ? disagreements[why] : ""}`,
      ),
    ...more(wrong.length),
    ...(isKept ? [] : ["checkpoint   none that was kept elsewhere: whoever owns the house's database owns these too"]),
  ];
}

function conformanceWords({ conformance }: Verdict): string[] {
  if (!conformance) return ["conformance  not judged: a part of the log does not tell a whole history"];
  const { items, steps, kinds, shown, notRecorded } = conformance;
  const of = `${count(items)} ${items === 1 ? "history" : "histories"} of ${count(steps)} ${steps === 1 ? "step" : "steps"}`;
  const early =
    notRecorded === 0
      ? []
      : [`             of ${count(notRecorded)} steps the log does not say as whom they were decided`];
  if (conformance.count === 0) return [`conformance  ${of} went as their machines say`, ...early];
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
