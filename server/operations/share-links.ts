import type { Data } from "#api/operation-types.ts";
import { maybeNumber } from "#domain/money.ts";
import { resalePrice } from "#domain/resale.ts";
import { shareText } from "#domain/share-text.ts";
import { viewerOf } from "../access/viewer.ts";
import { one, page } from "../db/crud.ts";
import { accountAsActor } from "../db/queries/sessions.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import {
  countOpening,
  endShareLink,
  insertShareLink,
  lockedShareLink,
  shareLinkByHash,
  shareLinksOf,
  stonesOfLink,
} from "../db/queries/share-links.ts";
import { allSelected } from "../export/ordered-ids.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { shareOpened } from "../mail/notices/work-notices.ts";
import { tell } from "../mail/tell.ts";
import { stonesById } from "../stones/stones-by-id.ts";
import { sharedStone } from "../wire/shared-stone.ts";

type Link = Data<"listShareLinks">["data"][number];

const hour = 3_600_000;
const publishing = "share-link:write";

/**
 * True if the maker of a link still has an account and the right to publish. Otherwise the link speaks for the house no
 * more.
 */
async function mayStillPublish({ db }: Reading, accountId: number): Promise<boolean> {
  const maker = await accountAsActor(db, accountId);
  return maker !== undefined && may({ accountId, roleId: maker.role_id, rights: maker.rights }, publishing);
}

/** The name that the readers of a link see. What a business offers on, at prices of its own, is not the house's offer. */
async function nameOn(ctx: Reading, accountId: number, resalePct: number | null): Promise<string> {
  if (resalePct === 0) return houseNameOf(ctx.db);
  const { business_id } = await one(ctx, "account", accountId);
  return business_id === null ? houseNameOf(ctx.db) : (await one(ctx, "business", business_id)).company_name;
}

export const shareLinks = {
  listShareLinks: async ({ query }, ctx) => {
    const isPublisher = may(ctx.actor, publishing);
    const { data, pagination } = await page(shareLinksOf(ctx.db, ctx.actor.accountId, query.id), query);
    const links = data.map(
      ({ id, stones, client, resale_pct, created_at, expires_at, opened, opened_at }): Link => ({
        id,
        stones,
        client,
        resale_pct: maybeNumber(resale_pct),
        created_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
        is_good: isPublisher && expires_at > ctx.now,
        opened,
        opened_at: opened_at?.toISOString() ?? null,
      }),
    );
    return { data: links, pagination };
  },

  shareDiamonds: async ({ body: { stock_numbers, user_id, expires_in_hours = 72, resale_pct = 0 } }, ctx) => {
    const viewer = await viewerOf(ctx, user_id);
    const found = await stonesById(ctx.db, viewer, await allSelected(ctx, viewer, stock_numbers));
    const stones = found.map((stone) => ({ ...stone, ...resalePrice(stone, resale_pct) }));
    const { token, hash } = newToken();
    const expires_at = new Date(ctx.now.getTime() + expires_in_hours * hour);
    const client_id = user_id ?? null;
    const account_id = ctx.actor.accountId;
    const link = { token_hash: hash, account_id, client_id, resale_pct, expires_at, created_at: ctx.now };
    const id = await insertShareLink(ctx.db, link, stones);
    const after = { client_id, resale_pct, expires_at, stones: stones.map(({ stock_no }) => stock_no) };
    ctx.audit.push({ workflow: "share_link", item: id, transition: "share_link.insert", after });
    const { publicUrl } = ctx.house;
    return {
      id,
      url: `${publicUrl}/shared/${token}`,
      text: shareText(stones, publicUrl),
      expires_at: expires_at.toISOString(),
      shared_by: await nameOn(ctx, account_id, resale_pct),
    };
  },

  /** Ends the link now and keeps its row: the owner still sees who opened it, and a reader is told that it ended. */
  withdrawShareLink: async ({ path: { id } }, ctx) => {
    const link = await lockedShareLink(ctx.db, id, ctx.actor.accountId);
    if (!link) throw new Problem("notFound");
    if (link.expires_at <= ctx.now) return null;
    await endShareLink(ctx.db, id, ctx.now);
    const change = { before: { expires_at: link.expires_at }, after: { expires_at: ctx.now } };
    ctx.audit.push({ workflow: "share_link", item: id, transition: "share_link.withdraw", ...change });
    return null;
  },

  getSharedStones: async ({ path: { token } }, ctx) => {
    const link = await shareLinkByHash(ctx.db, tokenHash(token));
    if (!link) throw new Problem("notFound");
    if (link.expires_at <= ctx.now || !(await mayStillPublish(ctx, link.account_id))) throw new Problem("linkExpired");
    const isFirst = await countOpening(ctx.db, link.id, ctx.now);
    ctx.audit.push({ workflow: "share_link", item: link.id, transition: "share_link.open" });
    const stones = await stonesOfLink(ctx.db, link.id, ctx.now);
    if (isFirst) {
      const { timeZone } = ctx.house;
      const notice = shareOpened({ id: link.id, pieces: stones.length, sharedAt: link.created_at, timeZone });
      await tell(ctx, await one(ctx, "account", link.account_id), notice);
    }
    return {
      house: await nameOn(ctx, link.account_id, maybeNumber(link.resale_pct)),
      stones: stones.map(sharedStone),
      shared_at: link.created_at.toISOString(),
      expires_at: link.expires_at.toISOString(),
    };
  },
} satisfies Partial<Handlers>;
