import type { Data } from "#api/operation-types.ts";
import type { Address } from "#domain/address.ts";
import { addresses } from "#domain/addresses.ts";

export type FirstDay = Data<"readFirstDay">;
export type FirstDayStep = FirstDay["steps"][number];
export type SenderFaults = FirstDay["sender_faults"];
export type StepName = FirstDayStep["name"];

/** The screen on which each step is taken. */
export const placeOf: Readonly<Record<StepName, Address>> = {
  company: addresses.firstDay("company"),
  listPrices: addresses.listPrices,
  markups: addresses.markups,
  provider: addresses.providers,
  stock: addresses.newLoad(),
  client: addresses.allClients,
  mail: addresses.firstDay("mail"),
};
