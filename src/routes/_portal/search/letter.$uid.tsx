import { createFileRoute, redirect } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { requireScreen } from "../../-guards.ts";

/** The link of a letter. It leads to the letter's stones by their numbers (decision 0135). */
export const Route = createFileRoute("/_portal/search/letter/$uid")({
  beforeLoad: async ({ context, params: { uid } }) => {
    requireScreen("search")({ context });
    const { stock_numbers } = await context.session.client.call("getLetterStones", { path: { uid } });
    throw redirect({ href: addresses.numbers(stock_numbers), replace: true });
  },
  staticData: { title: "Search" },
});
