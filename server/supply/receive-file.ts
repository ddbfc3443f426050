import { randomBytes } from "node:crypto";
import path from "node:path";
import { mappingsAsked } from "#domain/limits.ts";
import type { LoadMode, LoadVia } from "#domain/load.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import type { Actor } from "#machines/kit/decide.ts";
import { insert, one } from "../db/crud.ts";
import { lockLoadsOf } from "../db/queries/loads.ts";
import { mappingsOf, noteMappingOfLoad } from "../db/queries/mappings.ts";
import type { KeptDefaults } from "../db/stone-tables.ts";
import { Problem } from "../ground/problem.ts";
import { sha256Of } from "../ground/sha256-of.ts";
import type { Context } from "../house/context.ts";
import { receiveLoad } from "../workflows/move-load.ts";
import { worldOf } from "./load-world.ts";
import { type Looked, lookAtFile, type Wishes } from "./look-at-file.ts";
import type { Mapping } from "./mapping.ts";
import { openQuestions } from "./open-questions.ts";
import { readLoad } from "./read-load.ts";
import { refusedInWords } from "./unreadable.ts";

type Sent = {
  provider_id: number;
  mode: LoadMode;
  header_row: number | null;
  /** The mapping before all others of the provider. */
  earlierId: number | null;
  via: LoadVia;
  feed_id: number | null;
  goes_alone: boolean;
};
/** A file on the disk, with its sender's name for it. */
type SentFile = Pick<UploadedFile, "path" | "filename" | "size">;
type Received = { mapping_id: number; load_id: number };
/** The probable columns of a file, and the mappings of its provider by which it was looked into. */
type LookedInto = { looked: Looked; knownIds: readonly number[] };

/**
 * Takes a provider's file, whichever way it came: keeps it, looks at its columns, saves how they are read, and has its
 * rows read.
 */
export async function receiveFile(ctx: Context, sent: Sent, upload: SentFile, actor: Actor): Promise<Received> {
  return keepFile(ctx, sent, upload, { into: await lookInto(ctx, sent, upload), actor });
}

/**
 * Looks at the columns of a file. The provider's loads are not locked meanwhile: whoever sends another file does not
 * wait until this one is looked into.
 */
export async function lookInto(
  ctx: Context,
  { provider_id, earlierId, header_row }: Sent,
  upload: SentFile,
): Promise<LookedInto> {
  const provider = await one(ctx, "provider", provider_id);
  const known = await mappingsOf(ctx.db, provider.id, earlierId, mappingsAsked);
  if (earlierId !== null && known[0]?.id !== earlierId) throw new Problem("notFound");
  const looked = await look(ctx, upload, {
    wishes: header_row === null ? {} : { header_row },
    earlier: known.map(({ mapping }) => mapping as Mapping),
    fixed: fixedBy(provider.defaults),
  });
  return { looked, knownIds: known.map(({ id }) => id) };
}

/** A look that still holds. If somebody said meanwhile how the provider's columns are read, the file is looked into anew. */
async function presentLook(ctx: Context, sent: Sent, upload: SentFile, into: LookedInto): Promise<Looked> {
  const now = await mappingsOf(ctx.db, sent.provider_id, sent.earlierId, mappingsAsked);
  const isSame = now.map(({ id }) => id).join() === into.knownIds.join();
  return isSame ? into.looked : (await lookInto(ctx, sent, upload)).looked;
}

/** Keeps a file whose columns are known, and has its rows read. */
export async function keepFile(
  ctx: Context,
  sent: Sent,
  upload: SentFile,
  { into, actor }: { into: LookedInto; actor: Actor },
): Promise<Received> {
  const { provider_id, mode, via, feed_id, goes_alone } = sent;
  await lockLoadsOf(ctx.db, provider_id);
  const looked = await presentLook(ctx, sent, upload, into);
  const { id } = await saveMapping(ctx, provider_id, looked.mapping);
  const stored_name = `${randomBytes(16).toString("hex")}.dat`;
  ctx.ifRefused(() => ctx.house.files.remove(stored_name));
  await ctx.house.files.put(stored_name, upload.path, "application/octet-stream");
  const load_id = await receiveLoad(
    ctx,
    {
      provider_id,
      mode,
      via,
      feed_id,
      goes_alone,
      file_name: path.basename(upload.filename).slice(0, 200) || "file",
      stored_name,
      file_bytes: upload.size,
      file_hash: await sha256Of(upload.path),
      mapping_configuration_id: id,
      tables: looked.tables,
      columns: looked.columns,
      questions: openQuestions(looked),
    },
    actor,
  );
  await noteMappingOfLoad(ctx.db, id, load_id);
  await ctx.enqueue(readLoad, { load: load_id, reading: 1 });
  return { mapping_id: id, load_id };
}

type Known = { wishes: Wishes; earlier: readonly Mapping[]; fixed: Mapping["fixed"] };

async function look(ctx: Context, upload: SentFile, known: Known): Promise<Looked> {
  const world = await worldOf(ctx.db);
  return refusedInWords(lookAtFile({ place: upload.path, name: upload.filename, world, ...known }), "/uploadExcel");
}

/** The provider's default values, for what no column gives. */
export const fixedBy = ({ diamond_type, stone_origin, location }: KeptDefaults): Mapping["fixed"] => [
  ...(diamond_type ? [{ field: "diamond_type" as const, value: diamond_type }] : []),
  ...(stone_origin ? [{ field: "stone_origin" as const, value: String(stone_origin) }] : []),
  ...(location ? [{ field: "location" as const, value: location }] : []),
];

/** Saves the next version of a provider's mapping. The caller has locked the provider's loads. */
export async function saveMapping(
  ctx: Context,
  provider_id: number,
  mapping: Mapping,
  load_id: number | null = null,
): Promise<{ id: number; version: number }> {
  const [latest] = await mappingsOf(ctx.db, provider_id, null, 1);
  return insert(ctx, "mapping_configuration", {
    provider_id,
    version: (latest?.version ?? 0) + 1,
    mapping: JSON.stringify(mapping),
    load_id,
    created_by: ctx.actor.accountId || null,
  });
}
