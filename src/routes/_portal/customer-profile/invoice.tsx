import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireOwnList } from "../../-require-own-list.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/invoice";

export const Route = createFileRoute("/_portal/customer-profile/invoice")({
  beforeLoad: requireOwnList("invoice", screen),
  validateSearch: linesSearch("invoice"),
  staticData: { title: "Invoice" },
  component: OwnInvoice,
});

function OwnInvoice() {
  return <StoneListScreen list="invoice" screen={screen} />;
}
