import { accountByEmail } from "../db/queries/accounts.ts";
import { keepCode, lockedCode } from "../db/queries/one-time-codes.ts";
import { newCode } from "../ground/tokens.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { letters } from "../mail/letters.ts";
import { post } from "../mail/outbox.ts";
import { hashPassword } from "./password-hash.ts";

/**
 * Makes a requested code and posts it. A reset for an unknown address posts nothing. A sign-up for a known address
 * posts another letter.
 */
export const mailCode: Job<{ id: number }> = {
  name: "mailCode",
  run: ({ id }, { house, id: jobId }) =>
    inTransaction(house, { requestId: jobId, operation: "mailCode" }, async (ctx) => {
      const asked = await lockedCode(ctx.db, id);
      // A second run posts nothing: the code exists already.
      if (!asked || asked.code_hash || asked.expires_at <= ctx.now) return;
      const account = await accountByEmail(ctx.db, asked.email);
      if (asked.purpose === "reset" && !account?.is_active) return;
      const code = newCode();
      await keepCode(ctx.db, id, await hashPassword(code));
      const to = account?.email ?? asked.email;
      // The owner of an account learns of it by mail, where nobody else reads it; nobody gets the code.
      if (asked.purpose === "signup" && account)
        return void (await post(ctx, "accountExists", { to, ...letters.accountExists(house.publicUrl) }, account.id));
      const kind = asked.purpose === "reset" ? "resetCode" : "signupCode";
      await post(ctx, kind, { to, ...letters[kind](code) });
    }),
};
