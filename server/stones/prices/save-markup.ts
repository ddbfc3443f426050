import { overlapsOf } from "#domain/markup.ts";
import { messages } from "#domain/messages.ts";
import { insertMarkupSet, type MarkupSubject, markupSetOf, replaceRules } from "../../db/queries/markup-sets.ts";
import { type FieldError, Problem } from "../../ground/problem.ts";
import type { Context } from "../../house/context.ts";
import { type Markup, markupOnWire, ruleFromWire, type WireRule } from "../../wire/markup-on-wire.ts";
import { insistOnSeen } from "../../wire/meanwhile.ts";

/** Replaces all rules of a subject's markup at once. */
export async function saveMarkup(
  ctx: Context,
  subject: MarkupSubject,
  version: number,
  wire: readonly WireRule[],
): Promise<Markup> {
  const rules = wire.map(ruleFromWire);
  insistOnSoundRules(rules);
  const before = await markupSetOf(ctx, subject, "lock");
  await insistOnSeen(ctx, "markup_set", { id: before?.id ?? 0, version: before?.version ?? 0 }, version, () =>
    markupOnWire(ctx, before, subject.layer),
  );
  if (before) await replaceRules(ctx.db, before.id, rules, ctx.now);
  else await insertMarkupSet(ctx.db, subject, rules);
  const after = await markupSetOf(ctx, subject);
  ctx.audit.push({
    workflow: "markup_set",
    item: after?.id ?? 0,
    transition: "markup_set.update",
    before: before ? { rules: before.rules } : null,
    after: { ...subject, rules: after?.rules },
  });
  return markupOnWire(ctx, after, subject.layer);
}

function insistOnSoundRules(rules: ReturnType<typeof ruleFromWire>[]): void {
  const upsideDown = rules.flatMap(({ from, to }, at) => (from > to ? [at] : []));
  refuse("rangeUpsideDown", upsideDown);
  refuse("rangesOverlap", overlapsOf(rules).flat());
}

function refuse(code: "rangeUpsideDown" | "rangesOverlap", places: number[]): void {
  const errors: FieldError[] = [...new Set(places)].map((at) => ({
    path: `/data/rules/${at}`,
    message: messages[code],
  }));
  if (errors.length > 0) throw new Problem(code, { errors });
}
