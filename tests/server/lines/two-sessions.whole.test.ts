import { expect, test } from "vitest";
import { workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { startOf } from "#machines/kit/workflow.ts";
import type { DemoName } from "#support/actors.ts";
import type { Answer } from "#support/answer.ts";
import { useOwnApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { logEnd } from "#support/line-log.ts";
import { withoutRest } from "#support/line-stones.ts";
import { type Meeting, meetings as meetingsOfLines, type SessionAct } from "#support/two-sessions.ts";
import { moreMeetings } from "#support/two-sessions-more.ts";
import { switchMeetings } from "#support/two-sessions-switches.ts";

/**
 * Two people read the same thing, and each does something with it at the same moment: for each machine, each state and each
 * pair of acts that both could take from there. One wins, the other reads who was faster, and nothing else moves.
 */
const portal = useOwnApp();
const meetings = [...meetingsOfLines, ...moreMeetings, ...switchMeetings];

const pairsOf = (acts: readonly SessionAct[]) =>
  acts.flatMap((one, at) => acts.slice(at).map((other) => [one, other] as const));

const nameOf = ({ operation, by, more = {} }: SessionAct) =>
  `${operation}${by ? ` by ${by}` : ""}${"is_held" in more ? ` held ${more.is_held}` : ""}`;

type Pair = readonly [SessionAct, SessionAct];

/** Both act on what both have read: at the same moment, or one after the other. */
async function meet({ make }: Meeting, [one, other]: Pair, isAtOnce: boolean): Promise<string[]> {
  const seen = await make(portal);
  const before = await logEnd(portal);
  const send = ({ operation, by }: SessionAct, act: SessionAct, session: "admin" | "admin2") =>
    portal.as(by ?? session).send(operation, seen.input(act));
  const first = send(one, one, "admin");
  if (!isAtOnce) await first;
  const answers: Answer<unknown>[] = await Promise.all([first, send(other, other, "admin2")]);
  const faults = isAtOnce || (await first).status < 300 ? [] : ["the first did not win"];
  const won = answers.filter(({ status }) => status < 300);
  // A question is never too late as long as somebody listens: it takes nothing from anybody.
  const mayBoth = [one, other].some(({ operation }) => operation === "askInEnquiry");
  if (won.length !== 1 && !(mayBoth && won.length === 2)) faults.push(`${won.length} won`);
  for (const lost of answers.filter(({ status }) => status >= 300)) {
    const meanwhile = lost.body.refused?.find((refused) => refused.meanwhile)?.meanwhile;
    if (lost.status !== 409) faults.push(`the other was answered ${lost.status}: ${lost.text}`);
    else if (!meanwhile?.event || !meanwhile.at) faults.push(`the other does not read what happened: ${lost.text}`);
  }
  const moves = (await auditRows(portal.pool, before)).map(({ fact }) => fact as { request_id: string; item?: string });
  const asked = new Set(moves.map(({ request_id }) => request_id));
  if (asked.size !== won.length) faults.push(`${asked.size} calls stand in the log, and ${won.length} were answered`);
  return faults;
}

/** Lets both meet at each of these, and says what was not as it should be. */
async function faultsAt(met: readonly Meeting[]): Promise<string[]> {
  const unlike: string[] = [];
  for (const meeting of met) {
    for (const [one, other] of pairsOf(meeting.acts)) {
      const orders = [[one, other], ...(one === other ? [] : [[other, one]])] as const;
      const faults = await meet(meeting, [one, other], true);
      for (const order of orders) faults.push(...(await meet(meeting, order as Pair, false)));
      const name = `${meeting.machine} ${meeting.state}: ${[one, other].map(nameOf).join(" and ")}`;
      unlike.push(...faults.map((fault) => `${name}: ${fault}`));
    }
  }
  return unlike;
}

/** Signing in stands in the log too. */
const signIn = async (...names: readonly DemoName[]) => {
  for (const name of names) await portal.as(name).call("getProfile");
};

// A machine at a time: all pairs of all machines together take minutes on a busy computer.
test.each([...new Set(meetingsOfLines.map(({ machine }) => machine))])(
  "each pair of acts on each state of the machine %s, at once and in both orders: one wins, the other reads why, nothing else moves",
  async (of) => {
    await signIn("admin", "admin2", "customer");
    await withoutRest(portal, 200);
    expect(await faultsAt(meetingsOfLines.filter(({ machine }) => machine === of))).toEqual([]);
  },
);

test("each pair of acts on each feed, mail rule, load and document: one wins, the other reads why, nothing else moves", async () => {
  await signIn("admin", "admin2", "customer");
  expect(await faultsAt(moreMeetings)).toEqual([]);
});

test("of two who switch the same on or off one wins, the other reads who was faster, and nothing else moves", async () => {
  await signIn("admin", "admin2", "associate", "customer", "qc", "auditor");
  expect(await faultsAt(switchMeetings)).toEqual([]);
});

test("no act of people on a state that several meet at is left out", () => {
  const machines = new Set(meetings.map(({ machine }) => machine));
  const missing = [...machines].flatMap((machine) => {
    const workflow = workflows[machine as "hold"];
    return describeMachine(workflow.machine).transitions.flatMap(({ id, from, call }) => {
      const acts = meetings
        .filter((one) => one.machine === machine && `${one.state}.`.startsWith(`${from}.`))
        .flatMap((one) => one.acts);
      const isMet = call === null || from === startOf(workflow) || acts.some(({ operation }) => operation === call);
      return isMet ? [] : [`${id} from ${from}`];
    });
  });
  expect(missing).toEqual([]);
});
