import type { PaperKind } from "#domain/stone-lists.ts";
import { paperNumber } from "#domain/stone-lists.ts";
import { daysAfter } from "#domain/trade-rules.ts";
import { insert } from "../db/crud.ts";
import { oneTrip } from "../db/one-trip.ts";
import { nextSequence, type PaperRow, type TaxRow, taxesOfBusinesses, taxesOfPapers } from "../db/queries/papers.ts";
import { type KeptPaperSettings, paperSettingsOf } from "../db/queries/settings.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";

/** The draft of a paper in an act. It gets its number when everything else is decided. */
export type PaperDraft = {
  kind: PaperKind;
  holder_id: number;
  business_id: number | null;
  due_date?: string | null;
  terms?: string | null;
  /** For a credit note: the credited invoice; `reason` says why. */
  credits_id?: number;
  reason?: string;
  paper?: PaperRow;
};

/** The settings and taxes for all papers of one act. */
export type Issue = { settings: KeptPaperSettings; taxOf(draft: PaperDraft): Omit<TaxRow, "id"> };

export async function issueOf(ctx: Reading, drafts: readonly PaperDraft[]): Promise<Issue> {
  const idsOf = (key: "business_id" | "credits_id") => drafts.flatMap((draft) => draft[key] ?? []);
  const settings = await paperSettingsOf(ctx.db);
  const [businesses, invoices] = await oneTrip(
    ctx.db,
    taxesOfBusinesses(idsOf("business_id")),
    taxesOfPapers(idsOf("credits_id")),
  );
  const none = { tax_kind: "none", tax_percent: null } as const;
  return {
    settings,
    taxOf({ kind, business_id, credits_id }) {
      if (kind === "order") return { tax_kind: null, tax_percent: null };
      const found = credits_id
        ? invoices.find(({ id }) => id === credits_id)
        : businesses.find(({ id }) => id === business_id);
      return found?.tax_kind ? { tax_kind: found.tax_kind, tax_percent: found.tax_percent } : none;
    },
  };
}

/** Gives the paper its number, without a gap within its year, and writes it. */
export async function writePaper(ctx: Context, { paper: _, ...draft }: PaperDraft, issue: Issue): Promise<PaperRow> {
  const today = dayIn(ctx.house.timeZone, ctx.now);
  const year = Number(today.slice(0, 4));
  const sequence = await nextSequence(ctx.db, draft.kind, year);
  const { payment_days } = issue.settings;
  return insert(ctx, "paper", {
    ...draft,
    ...(draft.kind === "invoice" && payment_days !== null && { due_date: daysAfter(today, payment_days) }),
    ...issue.taxOf(draft),
    year,
    sequence,
    number: paperNumber(issue.settings[`${draft.kind}_prefix`], year, sequence),
    made_by: ctx.actor.accountId,
  });
}
