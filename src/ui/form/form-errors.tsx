import type { ReactNode } from "react";
import { messages } from "#domain/portal-messages.ts";
import { Notice } from "../notice/notice.tsx";
import { words } from "../words.ts";
import { type FormFailure, namedErrors } from "./form-failure.ts";

type Labels = Readonly<Record<string, { label: string } | undefined>>;

/**
 * The errors at the head of the form: the server's sentence, and the names of the fields to check. An error of a field
 * is told at the field alone, so that nothing is read twice. An error without a field in this form is told here.
 */
export function FormErrors({ failure, fields }: { failure: FormFailure; fields: Labels }): ReactNode {
  // An error that only repeats the sentence is left out here. It is shown at its field.
  const wrong = namedErrors(failure).filter(({ message }) => message !== failure.message);
  const told = wrong.filter(({ name }) => fields[name]?.label);
  const labels = new Set(told.flatMap(({ name }) => fields[name]?.label ?? []));
  // An error of a group adds nothing to those of its fields: it is wrong because they are.
  const isOfGroup = (group: string) => told.some(({ name }) => name.startsWith(`${group}.`));
  const other = wrong.filter(({ name }) => !fields[name]?.label && !isOfGroup(name));
  // "The request is malformed" says nothing to a person who is shown the fields.
  const sentence = labels.size > 0 && failure.message === messages.malformed ? "" : failure.message;
  return (
    <div className="form-errors">
      <Notice hue="red" urgent>
        {sentence} {labels.size > 0 && words.checkFields([...labels])}
        {other.length > 0 && (
          <ul>
            {other.map(({ name, message }) => (
              <li key={`${name} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
