import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { subMaster as subMasterWorkflow } from "#machines/active-toggle.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import {
  isMasterCode,
  subMasterById,
  subMasterIds,
  subMasterPlaces,
  subMasters as subMastersOf,
  usesOf,
} from "../db/queries/masters.ts";
import { providersAt } from "../db/queries/providers.ts";
import { stonesUsing } from "../db/queries/stone-attributes.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { discardFile, replaceFile } from "../files/stored-files.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { fileUrl } from "../house/file-url.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistUnused } from "../settings/in-use.ts";
import { lockedWithMaster, makeDefault, putInOrder } from "../settings/sub-master-order.ts";
import { insistOnSeen, insistOnSeenOrder, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { insistOnSeenDefault } from "../wire/seen-default.ts";
import { switchActive } from "../workflows/switch-active.ts";

/** The stones, and the providers' default values, with this value. They name their attributes by code, not by id. */
async function usesByCode(ctx: Reading, id: number) {
  const { master_code, code } = await subMasterById(ctx.db, id);
  const uses = [
    { table: "stone", count: await stonesUsing(ctx.db, master_code, code) },
    { table: "provider", count: master_code === "LOCATION" ? await providersAt(ctx.db, code) : 0 },
  ];
  return uses.filter(({ count }) => count > 0);
}

type SubMaster = Data<"createSubMaster">;
type Place = { id: number; master_id: number };
type Row = Awaited<ReturnType<typeof subMasterById>>;

const sortable = {
  sequence: "s.sequence",
  code: "s.code",
  name: "s.name",
  master_code: "m.code",
  is_active: "s.is_active",
  is_default: "s.is_default",
  is_display: "s.is_display",
  created_at: "s.created_at",
  updated_at: "s.updated_at",
};
const codeTaken = () => new Problem("codeTaken", { errors: [{ path: "/data/code", message: messages.codeTaken }] });

function present({ image_id, image_name, ...row }: Row): SubMaster {
  return {
    ...row,
    image: image_id && image_name ? { id: image_id, url: fileUrl(image_name) } : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A value with the number of its stones. */
async function counted(ctx: Reading, row: Row): Promise<SubMaster> {
  return { ...present(row), stones: await stonesUsing(ctx.db, row.master_code, row.code) };
}
const shown = async (ctx: Reading, id: number) => present(await subMasterById(ctx.db, id));

/** Refuses another master: a row may be sent back whole (spec §3). */
function insistItStays(sent: number | undefined, { master_id }: Place) {
  const errors = [{ path: "/data/master_id", message: messages.subMasterStays }];
  if (sent !== undefined && sent !== master_id) throw new Problem("malformed", { errors });
}

/** Switches a value whose flag came otherwise than it is: a form sends it back as it is, which moves nothing. */
async function switchTo(ctx: Context, row: { id: number; is_active: boolean }, isActive = row.is_active) {
  if (isActive !== row.is_active) await switchActive(ctx, subMasterWorkflow, "sub_master", row.id, isActive);
}

/** Makes a value the default of its list, unless another one became it after the sender looked. */
async function chooseDefault(ctx: Context, { id, master_id }: Place, seen: number | null | undefined) {
  await insistOnSeenDefault(ctx, master_id, seen);
  await makeDefault(ctx, master_id, id);
}

/** Moves a value to the place that is named for it in its list, or to the end of a shorter list. */
async function moveTo(ctx: Context, { id, master_id }: Place, sequence: number | undefined) {
  if (sequence === undefined) return;
  const ids = await subMasterIds(ctx.db, master_id);
  const others = ids.filter((other) => other !== id);
  const after = others.toSpliced(sequence - 1, 0, id);
  if (ids.indexOf(id) !== after.indexOf(id)) await putInOrder(ctx, master_id, ids, after);
}

export const subMasters = {
  listSubMasters: async ({ query }, ctx) => {
    const onlyOffered = !may(ctx.actor, "settings/master-settings/master:read");
    if (query.code && !(await isMasterCode(ctx.db, query.code))) throw new Problem("notFound");
    if (query.masterId) await one(ctx, "master", query.masterId);
    const order = orderBy(
      query.sort,
      sortable,
      query.code || query.masterId ? "sequence" : "master_code,sequence",
      "s.id",
    );
    const filter = { ...query, id: query.stones_of, onlyOffered };
    const { data, pagination } = await page(subMastersOf(ctx.db, filter).orderBy(order), query);
    const isCounted = query.stones_of !== undefined && !onlyOffered;
    return {
      data: isCounted ? await Promise.all(data.map((row) => counted(ctx, row))) : data.map(present),
      pagination,
    };
  },
  createSubMaster: async ({ body, files }, ctx) => {
    const { sequence, seen_default, ...values } = body;
    await one(ctx, "master", body.master_id, "lock"); // changes of the sorting in this list take turns
    const places = await subMasterPlaces(ctx.db, body.master_id);
    const ids = places.map(({ id }) => id);
    const last = places.at(-1)?.sequence ?? 0;
    const isFree = sequence !== undefined && places.every((other) => other.sequence !== sequence);
    const image = await replaceFile(ctx, "image", null, files.image[0]);
    const row = await orTaken(
      insert(ctx, "sub_master", {
        ...values,
        is_default: false,
        image_id: image ?? null,
        sequence: isFree ? sequence : last + 1,
      }),
      { sub_master_master_id_code_key: codeTaken },
    );
    if (values.is_default) await chooseDefault(ctx, row, seen_default);
    if (sequence !== undefined && !isFree) {
      const at = places.findIndex((other) => other.sequence === sequence);
      await putInOrder(ctx, values.master_id, [...ids, row.id], ids.toSpliced(at, 0, row.id));
    }
    return shown(ctx, row.id);
  },
  updateSubMaster: async ({ path, body, files }, ctx) => {
    const { removeFiles, is_default, seen_default, is_active, master_id, sequence, ...change } = body;
    const row = await lockedWithMaster(ctx, path.id);
    await insistOnSeen(ctx, "sub_master", row, body.version, () => shown(ctx, path.id));
    insistItStays(master_id, row);
    if (change.code !== undefined && change.code !== row.code)
      insistUnused(await usesByCode(ctx, path.id), "/data/code");
    const image = await replaceFile(ctx, "image", row.image_id, files.image[0], removeFiles);
    await orTaken(
      patch(ctx, "sub_master", path.id, {
        ...change,
        ...(is_default === false && { is_default }),
        ...(image !== undefined && { image_id: image }),
      }),
      { sub_master_master_id_code_key: codeTaken },
    );
    if (is_default && !row.is_default) await chooseDefault(ctx, row, seen_default);
    await moveTo(ctx, row, sequence);
    await switchTo(ctx, row, is_active);
    if (image !== undefined) await discardFile(ctx, row.image_id);
    return shown(ctx, path.id);
  },
  deleteSubMaster: async ({ path, query }, ctx) => {
    const row = await lockedWithMaster(ctx, path.id);
    await insistOnSeenToDelete(ctx, "sub_master", row, query.version);
    const before = await subMasterIds(ctx.db, row.master_id);
    insistUnused([...(await usesOf(ctx.db, "sub_master", path.id)), ...(await usesByCode(ctx, path.id))]);
    await remove(ctx, "sub_master", path.id);
    await discardFile(ctx, row.image_id);
    await putInOrder(
      ctx,
      row.master_id,
      before,
      before.filter((id) => id !== row.id),
    );
    return null;
  },
  setSubMasterStatus: async ({ path, body }, ctx) => {
    await switchActive(ctx, subMasterWorkflow, "sub_master", path.id, body.is_active);
    return shown(ctx, path.id);
  },
  reorderSubMasters: async ({ body }, ctx) => {
    const { master_id, ids } = body;
    await one(ctx, "master", master_id, "lock");
    const present = await subMasterIds(ctx.db, master_id);
    const { seen = present } = body;
    const all = [...new Set([...present, ...seen])];
    await insistOnSeenOrder(ctx, { id: master_id, seen, present }, [
      { kept: "master", ids: [master_id], besides: ["master.insert", "master.update"] },
      {
        kept: "sub_master",
        ids: all,
        besides: ["sub_master.update", "sub_master.makeDefault", "sub_master.loseDefault"],
      },
    ]);
    const isWhole = present.length === ids.length && new Set([...present, ...ids]).size === present.length;
    if (!isWhole) throw new Problem("sequenceChanged");
    await putInOrder(ctx, master_id, present, ids);
    return null;
  },
} satisfies Partial<Handlers>;
