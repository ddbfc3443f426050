import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import type { PaperSettings } from "#domain/paper-settings.ts";
import { followsDue } from "#domain/paper-terms.ts";
import { paperKinds } from "#domain/stone-lists.ts";
import { one, patch } from "../db/crud.ts";
import { isPrefixTaken } from "../db/queries/papers.ts";
import { paperSettingsOf, settingSavedBy } from "../db/queries/settings.ts";
import { replaceFile } from "../files/stored-files.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { fileUrl } from "../house/file-url.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

/** The house's words on its papers. A change is for papers issued later. */
export const paperSettings = {
  getPaperSettings: (_, ctx) => shown(ctx),
  setPaperSettings: async ({ body: { version, removeFiles, ...given }, files }, ctx) => {
    const { id } = await paperSettingsOf(ctx.db);
    await one(ctx, "setting", id, "lock");
    const now = await paperSettingsOf(ctx.db);
    await insistOnSeen(ctx, "setting", { id, version: now.version }, version, () => shown(ctx));
    insistOnDue(given);
    await insistOnPrefixes(ctx, given);
    // The previous logo stays in the store: papers were issued with it.
    const logo = await replaceFile(ctx, "logo", now.logo?.id ?? null, files.logo[0], removeFiles);
    const logo_id = logo === undefined ? (now.logo?.id ?? null) : logo;
    await patch(ctx, "setting", id, { value: JSON.stringify({ ...written(given), logo_id }) });
    return shown(ctx);
  },
} satisfies Partial<Handlers>;

async function shown(ctx: Reading): Promise<Data<"getPaperSettings">> {
  const { id, updated_at, logo, ...settings } = await paperSettingsOf(ctx.db);
  const saved_by = await settingSavedBy(ctx.db, id);
  return {
    ...settings,
    logo: logo && { id: logo.id, url: fileUrl(logo.name) },
    saved_by,
    saved_at: saved_by && updated_at.toISOString(),
  };
}

/** The settings with blank texts as null. */
const written = (settings: PaperSettings): PaperSettings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, typeof value === "string" ? value.trim() || null : value]),
  ) as PaperSettings;

/** Refuses payment terms that name the due date of invoices without one: nothing could be printed there. */
function insistOnDue({ payment_terms, payment_days }: PaperSettings): void {
  if (payment_days !== null || !followsDue(payment_terms)) return;
  const errors = [{ path: "/data/payment_days", message: messages.termsWithoutDue }];
  throw new Problem("termsWithoutDue", { errors });
}

/** Refuses a prefix that another kind has or ever had: a number must tell its kind. */
async function insistOnPrefixes(ctx: Reading, settings: PaperSettings): Promise<void> {
  const errors = [];
  for (const kind of paperKinds) {
    const prefix = settings[`${kind}_prefix`];
    const isShared = paperKinds.some((other) => other !== kind && settings[`${other}_prefix`] === prefix);
    if (isShared || (await isPrefixTaken(ctx.db, kind, prefix)))
      errors.push({ path: `/data/${kind}_prefix`, message: messages.prefixTaken });
  }
  if (errors.length > 0) throw new Problem("prefixTaken", { errors });
}
