import { notFound } from "@tanstack/react-router";
import { roleIds } from "#domain/roles.ts";
import { accessOf } from "./-access.ts";
import type { PortalContext } from "./-portal-context.ts";

/** The data of `ScreenMissing` for a screen that exists, but not for this person. */
export type NotAllowed = { notAllowed: string; wantsAccount?: true };

/** Params of an address that stand for a number: `$id`, `$masterId`. A letter's `$uid` is none. */
const isNumbered = (param: string) => param === "id" || param.endsWith("Id");

const isNumber = (value: string) => /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value));

/**
 * The guard of every screen: `beforeLoad: requireScreen("settings/master-settings/master")`, the screen as named in
 * permissions. With several screens, the right to one is enough. An address whose number is none has no screen: the
 * API would refuse it each time anew.
 */
export const requireScreen =
  (screen: string, ...others: string[]) =>
  <P extends object>({ context: { session }, params }: { context: PortalContext; params?: P }) => {
    const { user } = session.actor.getSnapshot().context;
    const access = user && accessOf(user);
    if (!access || ![screen, ...others].some(access.mayRead)) {
      throw notFound({ data: { notAllowed: screen } satisfies NotAllowed });
    }
    if (Object.entries(params ?? {}).some(([param, value]) => isNumbered(param) && !isNumber(String(value))))
      throw notFound();
  };

/** The guard of a screen that needs an account: a guest's one right reaches all of `/customer-profile`. */
export const requireAccountScreen =
  (screen: string) =>
  ({ context }: { context: PortalContext }) => {
    requireScreen(screen)({ context });
    const { user } = context.session.actor.getSnapshot().context;
    if (user?.role_id === roleIds.guest)
      throw notFound({ data: { notAllowed: screen, wantsAccount: true } satisfies NotAllowed });
  };
