import { seedPaperSettings } from "../demo-paper-settings.ts";
import { act, DAY, type DemoStep, type DemoStory, FIRST_ACT, hoursBefore } from "../demo-steps.ts";
import { type Dice, diceFor, weighted } from "../stones/dice.ts";
import { isShow, YEAR, yearMoments } from "./year-calendar.ts";
import { addYearClients, type YearClient, yearClients } from "./year-clients.ts";
import { type Deal, dealKinds, lostReasons, reversedDeal } from "./year-deals.ts";
import { type PastSearch, pastSearches, SearchLog } from "./year-searches.ts";
import { addYearStones, withdrawYearStones } from "./year-stones.ts";

/** One deal for so many stones of today's stock, within bounds: each is walked act by act at the first start. */
const STONES_OF_A_DEAL = 300;
const [FEWEST, MOST] = [24, 56];
const SEARCHES_OF_A_DEAL = 10;
const SEED = 2026;
/** Every deal is over a day before the house opens. */
const REST = DAY + 1;

/** The moment before the year, at which the first data of a new demo house is dated. */
export const yearBeginning = (now: Date): Date => hoursBefore(now, YEAR + DAY);

/** The year before a new demo house opens: its deals and searches, until yesterday. All stones are sold or withdrawn. */
export const demoYear = (now: Date, stones: number): DemoStory => {
  const dice = diceFor(SEED);
  const count = Math.min(MOST, Math.max(FEWEST, Math.round(stones / STONES_OF_A_DEAL)));
  const numbers: string[] = [];
  let wanted = 0;
  const deals = yearMoments(now, count, dice)
    .filter((hoursAgo) => hoursAgo > REST + DAY)
    .flatMap((hoursAgo, at) => {
      const kind = at === Math.floor(count / 2) ? reversedDeal : dice.pick(dealKinds(hoursAgo - REST));
      const deal = dealOf(now, hoursAgo, dice, { numbers, from: wanted });
      wanted += deal.count;
      return kind.steps(deal);
    });
  const searches = pastSearches(yearMoments(now, count * SEARCHES_OF_A_DEAL, dice), dice);
  const log = new SearchLog();
  return () => [
    act(YEAR, "admin", async (ctx) => {
      await seedPaperSettings(ctx);
      await addYearClients(ctx);
      numbers.push(...(await addYearStones(ctx, wanted)));
    }),
    { hoursAgo: YEAR, run: (house) => log.begin(house, searches) },
    ...between([...deals, act(DAY, "admin", (ctx) => withdrawYearStones(ctx, numbers))], searches, log),
  ];
};

function dealOf(now: Date, hoursAgo: number, dice: Dice, { numbers, from }: { numbers: string[]; from: number }): Deal {
  const there = yearClients.filter(
    ({ quietFor = 0, isAtShows }) => hoursAgo > quietFor * DAY && (!isAtShows || isShow(now, hoursAgo)),
  );
  const client = clientOf(there, dice);
  const count = 1 + Math.floor(client.most * dice.roll());
  return {
    hoursAgo,
    client,
    other: clientOf(
      there.filter((one) => one !== client),
      dice,
    ),
    words: dice.pick(weighted(lostReasons.map((words) => [words, 1] as const))),
    count,
    stones: () => numbers.slice(from, from + count).map((stock_no) => ({ stock_no })),
  };
}

const clientOf = (clients: readonly YearClient[], dice: Dice): YearClient =>
  dice.pick(weighted(clients.map((one) => [one, one.share] as const)));

/**
 * The acts, and before each what was searched for since the one before: the log does not go back in time. In the last
 * weeks, when others act too (demo-stories.ts), each search stands alone.
 */
function between(acts: readonly DemoStep[], searches: readonly PastSearch[], log: SearchLog): DemoStep[] {
  const write = (made: readonly PastSearch[]): DemoStep[] => {
    const last = made.at(-1);
    return last ? [{ hoursAgo: last.hoursAgo, run: (house) => log.write(house, made) }] : [];
  };
  const early = searches.filter(({ hoursAgo }) => hoursAgo > FIRST_ACT + DAY);
  const late = searches.slice(early.length).flatMap((one) => write([one]));
  const times = [...acts].sort((one, other) => other.hoursAgo - one.hoursAgo);
  const before = times.flatMap((step) => {
    const at = early.findIndex(({ hoursAgo }) => hoursAgo < step.hoursAgo);
    return write(early.splice(0, at < 0 ? early.length : at));
  });
  return [...acts, ...before, ...write(early), ...late];
}
