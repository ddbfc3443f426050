import type { Body } from "#api/operation-types.ts";
import { shareHoursDefault, underWay } from "#domain/mailings.ts";
import { messages } from "#domain/messages.ts";
import { keptSearch } from "#domain/search/kept-search.ts";
import { insert, patch } from "../db/crud.ts";
import type { MailingPeople } from "../db/mailing-tables.ts";
import type { MailingRow } from "../db/queries/mailings.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../ground/problem.ts";
import { storedSchedule } from "../ground/stored-schedule.ts";
import type { Context } from "../house/context.ts";
import { checkPeople, checkStones, checkWords } from "./check-mailing.ts";

type New = Body<"createBulkEmail">;
type Change = Omit<Body<"updateBulkEmail">, "id" | "version">;

const taken = () => new Problem("mailingTaken", { errors: [{ path: "/data/name", message: messages.mailingTaken }] });
const orNameTaken = <T>(write: Promise<T>) => orTaken(write, { mailing_name_key: taken });

/** Adds a rule, which is a draft. Answers its id. */
export async function addMailing(ctx: Context, wish: New): Promise<number> {
  const { people = {}, diamond_type = [], search = {}, schedule = null, body = "", attachments = [], ...said } = wish;
  const columns = await columnsOf(ctx, { ...said, people, diamond_type, search, schedule, body, attachments });
  const plain = { share_hours: shareHoursDefault, ...columns, account_id: ctx.actor.accountId };
  return (await orNameTaken(insert(ctx, "mailing", { ...plain, due_from: ctx.now }))).id;
}

/** Changes a rule whose row is locked. One whose run is under way stays as it is. */
export async function changeMailing(ctx: Context, row: MailingRow, version: number, change: Change): Promise<void> {
  if (underWay.has(row.state)) throw new Problem("mailingUnderWay");
  const { name, subject, body, people, diamond_type, params, schedule } = row;
  const wish = { name, subject, body, people, diamond_type, search: params.search, schedule, ...change };
  const columns = await columnsOf(ctx, wish);
  const isOff = row.state === "scheduled" && columns.schedule === null;
  if (isOff) throw new Problem("mailingNeedsSchedule");
  const followed = columns.schedule === row.schedule ? {} : { due_from: ctx.now };
  const values = { ...columns, ...followed, account_id: ctx.actor.accountId, version };
  await orNameTaken(patch(ctx, "mailing", row.id, values));
}

type Whole = Omit<New, "people"> &
  Required<Pick<New, "body" | "diamond_type" | "search">> & {
    people: MailingPeople;
    schedule: string | null;
  };

/** The columns of a rule as it would be, after a check that it can be sent so. */
async function columnsOf(ctx: Context, { search, people, schedule, ...said }: Whole) {
  checkWords(said);
  checkStones({ search, diamond_type: said.diamond_type });
  await checkPeople(ctx, people);
  return {
    ...said,
    name: said.name.trim(),
    people: JSON.stringify(people),
    params: JSON.stringify({ search: keptSearch(search) }),
    schedule: storedSchedule(schedule),
  };
}
