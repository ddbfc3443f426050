import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { ApiError } from "#api/errors.ts";
import { addresses } from "#domain/addresses.ts";
import { requireScreen } from "../../-guards.ts";

/** The link of a letter. It leads to the letter's stones by their numbers (decision 0135). */
export const Route = createFileRoute("/_portal/search/letter/$uid")({
  beforeLoad: async ({ context, params: { uid } }) => {
    requireScreen("search")({ context });
    // The full stop that a mail put behind its link is no part of it.
    const [named = uid] = /^[\w-]+/.exec(uid) ?? [];
    const { stock_numbers } = await context.session.client
      .call("getLetterStones", { path: { uid: named } })
      .catch((error: unknown) => {
        // A link that was cut on its way, or whose letter is gone, leads nowhere, however often one tries.
        if (error instanceof ApiError && [400, 404].includes(error.status)) throw notFound();
        throw error;
      });
    throw redirect({ href: addresses.numbers(stock_numbers), replace: true });
  },
  staticData: { title: "Search" },
});
