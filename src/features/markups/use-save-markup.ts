import { useState } from "react";
import { ApiError, currentOf, sentenceOf } from "#api/errors.ts";
import { savedBy } from "#api/form-outcome.ts";
import type { OperationId } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { notify } from "#ui/notice/notify.ts";
import { figureRefusal, type Markup, type RuleRow, wireOf } from "./rule-draft.ts";
import { words } from "./words.ts";

/** The subject of a set of rows. */
export type Subject =
  | { layer: "default" }
  | { layer: "associate"; associate_id: number }
  | { layer: "business"; business_id: number }
  | { layer: "business_provider"; business_id: number; provider_id: number };

/** Sentences by row, and within a row by field. `row` concerns the row as a whole. */
export type RowErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Refusal {
  message: string;
  rows: RowErrors;
  /** The rows that are stored now, if somebody else saved meanwhile. */
  stored?: Markup;
  by?: string;
}

const refreshes: readonly OperationId[] = [
  "getDefaultMarkup",
  "listAssociateMarkups",
  "listBusinessMarkups",
  "listProviderMarkups",
  "explainPrice",
];

type MarkupOperation =
  | "updateDefaultMarkup"
  | "updateAssociateMarkup"
  | "updateBusinessMarkup"
  | "updateProviderMarkup";

function refusalOf(error: unknown, sent: readonly RuleRow[], act: { operation: MarkupOperation }): Refusal {
  const rows: Record<string, Record<string, string>> = {};
  if (!(error instanceof ApiError)) return { message: sentenceOf(error), rows };
  for (const { path, message } of error.errors) {
    const [, at, field = "row"] = /^\/data\/rules\/(\d+)(?:\/(\w+))?/.exec(path) ?? [];
    const row = sent[Number(at)];
    if (row) rows[row.key] = { ...rows[row.key], [field]: message };
  }
  const stored = error.code === "staleVersion" ? currentOf(error, act) : undefined;
  // The form of a request is no matter of a person: the refused rows are.
  const message = error.code === "malformed" && Object.keys(rows).length > 0 ? words.refusedRows : error.message;
  return { message, rows, stored, by: savedBy(error) };
}

/** The refusal of rows with a text that is no figure, before anything is sent; null if each is one. */
function unreadIn(rows: readonly RuleRow[]): Refusal | null {
  const wrong = rows.flatMap((row) => {
    const { from, to, value } = row;
    const said = Object.entries({ from_carat: from, to_carat: to, value }).flatMap(([field, text]) => {
      const refusal = figureRefusal(text);
      return refusal === null ? [] : [[field, refusal] as const];
    });
    return said.length === 0 ? [] : [[row.key, Object.fromEntries(said)] as const];
  });
  return wrong.length === 0 ? null : { message: words.unread, rows: Object.fromEntries(wrong) };
}

/** Saves all rows of a subject at once, and keeps the refusal. */
export function useSaveMarkup(subject: Subject) {
  const acts = {
    default: useAct("updateDefaultMarkup", { refreshes }),
    associate: useAct("updateAssociateMarkup", { refreshes }),
    business: useAct("updateBusinessMarkup", { refreshes }),
    business_provider: useAct("updateProviderMarkup", { refreshes }),
  };
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);

  const send = (version: number, rows: readonly RuleRow[]) => {
    const change = { version, rules: rows.map(wireOf) };
    switch (subject.layer) {
      case "default":
        return acts.default.mutateAsync({ body: change });
      case "associate":
        return acts.associate.mutateAsync({ body: { ...change, associate_id: subject.associate_id } });
      case "business":
        return acts.business.mutateAsync({ body: { ...change, business_id: subject.business_id } });
      case "business_provider": {
        const { business_id, provider_id } = subject;
        return acts.business_provider.mutateAsync({ body: { ...change, business_id, provider_id } });
      }
    }
  };

  /** Answers the stored rows, or undefined after a refusal. */
  async function save(version: number, rows: readonly RuleRow[]): Promise<Markup | undefined> {
    const unread = unreadIn(rows);
    setRefusal(unread);
    if (unread) return undefined;
    setSaving(true);
    try {
      const { data, message } = await send(version, rows);
      notify.success(message);
      return data;
    } catch (error) {
      setRefusal(refusalOf(error, rows, acts[subject.layer]));
      return undefined;
    } finally {
      setSaving(false);
    }
  }

  /** Clears the refusal of a changed row, and of rows that conflicted with it. */
  const touch = (key: string) =>
    setRefusal((now) => {
      if (!now || now.stored) return now;
      const rest = Object.entries(now.rows).filter(([row, errors]) => row !== key && !errors.row);
      return rest.length > 0 ? { ...now, rows: Object.fromEntries(rest) } : null;
    });

  return { save, isSaving, refusal, touch, forget: () => setRefusal(null) };
}
