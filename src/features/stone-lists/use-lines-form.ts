import { useState } from "react";
import type { LinesForm } from "./lines-drawer.tsx";

/** The form beside a list. It covers the line that was open when it was asked for, and closes with it. */
export function useLinesForm(line: number | undefined) {
  const [asked, setAsked] = useState<{ form: LinesForm; line: number | undefined }>();
  return {
    form: asked && asked.line === line ? asked.form : undefined,
    ask: (form: LinesForm) => setAsked({ form, line }),
    close: () => setAsked(undefined),
  };
}
