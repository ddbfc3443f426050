import { Fragment } from "react";
import { codeDigits } from "#domain/limits.ts";
import { Code } from "#ui/marks/code.tsx";
import { Prose } from "#ui/marks/prose.tsx";

const codes = new RegExp(`\\b(\\d{${codeDigits}})\\b`);

/** The text of a mail as it was written; a code in it is selected by one click. */
export const MailText = ({ text }: { text: string }) => (
  <Prose>
    {text.split(codes).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
      <Fragment key={at}>{at % 2 === 1 ? <Code>{part}</Code> : part}</Fragment>
    ))}
  </Prose>
);
