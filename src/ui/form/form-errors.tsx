import type { ReactNode } from "react";
import { Notice } from "../notice/notice.tsx";
import { type FormFailure, namedErrors } from "./form-failure.ts";

type Labels = Readonly<Record<string, { label: string } | undefined>>;

/** The errors at the head of the form: the server's sentence and the fields that it names. */
export function FormErrors({ failure, fields }: { failure: FormFailure; fields: Labels }): ReactNode {
  // An error that only repeats the sentence is left out here. It is shown at its field.
  const wrong = namedErrors(failure).filter(({ message }) => message !== failure.message);
  return (
    <div className="form-errors">
      <Notice hue="red" urgent>
        {failure.message}
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ name, message }) => (
              <li key={`${name} ${message}`}>
                {fields[name]?.label ? `${fields[name].label}: ` : ""}
                {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
