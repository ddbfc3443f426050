import type { AnyRouter } from "@tanstack/react-router";
import type { Address } from "#domain/addresses.ts";

/** An address that is known only as the screen runs, with what its search says, in the words of the router. */
export const addressUnder = (router: AnyRouter, screen: Address, search: object): string =>
  `${screen}${router.options.stringifySearch(search)}`;
