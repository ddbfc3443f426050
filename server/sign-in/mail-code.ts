import { accountByEmail } from "../db/queries/accounts.ts";
import { newCode } from "../ground/tokens.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { letters } from "../mail/letters.ts";
import { post } from "../mail/outbox.ts";
import { hashPassword } from "./password-hash.ts";

/**
 * Makes the code that was asked for and posts it; to nobody, where a reset names an unknown address, and where a sign-up
 * names a known one another letter.
 */
export const mailCode: Job<{ id: number }> = {
  name: "mailCode",
  run: ({ id }, { house, id: jobId }) =>
    inTransaction(house, { requestId: jobId, operation: "mailCode" }, async (ctx) => {
      const asked = await ctx.db
        .selectFrom("one_time_code")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      // Run twice, it posts once: the code is there already.
      if (!asked || asked.code_hash || asked.expires_at <= ctx.now) return;
      const account = await accountByEmail(ctx.db, asked.email);
      if (asked.purpose === "reset" && !account?.is_active) return;
      const code = newCode();
      await ctx.db
        .updateTable("one_time_code")
        .set({ code_hash: await hashPassword(code) })
        .where("id", "=", id)
        .execute();
      const to = account?.email ?? asked.email;
      // Whoever has an account is told so by mail, where nobody else reads it; the code that was made is nobody's.
      if (asked.purpose === "signup" && account)
        return post(ctx, "accountExists", { to, ...letters.accountExists(house.publicUrl) }, account.id);
      const kind = asked.purpose === "reset" ? "resetCode" : "signupCode";
      await post(ctx, kind, { to, ...letters[kind](code) });
    }),
};
