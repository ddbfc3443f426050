import { patch } from "../db/crud.ts";
import type { House } from "../house.ts";
import { inTransaction } from "../unit-of-work.ts";
import type { JobKind } from "./jobs.ts";

type Outcome = { status: "kept" | "sent" | "failed"; error?: string | null; text?: null; sent_at?: Date };

/** Sends a mail of the outbox; where the house has no mail server it stays there to be read. */
export const sendMail: JobKind<{ id: number }> = {
  retries: 5,
  async run({ id }, { house, id: jobId }) {
    const mail = await house.db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();
    if (mail?.status !== "waiting") return; // sent by an earlier run, or cancelled
    await house.db
      .updateTable("mail")
      .set({ attempts: mail.attempts + 1 })
      .where("id", "=", id)
      .execute();
    if (!house.mailer) return settle(house, jobId, id, { status: "kept" });
    await house.mailer.send({ to: mail.to_address, subject: mail.subject, text: mail.text ?? "" });
    // A mail server has it now: its text, codes included, need not lie here as well.
    await settle(house, jobId, id, { status: "sent", sent_at: house.now(), text: null, error: null });
  },
  gaveUp: ({ id }, house, why, jobId) => settle(house, jobId, id, { status: "failed", error: why }),
  async cancelled(ctx, jobId) {
    const mail = await ctx.db.selectFrom("mail").select("id").where("job_id", "=", jobId).executeTakeFirst();
    if (mail) await patch(ctx, "mail", mail.id, { status: "cancelled" });
  },
};

const settle = (house: House, jobId: string, id: number, outcome: Outcome) =>
  inTransaction(house, { requestId: jobId, operation: "sendMail" }, async (ctx) => {
    await patch(ctx, "mail", id, outcome);
  });
