import { createHash } from "node:crypto";
import { type ProblemCode, problemStatus } from "#domain/problems.ts";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import type { TestApp } from "../app.ts";
import type { Act, Cell } from "./acts.ts";
import type { Ledger } from "./ledger.ts";
import type { LineFact, World } from "./world.ts";
import { worldOf } from "./world.ts";

const hashes = new Map<string, string>();
/** The hash of a machine's description, which the log must name. */
export function hashOf(name: WorkflowName): string {
  const known =
    hashes.get(name) ??
    createHash("sha256")
      .update(canonical(describeMachine(workflows[name].machine)))
      .digest("hex");
  hashes.set(name, known);
  return known;
}

/** Does some work and undoes it afterwards. */
export async function undone<T>({ pool }: TestApp, work: () => Promise<T>): Promise<T> {
  await pool.query("SAVEPOINT cell");
  try {
    return await work();
  } finally {
    await pool.query("ROLLBACK TO SAVEPOINT cell; RELEASE SAVEPOINT cell");
  }
}

export const logSize = async ({ pool }: TestApp): Promise<number> =>
  (await pool.query("SELECT size FROM audit_head")).rows[0].size;

/** The machines' entries in the log after an entry. */
export async function stepsAfter({ pool }: TestApp, seq: number) {
  const { rows } = await pool.query(
    `SELECT data->>'workflow' AS workflow, data->>'item' AS item, data->>'transition' AS transition, data->>'from' AS "from",
      data->>'to' AS "to", data->>'model' AS model FROM audit_event WHERE seq > $1 AND data ? 'model' ORDER BY seq`,
    [seq],
  );
  return rows;
}

const plain = ({ movedAt: _moved, agreedPrice: _, ownPrice: _own, cost: _cost, frozen: __, ...line }: LineFact) => line;
/** The world with lines by their places: a line that the machines made has no number of its own yet. */
const shape = ({ stone, lines, sales, credits, messages }: World, known: number) => ({
  stone,
  lines: lines.map((line, place) => ({
    ...plain(line),
    id: place < known ? line.id : "new",
    frozen: place < known && line.frozen,
  })),
  sales,
  credits,
  messages,
});

/** The differences of two things, in short. */
export const differences = (about: string, wanted: object, found: object): string[] =>
  Object.entries(wanted).flatMap(([key, value]) => {
    const [is, was] = [JSON.stringify((found as Record<string, unknown>)[key]), JSON.stringify(value)];
    return is === was ? [] : [`${about}: ${key} is ${is} instead of ${was}`];
  });

/** The place of a refusal. A walker without the right or the reach is refused before anything is looked at. */
function placeOf({ machine, name }: Act, { walker, rights, world, line }: Cell, code: ProblemCode): string {
  const isBefore = code === "forbidden" || code === "notFound";
  return JSON.stringify([machine, name, walker.name, rights, code, isBefore || [line?.state, world.stone.status]]);
}

/**
 * One act by one walker on the present stone. It must be done as the machines say, or be refused as they say with
 * nothing changed. Returns the differences.
 */
export async function tryAct(portal: TestApp, act: Act, cell: Cell, ledger: Ledger): Promise<string[]> {
  const about = `${act.machine}: ${act.name}, by ${cell.walker.name}`;
  const expected = act.expected(cell);
  if ("refused" in expected && ledger.hasMet(placeOf(act, cell, expected.refused))) return [];
  ledger.cases++;
  const ask = async () => ({
    answer: await cell.walker.api.send(act.operation, act.input(cell)),
    after: await worldOf(portal, cell.stockNo),
  });
  if ("refused" in expected) {
    // A refusal leaves nothing to undo: the stone must be unchanged for the next act, or this one has failed.
    const { answer, after } = await ask();
    const { refused: code, status = problemStatus[code] } = expected;
    const unlike = [
      ...differences(about, { status, code }, { status: answer.status, code: answer.body.code }),
      ...differences(about, cell.world, after),
    ];
    if (unlike.length === 0) ledger.refused(act.machine);
    return unlike;
  }
  const { world, steps } = expected.house;
  return undone(portal, async () => {
    const { answer, after } = await ask();
    if (answer.status >= 300) return [`${about}: was answered ${answer.status} ${answer.text}`];
    const known = cell.world.lines.length;
    const wanted = steps.map(({ workflow, item, transition, from, to }) => {
      const line = item && after.lines[world.lines.indexOf(item)];
      return { workflow, item: String(line ? line.id : after.stone.id), transition, from, to, model: hashOf(workflow) };
    });
    const unlike = [
      ...differences(about, shape(world, known), shape(after, known)),
      ...differences(about, { log: wanted }, { log: await stepsAfter(portal, cell.world.log) }),
    ];
    if (unlike.length === 0) for (const { transition } of steps) ledger.took(transition);
    return unlike;
  });
}
