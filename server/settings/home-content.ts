import type { Data } from "#api/operation-types.ts";
import { addressesIn, isSafeAddress } from "#domain/formatted-text.ts";
import { type ContentKind, contentPicturesMax } from "#domain/home-content.ts";
import { messages } from "#domain/messages.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import { banner, houseEvent, popup } from "#machines/active-toggle.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import { type ContentRow, type ContentTable, pictureNames } from "../db/queries/home-content.ts";
import { storeImage } from "../files/stored-files.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";
import { fileUrl } from "../house/file-url.ts";

/** The table and the machine of each kind of content. */
export const contentOf: Record<ContentKind, { table: ContentTable; workflow: Workflow }> = {
  popup: { table: "popup", workflow: popup },
  event: { table: "house_event", workflow: houseEvent },
  banner: { table: "banner", workflow: banner },
};

type Content = Data<"createPopup"> & Pick<Data<"createBanner">, "type">;

/** Today in the house's time zone. */
export const today = ({ house, now }: Reading): string => dayIn(house.timeZone, now);

type Days = Pick<ContentRow, "start_date" | "end_date">;
const phaseOf = ({ start_date, end_date }: Days, day: string): Content["phase"] =>
  day < start_date ? "planned" : day > end_date ? "over" : "running";

/** Rows as they travel, each with its pictures. Only a banner has a type. */
export async function presentContent(ctx: Reading, rows: readonly ContentRow[]): Promise<Content[]> {
  const names = await pictureNames(
    ctx.db,
    rows.flatMap(({ image_ids }) => image_ids),
  );
  const day = today(ctx);
  return rows.map(({ image_ids, created_at: _, updated_at, ...row }) => ({
    ...(row as Omit<Content, "phase" | "images" | "updated_at">),
    phase: phaseOf(row, day),
    images: image_ids.flatMap((id) => {
      const name = names.get(id);
      return name ? [{ id, url: fileUrl(name) }] : [];
    }),
    updated_at: updated_at.toISOString(),
  }));
}

/** Refuses a last day before the first and a link that leads elsewhere than a reader may be led, both at once. */
export function insistOnContent({ start_date, end_date }: Days, description: string | undefined): void {
  const faults: { code: "rangeUpsideDown" | "linkNotSafe"; path: string }[] = [];
  if (start_date > end_date) faults.push({ code: "rangeUpsideDown", path: "/data/end_date" });
  if (description !== undefined && !addressesIn(description).every(isSafeAddress))
    faults.push({ code: "linkNotSafe", path: "/data/description" });
  const [first] = faults;
  if (!first) return;
  throw new Problem(first.code, { errors: faults.map(({ code, path }) => ({ path, message: messages[code] })) });
}

/**
 * The pictures of a row after an edit: stored ones that stay, in the order of `images`, then new ones. A reference to a
 * picture of another row is 404.
 */
export async function picturesAfter(
  ctx: Context,
  before: readonly number[],
  { images = before, removeFiles = [] }: { images?: readonly number[]; removeFiles?: readonly number[] },
  uploads: readonly UploadedFile[],
): Promise<{ after: number[]; removed: number[] }> {
  if ([...images, ...removeFiles].some((id) => !before.includes(id))) throw new Problem("notFound");
  const kept = [...new Set(images)].filter((id) => !removeFiles.includes(id));
  if (kept.length + uploads.length > contentPicturesMax)
    throw new Problem("tooManyPictures", { errors: [{ path: "/images", message: messages.tooManyPictures }] });
  const added: number[] = [];
  for (const upload of uploads) added.push(await storeImage(ctx, "images", upload));
  return { after: [...kept, ...added], removed: before.filter((id) => !kept.includes(id)) };
}
