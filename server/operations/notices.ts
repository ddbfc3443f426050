import { type NoticeTopic, noticeKinds, noticeTopics, noticeWays } from "#domain/notices.ts";
import { roleIds } from "#domain/roles.ts";
import { page } from "../db/crud.ts";
import { choicesOf, countUnread, keepChoice, noticesOf, readNotices } from "../db/queries/notices.ts";
import { type Actor, may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";

export const notices = {
  listNotices: async ({ query }, ctx) => {
    const { data, pagination } = await page(noticesOf(ctx.db, ctx.actor.accountId, query), query);
    return {
      data: data.map(({ id, kind, title, text, path, at, read_at }) => ({
        id,
        kind,
        topic: noticeKinds[kind].topic,
        title,
        text,
        path,
        at: at.toISOString(),
        is_read: read_at !== null,
      })),
      pagination,
    };
  },
  countNotices: async (_, ctx) => ({ unread: await countUnread(ctx.db, ctx.actor.accountId) }),
  readNotices: ({ body }, ctx) => read(ctx, body),
  readAllNotices: ({ body }, ctx) => read(ctx, { upTo: body.up_to }),
  getNoticeChoices: (_, ctx) => choices(ctx),
  saveNoticeChoices: async ({ body }, ctx) => {
    const offered = waysOffered(ctx.actor);
    for (const { topic, way } of body.choices) {
      if (!isOffered(ctx.actor, topic) || !offered.includes(way)) throw new Problem("choiceNotOffered");
      await keepChoice(ctx.db, ctx.actor.accountId, topic, way);
      ctx.audit.push({
        workflow: "notice_choice",
        item: ctx.actor.accountId,
        transition: "notice_choice.save",
        after: { topic, way },
      });
    }
    return choices(ctx);
  },
} satisfies Partial<Handlers>;

/** Marks notices as read; nothing is logged where all of them were. */
async function read(ctx: Context, which: { ids: readonly number[] } | { upTo: number }) {
  const { accountId } = ctx.actor;
  const count = await readNotices(ctx.db, accountId, which, ctx.now);
  if (count > 0)
    ctx.audit.push({ workflow: "notice", item: accountId, transition: "notice.read", after: { notices: count } });
  return { unread: await countUnread(ctx.db, accountId) };
}

const topics = Object.keys(noticeTopics) as NoticeTopic[];
const everyWay = Object.keys(noticeWays) as (keyof typeof noticeWays)[];

const isOffered = (actor: Actor, topic: NoticeTopic) =>
  noticeTopics[topic].screens.some((screen) => may(actor, `${screen}:read`));

/** A guest's address was never proved to be theirs: no mail goes there. */
const waysOffered = ({ roleId }: Actor) =>
  roleId === roleIds.guest ? everyWay.filter((way) => way === "portal" || way === "none") : everyWay;

/** The actor's choice for each topic that can concern them, or the default. */
async function choices({ db, actor }: Reading) {
  const ways = waysOffered(actor);
  const chosen = new Map((await choicesOf(db, actor.accountId)).map(({ topic, way }) => [topic, way]));
  const wayOf = (topic: NoticeTopic) => chosen.get(topic) ?? noticeTopics[topic].way;
  return {
    ways,
    choices: topics
      .filter((topic) => isOffered(actor, topic))
      .map((topic) => ({ topic, way: ways.includes(wayOf(topic)) ? wayOf(topic) : ("portal" as const) })),
  };
}
