import { createReadStream } from "node:fs";
import { selectionMax } from "#domain/limits.ts";
import { meantBy } from "#domain/meant-stones.ts";
import { messages } from "#domain/messages.ts";
import { spellingsOf } from "#domain/number-spellings.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import { clientOf } from "../access/client.ts";
import { exactlyNumbered } from "../access/typed-numbers.ts";
import { linesUnderNumbers } from "../db/queries/stone-lines.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { numbersInFile } from "../stones/numbers-in-file.ts";
import { linesAnswer } from "../wire/line-on-wire.ts";
import { beginLines, moveLines } from "../workflows/advance.ts";
import { askedLines, seenVersions } from "../workflows/asked-lines.ts";
import { externalApproval } from "../workflows/external-approval.ts";

const externalRoles: readonly RoleId[] = [roleIds.apiClient, roleIds.ftpClient];

/** The typed numbers and those in the file, each once. */
async function numbersGiven(typed: readonly string[], file: UploadedFile | undefined): Promise<string[]> {
  const given = [...typed, ...(file ? await numbersOf(file) : [])];
  const numbers = [...new Set(given.map((number) => number.trim()).filter(Boolean))];
  if (numbers.length === 0) throw new Problem("selectDiamond");
  if (numbers.length > selectionMax) throw new Problem("tooManyStones");
  return numbers;
}

function noneKnown(numbers: readonly string[]): Problem {
  const reason = messages.stoneUnknown;
  return new Problem("stoneUnknown", {
    refused: numbers.map((stock_no) => ({ stock_no, code: "stoneUnknown", reason })),
  });
}

/** Stones that API and FTP clients request outside the portal (spec §4, external export). */
export const externalExports = {
  importExternalDiamonds: async ({ body: { user_id, stock_numbers = [] }, files }, ctx) => {
    const numbers = await numbersGiven(stock_numbers, files.list?.[0]);
    // The lock on the client's row makes two copies of one list, sent at once, count once.
    const client = await clientOf(ctx, user_id);
    if (!externalRoles.includes(client.role_id as RoleId)) {
      throw new Problem("notExternal", { errors: [{ path: "/data/user_id", message: messages.notExternal }] });
    }
    const waiting = (
      await linesUnderNumbers(ctx.db, "external", ["pending"], { numbers: spellingsOf(numbers), now: ctx.now })
    ).filter(({ holder_id }) => holder_id === client.id);
    // A report number that waits already was matched to its stone before.
    const waits = meantBy(waiting, await exactlyNumbered(ctx.db, numbers));
    const wanted = numbers.filter((number) => waits(number).length === 0).map((stock_no) => ({ stock_no }));
    const unmatched: string[] = [];
    const ifUnknown = (stock_no: string) => void unmatched.push(stock_no);
    const order = { user_id: client.id, wanted, ifUnknown };
    const made = wanted.length > 0 ? await beginLines(ctx, "external", order) : [];
    if (unmatched.length === numbers.length) throw noneKnown(unmatched);
    return { ...(await linesAnswer(ctx, [...waiting.map(({ id }) => id), ...made])), unmatched };
  },
  approveExternalDiamonds: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "external", ["pending"], body);
    const event = await externalApproval(ctx, ids, body.reason);
    return linesAnswer(ctx, await moveLines(ctx, "external", ids, event, seenVersions(body.lines)));
  },
  rejectExternalDiamonds: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "external", ["pending"], body);
    const event = { type: "REJECT", reason: body.reason ?? "" };
    return linesAnswer(ctx, await moveLines(ctx, "external", ids, () => event, seenVersions(body.lines)));
  },
} satisfies Partial<Handlers>;

/** Reads the numbers in a file by its bytes; its name does not matter. */
async function numbersOf({ path }: UploadedFile): Promise<string[]> {
  const numbers = await numbersInFile(createReadStream(path));
  if (!("fault" in numbers)) return numbers;
  if (numbers.fault === "tooManyRows") throw new Problem("tooManyStones");
  const code = numbers.fault === "tooManyLines" ? "fileTooLong" : "fileNotAllowed";
  throw new Problem(code, { errors: [{ path: "/list", message: messages[code] }] });
}
