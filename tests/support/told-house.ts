import { mkdirSync, renameSync, rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { House } from "#server/house/house.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { buildApp } from "#server/services/web/app.ts";
import { openSession } from "#server/sign-in/sessions.ts";
import { createAdministrator } from "../../tools/administrator.ts";
import { Api } from "./api.ts";
import { heldToContract } from "./held-answers.ts";
import { plannedHouse } from "./planned-house.ts";
import { makeFastThrowAwayDir } from "./throw-away.ts";

const people = ["mara", "jonas"] as const;
type Name = (typeof people)[number];
export const addressOf = (name: Name) => `${name}@harbour.test`;
/** A letter of each of these kinds to each administrator. */
export const toBoth = (...kinds: string[]) =>
  kinds.flatMap((kind) => people.map((name) => `${kind} ${addressOf(name)}`));

const running = (house: House) => ({ house, id: "clock", signal: new AbortController().signal }) as never;

/** A house that plans backups, with two administrators unless it is new, and what they are told of its backups. */
export function useToldHouse({ isNew = false } = {}) {
  let folder: string;
  let app: FastifyInstance;
  const here = {} as Awaited<ReturnType<typeof plannedHouse>>;
  const addAdministrators = async () => {
    for (const name of people) {
      const person = { email: addressOf(name), user_name: addressOf(name), first_name: name, last_name: "Lind" };
      await createAdministrator(here.house, person, "a long and quiet harbour 19", true);
    }
  };
  beforeAll(async () => {
    folder = makeFastThrowAwayDir();
    Object.assign(here, await plannedHouse(folder));
    if (!isNew) await addAdministrators();
    app = heldToContract(await buildApp(here.house));
  });
  afterAll(async () => {
    await app.close();
    await here.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    const { house, backups, plan } = here;
    rmSync(backups, { recursive: true, force: true });
    mkdirSync(backups);
    Object.assign(house, { backups: plan, mailer: null });
    await house.db.deleteFrom("setting").where("key", "=", "backup").execute();
    for (const table of ["notice", "notice_choice", "mail", "job"] as const) await house.db.deleteFrom(table).execute();
  });

  /** The portal's work every ten minutes; answers why it failed. */
  const backUp = (): Promise<string | undefined> =>
    jobKinds.backUp.run({}, running(here.house)).then(
      () => undefined,
      (error: Error) => error.message,
    );
  const gone = () => `the folder ${here.backups} is not there: is its disk mounted?`;
  const accountOf = (name: Name) =>
    here.house.db.selectFrom("account").selectAll().where("email", "=", addressOf(name)).executeTakeFirstOrThrow();
  async function as(name: Name): Promise<Api> {
    const { id } = await accountOf(name);
    const origin = { requestId: "test", operation: "login", address: "127.0.0.1", device: "test" };
    const { token } = await inTransaction(here.house, origin, (ctx) => openSession(ctx, id));
    here.house.people.forget();
    return new Api(
      () => app,
      async () => token,
    );
  }
  const noticesOf = async (name: Name) => (await (await as(name)).call("listNotices", { query: {} })).data.data;
  async function letters() {
    await here.jobs.run(here.house);
    const mails = here.house.db.selectFrom("mail").select(["kind", "to_address", "subject", "text"]);
    return mails.orderBy("id").execute();
  }
  return {
    here,
    addAdministrators,
    gone,
    /** A try that fails, since the folder is away. */
    async fail() {
      renameSync(here.backups, `${here.backups}-away`);
      expect(await backUp()).toBe(gone());
      renameSync(`${here.backups}-away`, here.backups);
    },
    make: async () => expect(await backUp()).toBeUndefined(),
    /** The portal's look every five minutes. */
    look: (house: House = here.house) => jobKinds.tellOfBackups.run({}, running(house)),
    later: (ms: number) => here.clock.advance(ms),
    accountOf,
    as,
    noticesOf,
    kindsOf: async (name: Name) => (await noticesOf(name)).map(({ kind }) => kind).reverse(),
    letters,
    /** The kind and the address of each letter, in their order. */
    told: async () => (await letters()).map(({ kind, to_address }) => `${kind} ${to_address}`),
  };
}
