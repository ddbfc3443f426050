import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { insert, patch } from "../../db/crud.ts";
import type { FeedRow } from "../../db/queries/feeds.ts";
import { orTaken } from "../../db/unique.ts";
import { Problem } from "../../ground/problem.ts";
import { storedSchedule } from "../../ground/stored-schedule.ts";
import type { Context } from "../../house/context.ts";
import { dropRemotePlace, keepRemotePlace } from "../../remote/keep-remote-place.ts";
import { checkFeed } from "./check-feed.ts";
import { feedSecretFor } from "./feed-secret.ts";
import { noPages } from "./no-pages.ts";

type New = Body<"createFeed">;
type Change = Omit<Body<"updateFeed">, "version">;
type Web = NonNullable<New["web"]>;
type WebColumns = Pick<FeedRow, "url" | "sign_in" | "sign_in_name" | "sealed_secret" | "pages">;

const noWeb: WebColumns = { url: null, sign_in: "none", sign_in_name: null, sealed_secret: null, pages: noPages };

const taken = () => new Problem("feedTaken", { errors: [{ path: "/data/name", message: messages.feedTaken }] });
const orNameTaken = <T>(write: Promise<T>) => orTaken(write, { feed_provider_id_name_key: taken });

/** Adds a feed, which is off. Answers its id. */
export async function addFeed(ctx: Context, { provider_id, ...wish }: New): Promise<number> {
  const columns = await columnsOf(ctx, wish, undefined);
  const { id } = await orNameTaken(insert(ctx, "feed", { provider_id, ...columns, due_from: ctx.now }));
  return id;
}

/** Changes a feed whose row is locked. What was taken from an earlier source says nothing of the next one. */
export async function changeFeed(ctx: Context, row: FeedRow, change: Change): Promise<void> {
  const columns = await columnsOf(ctx, change, row);
  const isOther = ["source", "pattern", "remote_place", "web", "mode"].some((part) => Object.hasOwn(change, part));
  const followed = columns.schedule === row.schedule ? {} : { due_from: ctx.now };
  await orNameTaken(patch(ctx, "feed", row.id, { ...columns, ...followed, ...(isOther && { seen: null }) }));
  const { remote_place_id: kept } = row;
  if (kept !== null && columns.remote_place_id !== kept) await dropRemotePlace(ctx, kept);
}

/** The columns of a feed as it would be, after a check that it can be fetched so. */
async function columnsOf(ctx: Context, wish: Change, row: FeedRow | undefined) {
  const source = wish.source ?? row?.source ?? "folder";
  const isFolder = source === "folder";
  const web = isFolder ? noWeb : webOf(ctx, wish.web, row);
  const folder = {
    pattern: wish.pattern === undefined ? (row?.pattern ?? null) : wish.pattern,
    afterwards: wish.afterwards ?? row?.afterwards ?? "leave",
    move_to: wish.move_to === undefined ? (row?.move_to ?? null) : wish.move_to,
  };
  const kept = isFolder ? (row?.remote_place_id ?? null) : null;
  checkFeed(
    { source, ...folder, ...web, hasPlace: kept !== null || wish.remote_place !== undefined },
    allowsPrivate(ctx),
  );
  const schedule = wish.schedule === undefined ? (row?.schedule ?? null) : storedSchedule(wish.schedule);
  const place =
    isFolder && wish.remote_place
      ? await keepRemotePlace(ctx, wish.remote_place, { id: kept, path: "/data/remote_place" })
      : null;
  return {
    name: (wish.name ?? row?.name ?? "").trim(),
    source,
    mode: wish.mode ?? row?.mode ?? "whole",
    ...folder,
    wants_result: isFolder && (wish.wants_result ?? row?.wants_result ?? false),
    ...web,
    pages: JSON.stringify(web.pages),
    remote_place_id: place?.id ?? kept,
    schedule,
  };
}

const allowsPrivate = ({ house }: Context) => house.remote.allowsPrivate;

/** The address with its secret. A secret that is left out stays with its server and way to sign in. */
function webOf(ctx: Context, wish: Web | undefined, row: FeedRow | undefined): WebColumns {
  if (!wish) return row ?? noWeb;
  const { url, secret, sign_in = "none", sign_in_name = null, ...pages } = wish;
  const signInAt = { url, sign_in, sign_in_name: sign_in === "none" || sign_in === "bearer" ? null : sign_in_name };
  return { ...signInAt, sealed_secret: sealedFor(ctx, signInAt, secret, row), pages: { ...noPages, ...pages } };
}

type SignInAt = Pick<FeedRow, "url" | "sign_in" | "sign_in_name">;

function sealedFor(
  ctx: Context,
  signInAt: SignInAt,
  secret: string | undefined,
  row: FeedRow | undefined,
): string | null {
  if (signInAt.sign_in === "none" || secret === "") return null;
  if (signInAt.url === null || !URL.canParse(signInAt.url)) return null; // refused by its check
  if (secret !== undefined) return ctx.house.safe.sealText(secret, feedSecretFor(signInAt));
  if (!row?.sealed_secret) return null;
  if (feedSecretFor(row) === feedSecretFor(signInAt)) return row.sealed_secret;
  throw new Problem("remoteSecretAgain", {
    errors: [{ path: "/data/web/secret", message: messages.remoteSecretAgain }],
  });
}
