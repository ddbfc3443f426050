import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { partyOf } from "#domain/roles.ts";
import type { Actor } from "#machines/kit/decide.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import type { Job, RunningJob } from "../house/job.ts";
import { loads } from "../operations/loads.ts";
import { beginCommit, commitFacts, lockedLoad } from "../supply/commit-facts.ts";
import { commitLoad } from "../supply/commit-load.ts";
import { readLoad } from "../supply/read-load.ts";
import { receiveFile } from "../supply/receive-file.ts";
import { rollBackLoad } from "../supply/roll-back-load.ts";
import { broken, changedPrices, type DemoFile, lastYears, openDiscounts, stonesToDeliver } from "./demo-files.ts";
import { act, DAY, type DemoStep, type DemoStory, hoursBefore } from "./demo-steps.ts";
import { withFolder } from "./with-folder.ts";

type Begun = { id: number };

/**
 * Loads of every kind, each made by the acts and jobs of any load: one was taken back, one broke off, one was
 * committed, and one waits with a question.
 */
export const loadsOfDemo: DemoStory = () => [
  ...taken(lastYears, 4 * DAY, (load) => [
    act(4 * DAY - 2, "admin2", (ctx) => takeBack(ctx, load)),
    work(4 * DAY - 2, load, rollBackLoad),
  ]),
  ...read(broken, 3 * DAY),
  ...taken(changedPrices, 3),
  ...read(openDiscounts, 2),
];

/** A file that somebody sends and that is read. */
function read(file: DemoFile, hoursAgo: number, load: Begun = { id: 0 }): DemoStep[] {
  return [
    act(hoursAgo, "admin", async (ctx) => {
      load.id = await send(ctx, file);
    }),
    { hoursAgo, run: (house) => runAt(house, hoursAgo, readLoad, { load: load.id, reading: 1 }) },
  ];
}

/** A file that is read and committed, with every reason to wait accepted; then what becomes of it. */
function taken(file: DemoFile, hoursAgo: number, after: (load: Begun) => DemoStep[] = () => []): DemoStep[] {
  const load = { id: 0 };
  return [
    ...read(file, hoursAgo, load),
    act(hoursAgo, "admin", (ctx) => commit(ctx, load)),
    work(hoursAgo, load, commitLoad),
    ...after(load),
  ];
}

/** The seed does the jobs of a load itself, each at its hour. Another portal that starts beside it must find none. */
const withoutJobs = (ctx: Context): Context => ({ ...ctx, enqueue: async () => "start" });

const actorOf = ({ actor }: Context): Actor => ({ party: partyOf(actor.roleId), reach: ["any"] });

async function send(ctx: Context, { provider: name, name: filename, text }: DemoFile): Promise<number> {
  const provider = await ctx.db.selectFrom("provider").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  const sent = { provider_id: provider.id, header_row: null, earlierId: null, feed_id: null } as const;
  let id = 0;
  await withFolder(async (folder) => {
    const place = path.join(folder, filename);
    await writeFile(place, text(await stonesToDeliver(ctx, provider.id)));
    const upload = { path: place, filename, size: (await stat(place)).size };
    const by = { mode: "changes", via: "page", goes_alone: false } as const;
    id = (await receiveFile(withoutJobs(ctx), { ...sent, ...by }, upload, actorOf(ctx))).load_id;
  });
  return id;
}

async function commit(ctx: Context, { id }: Begun): Promise<void> {
  const load = await lockedLoad(ctx, id);
  if (!load) throw new Error("the load is gone");
  await beginCommit(withoutJobs(ctx), load, {
    facts: await commitFacts(ctx, load, load.waits_for),
    actor: actorOf(ctx),
  });
}

async function takeBack(ctx: Context, { id }: Begun): Promise<void> {
  const load = await lockedLoad(ctx, id);
  await loads.rollBackLoad(
    { path: { id }, query: {}, files: {}, body: { version: load?.version ?? 0 } },
    withoutJobs(ctx),
  );
}

const work = (hoursAgo: number, load: Begun, job: Job<{ load: number }>): DemoStep => ({
  hoursAgo,
  run: (house) => runAt(house, hoursAgo, job, { load: load.id }),
});

/** Runs a job at once, as it ran so many hours ago. */
function runAt<Data extends object>(house: House, hoursAgo: number, job: Job<Data>, data: Data): Promise<void> {
  const then = hoursBefore(house.now(), hoursAgo);
  const running: RunningJob = {
    id: "start",
    attempt: 1,
    isLastAttempt: true,
    house: { ...house, now: () => then },
    signal: new AbortController().signal,
    progress: async () => {},
    made: async () => {},
  };
  return job.run(data, running);
}
