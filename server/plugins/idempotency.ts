import { createHash } from "node:crypto";
import { Said } from "#domain/answers.ts";
import { fieldMessages } from "#domain/field-messages.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { keepAnswer, keptAnswer, takeKey } from "../db/queries/idempotency-keys.ts";
import { Problem } from "../ground/problem.ts";
import { sha256Of } from "../ground/sha256-of.ts";
import type { Context, Reading } from "../house/context.ts";
import { keptRefusal } from "../house/unit-of-work.ts";
import type { OperationInfo } from "./contract/operations.ts";
import type { ContractInput } from "./contract/read-input.ts";

const keyForm = /^[\x21-\x7e]{8,200}$/;
const keyFault = { path: "/header/idempotency-key", message: fieldMessages.idempotencyKey };
type Kept = { data: unknown; said?: Omit<Said<unknown>, "data"> };

/**
 * Runs an act once for one key: a double click or a retry is one act. The same request with the same key gets the same
 * answer, another request gets 409. The key is taken in the act's own transaction, so that a second request waits for
 * the first, and a failed act leaves no trace of its key. A refusal that is kept with what it changed, such as a wrong password
 * that counts, is an answer like any other. Public calls have no account to tell senders apart, so they
 * have no keys. A secret answer cannot be given again.
 */
export async function once(
  ctx: Context,
  header: string | string[] | undefined,
  operation: OperationInfo,
  input: ContractInput,
  act: () => Promise<unknown>,
): Promise<unknown> {
  if (typeof header !== "string" || ctx.actor.accountId === 0 || operation.secret) return act();
  if (!keyForm.test(header)) throw new Problem("malformed", { errors: [keyFault] });
  const row = { sender: String(ctx.actor.accountId), key: header };
  const bodyHash = createHash("sha256")
    .update(canonical(await withoutPlaces(input)))
    .digest("hex");
  const taken = { ...row, operation: operation.id, body_hash: bodyHash, created_at: ctx.now };
  if (!(await takeKey(ctx.db, taken))) return answerAgain(ctx, row, operation, bodyHash);
  const keep = (answer: object) => keepAnswer(ctx.db, row, JSON.stringify(answer));
  const result = await act().catch(async (error: unknown) => {
    const refusal = keptRefusal(error);
    if (refusal instanceof Problem) await keep({ refused: { code: refusal.code, extra: refusal.extra } });
    throw error;
  });
  await keep(kept(result));
  return result;
}

async function answerAgain(
  ctx: Reading,
  row: { sender: string; key: string },
  operation: OperationInfo,
  bodyHash: string,
) {
  const earlier = await keptAnswer(ctx.db, row);
  if (earlier.operation !== operation.id || earlier.body_hash !== bodyHash) throw new Problem("idempotencyReused");
  const answer = earlier.answer as Kept | { refused: Pick<Problem, "code" | "extra"> };
  if ("refused" in answer) throw new Problem(answer.refused.code, answer.refused.extra);
  const { said, data } = answer;
  return said ? new Said(said.status, said.message, data, said) : data;
}

function kept(result: unknown): Kept {
  if (!(result instanceof Said)) return { data: result ?? null };
  const { data, ...said } = result;
  return { data, said };
}

/** The input with the hash of each file in place of its path: a file that is sent again is elsewhere on the disk. */
async function withoutPlaces(input: ContractInput) {
  const files = Object.values(input.files ?? {}).flat();
  return { ...input, files: await Promise.all(files.map(({ path }) => sha256Of(path))) };
}
