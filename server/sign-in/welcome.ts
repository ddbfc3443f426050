import { noteVisit } from "../db/queries/visits.ts";
import type { Context } from "../house/context.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import { askForSecondStep, nextStep, type Person } from "./half-sign-in.ts";
import { welcomeDevice } from "./known-devices.ts";
import { openSession } from "./sessions.ts";
import { signedInUser } from "./signed-in-user.ts";

/** Signs somebody in and answers who they are. */
export async function welcome(ctx: Context, accountId: number, isProved = true) {
  const { token, key } = await openSession(ctx, accountId, isProved);
  await noteVisit(ctx.db, accountId, ctx.now);
  return { token, ...(await signedInUser(ctx, accountId, { key })) };
}

/** Signs in somebody who has taken every step, at a device that the account knows from then on. */
export async function welcomeHome(ctx: Context, account: Person) {
  if ((await welcomeDevice(ctx, account)) === "new") await tellOfCredentials(ctx, account, "deviceNew");
  return welcome(ctx, account.id, account.isProved);
}

/** Signs in somebody who has taken the first step, or asks for the second. */
export async function admit(ctx: Context, account: Person) {
  const step = await nextStep(ctx, account);
  return step ? askForSecondStep(ctx, account, step) : welcomeHome(ctx, account);
}
