import { faultWords } from "./chain.ts";
import { disagreements } from "./checkpoint.ts";
import { type CheckpointVerdict, isGood, type Verdict } from "./verify.ts";

const SHOWN = 10;
const count = (number: number) => number.toLocaleString("en-US");
const entries = (number: number) => `${count(number)} ${number === 1 ? "entry" : "entries"}`;

/** The verdict as a person reads it, line by line. */
export const verdictWords = (verdict: Verdict, seconds: number): string[] => [
  `The log of ${verdict.source}: ${entries(verdict.rows)} read in ${seconds.toFixed(1)} s, the last is ${count(verdict.to)} with hash ${verdict.head}`,
  ...chainWords(verdict),
  ...signatureWords(verdict),
  ...checkpointWords(verdict.checkpoints),
  ...conformanceWords(verdict),
  isGood(verdict) ? "Nothing is wrong." : "SOMETHING IS WRONG.",
];

function chainWords({ isChain, faults, faultCount }: Verdict): string[] {
  if (faultCount === 0)
    return [
      isChain
        ? "chain        whole: each entry is the text that was hashed and names the one before it"
        : "entries      picked by a filter: each is the text that was hashed; whether others are missing nobody can say",
    ];
  return [
    `chain        BROKEN in ${count(faultCount)} ${faultCount === 1 ? "place" : "places"}`,
    ...faults.slice(0, SHOWN).map(({ seq, kind }) => `             entry ${seq} ${faultWords[kind]}`),
    ...more(faultCount),
  ];
}

function signatureWords({ signature }: Verdict): string[] {
  if (signature === null) return [];
  const words = {
    good: "good: the file is as the house signed it",
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
  ];
}

function conformanceWords({ conformance }: Verdict): string[] {
  if (!conformance) return ["conformance  not judged: a part of the log does not tell a whole history"];
  const { items, steps, kinds, shown } = conformance;
  if (conformance.count === 0)
    return [`conformance  ${count(items)} histories of ${count(steps)} steps went as their machines say`];
  return [
    `conformance  ${count(conformance.count)} DEVIATIONS in ${count(items)} histories of ${count(steps)} steps`,
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
