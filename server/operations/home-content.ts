import type { Body } from "#api/operation-types.ts";
import type { ContentKind } from "#domain/home-content.ts";
import { messages } from "#domain/messages.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import { isBuyer } from "../access/client.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import { contentRows, shownRows, tellOfContent } from "../db/queries/home-content.ts";
import { orderBy } from "../db/sort.ts";
import { discardFile } from "../files/stored-files.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { contentOf, insistOnContent, picturesAfter, presentContent, today } from "../settings/home-content.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";

const sortable = {
  title: "title",
  page: "page",
  start_date: "start_date",
  end_date: "end_date",
  is_active: "is_active",
  updated_at: "updated_at",
};

type Asked = { page: number; size: number; search?: string; is_active?: boolean; sort?: string };
type New = Body<"createBanner"> | Body<"createPopup">;
type Change = Body<"updateBanner">;

async function shown(ctx: Reading, kind: ContentKind, id: number) {
  const [content] = await presentContent(ctx, [await one(ctx, contentOf[kind].table, id)]);
  if (!content) throw new Problem("notFound");
  return content;
}

async function list(ctx: Reading, kind: ContentKind, query: Asked) {
  const order = orderBy(query.sort, sortable, "-start_date", "id");
  const rows = contentRows(ctx.db, contentOf[kind].table, query).orderBy(order);
  const { data, pagination } = await page(rows, query);
  return { data: await presentContent(ctx, data), pagination };
}

async function create(ctx: Context, kind: ContentKind, body: New, uploads: readonly UploadedFile[]) {
  insistOnContent(body, body.description);
  const { after } = await picturesAfter(ctx, [], {}, uploads);
  const { id } = await insert(ctx, contentOf[kind].table, { ...body, image_ids: after });
  await tellOfContent(ctx.db);
  return shown(ctx, kind, id);
}

async function update(ctx: Context, kind: ContentKind, id: number, body: Change, uploads: readonly UploadedFile[]) {
  const { table, workflow } = contentOf[kind];
  const { is_active, images, removeFiles, version, ...change } = body;
  const row = await one(ctx, table, id, "lock");
  const isToggle = is_active !== undefined && Object.keys(body).length === 1;
  if (!isToggle) await insistOnSeen(ctx, table, row, insistOnVersion(version), () => shown(ctx, kind, id));
  insistOnContent({ ...row, ...change }, change.description);
  const { after, removed } = await picturesAfter(ctx, row.image_ids, { images, removeFiles }, uploads);
  const isSame = after.join() === row.image_ids.join();
  // Spec §4: a status call toggles. A form sends the flag back as it is, which moves nothing.
  if (is_active !== undefined && (isToggle || is_active !== row.is_active))
    await switchActive(ctx, workflow, table, id, is_active);
  if (Object.keys(change).length > 0 || !isSame) await patch(ctx, table, id, { ...change, image_ids: after });
  await tellOfContent(ctx.db);
  for (const file of removed) await discardFile(ctx, file);
  return shown(ctx, kind, id);
}

/** Whoever changes more than the flag must have read the row. */
function insistOnVersion(version: number | undefined): number {
  if (version !== undefined) return version;
  throw new Problem("versionNeeded", { errors: [{ path: "/data/version", message: messages.versionNeeded }] });
}

async function drop(ctx: Context, kind: ContentKind, id: number, seen: number | undefined) {
  const { table } = contentOf[kind];
  const row = await one(ctx, table, id, "lock");
  await insistOnSeenToDelete(ctx, table, row, seen);
  await remove(ctx, table, id);
  await tellOfContent(ctx.db);
  for (const file of row.image_ids) await discardFile(ctx, file);
  return null;
}

export const homeContent = {
  listPopups: ({ query }, ctx) => list(ctx, "popup", query),
  createPopup: ({ body, files }, ctx) => create(ctx, "popup", body, files.images),
  updatePopup: ({ path, body, files }, ctx) => update(ctx, "popup", path.id, body, files.images),
  deletePopup: ({ path, query }, ctx) => drop(ctx, "popup", path.id, query.version),
  listEvents: ({ query }, ctx) => list(ctx, "event", query),
  createEvent: ({ body, files }, ctx) => create(ctx, "event", body, files.images),
  updateEvent: ({ path, body, files }, ctx) => update(ctx, "event", path.id, body, files.images),
  deleteEvent: ({ path, query }, ctx) => drop(ctx, "event", path.id, query.version),
  listBanners: ({ query }, ctx) => list(ctx, "banner", query),
  createBanner: ({ body, files }, ctx) => create(ctx, "banner", body, files.images),
  updateBanner: ({ path, body, files }, ctx) => update(ctx, "banner", path.id, body, files.images),
  deleteBanner: ({ path, query }, ctx) => drop(ctx, "banner", path.id, query.version),
  listShownContent: async ({ query }, ctx) => {
    // It is written for buyers. The house's own people read it on the settings screen.
    if (!isBuyer(ctx.actor.roleId)) return { popups: [], events: [], banners: [] };
    const now = async (kind: ContentKind) =>
      presentContent(ctx, await shownRows(ctx.db, contentOf[kind].table, query.page, today(ctx)));
    return { popups: await now("popup"), events: await now("event"), banners: await now("banner") };
  },
} satisfies Partial<Handlers>;
