import type { AnyRouter } from "@tanstack/react-router";
import type { Address } from "#domain/address.ts";

/** An address that is known only at run time, with its search in the router's notation. */
export const addressUnder = (router: AnyRouter, screen: Address, search: object): string =>
  `${screen}${router.options.stringifySearch(search)}`;
