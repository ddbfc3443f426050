import type { Data } from "#api/operation-types.ts";
import type { OtherListing } from "../db/queries/same-reports.ts";

/** A listing of the same report at another provider, for the house's own people. */
export const otherListingOnWire = ({
  price_per_ct,
  ...listing
}: OtherListing): Data<"listLoadRows">["data"][number]["also_listed"][number] => ({
  ...listing,
  price_per_ct: Number(price_per_ct),
});
