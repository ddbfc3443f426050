import type { Data } from "#api/operation-types.ts";
import type { KeptPaper, PaperPeople } from "#domain/kept-paper.ts";
import { memoStateOf } from "#domain/paper.ts";
import type { PrintedKind } from "#domain/stone-lists.ts";
import { reachOf } from "../access/client.ts";
import {
  memoStatuses,
  type PaperDocument,
  paperDocument,
  papersAfter,
  proofOf,
} from "../db/queries/paper-documents.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { fileUrl } from "../house/file-url.ts";

export type Paper = Data<"getPaper">;
type Printed = Omit<PaperDocument, "kind" | "shown" | "people"> & {
  kind: PrintedKind;
  shown: KeptPaper;
  people: PaperPeople;
};
/** A paper as it was issued, with its proof. */
export type PrintedPaper = Printed & { proof: Paper["proof"] };

/** A paper as it was issued, if the actor may read it: its print, without anything later. */
export async function printedPaper(ctx: Reading, id: number): Promise<PrintedPaper> {
  return { ...(await insistOnPaper(ctx, id)), proof: await proofOf(ctx.db, id) };
}

/** A paper as the wire has it, with its present state. */
export async function paperOnWire(ctx: Reading, id: number): Promise<Paper> {
  const paper = await printedPaper(ctx, id);
  const { kind, number, due_date, created_at, version, shown, people, proof } = paper;
  const statuses = kind === "memo" ? await memoStatuses(ctx.db, id) : new Map<number, number>();
  const state = kind === "memo" ? memoStateOf([...statuses.values()]) : null;
  const isOut = state === "open" || state === "partial";
  return {
    ...shown,
    id,
    kind,
    number,
    state,
    due_date,
    version,
    proof,
    house: { ...shown.house, logo: shown.house.logo && fileUrl(shown.house.logo) },
    created_at: created_at.toISOString(),
    is_overdue: isOut && due_date !== null && due_date < dayIn(ctx.house.timeZone, ctx.now),
    client: { id: paper.holder_id, role_id: paper.holder_role_id, ...people.client },
    made_by: { id: paper.made_by, role_id: paper.maker_role_id, ...people.made_by },
    salesperson: people.salesperson,
    lines: shown.lines.map((line) => ({ ...line, status: (statuses.get(line.line_id) ?? null) as 1 | 2 | 3 | null })),
    followed_by: await papersAfter(ctx.db, { id, kind }),
  };
}

/** The screen of each kind; a credit note is on that of its invoice. */
const screenOf: Record<PrintedKind, string> = { memo: "memo", invoice: "invoice", credit: "invoice" };

/** Refuses a paper without the right to its kind's screen. A paper out of the actor's reach is not found. */
async function insistOnPaper(ctx: Reading, id: number): Promise<Printed> {
  const paper = await paperDocument(ctx.db, id);
  if (!paper || paper.kind === "order") throw new Problem("notFound");
  const { kind, holder_id, associate_id, shown, people } = paper;
  const mayRead = (place: string) => may(ctx.actor, `${place}/${screenOf[kind]}:read`);
  if (!mayRead("transaction") && !mayRead("customer-profile")) throw new Problem("forbidden");
  if (reachOf(ctx.actor, { id: holder_id, associate_id }).length === 0) throw new Problem("notFound");
  if (!shown || !people) throw new Error(`what paper ${id} says was not kept`);
  return { ...paper, kind, shown, people };
}
