import type { FindingCode } from "./supply-words.ts";

interface Finding {
  code: string;
  sentence: string;
  field: string | null;
}
type LabelOf = (field: string) => string;

/** The findings whose sentence is the same for every field. */
const namesNoField: ReadonlySet<string> = new Set<FindingCode>([
  "neededCodeUnknown",
  "neededUnreadable",
  "neededCellError",
  "codeUnknown",
  "numberUnreadable",
  "numberAmbiguous",
  "numberOutOfRange",
  "numberUnusual",
  "numberRounded",
  "decimalMixed",
  "joinedUnreadable",
  "textCleaned",
  "textTooLong",
  "textUnreadable",
  "linkUnreadable",
  "cellError",
  "cellWithoutValue",
]);

/** A label within a sentence: "price per carat", but "GIA number". */
const lowered = (label: string) => (/^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One sentence about the fields of one finding. Most sentences name their field by themselves. */
function said(code: string, sentence: string, labels: readonly string[]): string {
  if (labels.length === 0) return sentence;
  const together = labels.map(lowered).join(", ");
  if (code === "neededMissing") return `Missing: ${together}.`;
  return namesNoField.has(code) ? `${raised(together)}: ${sentence}` : sentence;
}

/** The findings of a row in words: each sentence once, with the fields that it is about. */
export function findingsSaid(findings: readonly Finding[], labelOf: LabelOf): string[] {
  const fieldsOf = new Map<string, { code: string; fields: Set<string> }>();
  for (const { code, sentence, field } of findings) {
    const one = fieldsOf.get(sentence) ?? { code, fields: new Set<string>() };
    fieldsOf.set(sentence, one);
    if (field !== null) one.fields.add(field);
  }
  return [...fieldsOf].map(([sentence, { code, fields }]) => said(code, sentence, [...fields].map(labelOf)));
}
