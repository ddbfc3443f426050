import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/invoice";

export const Route = createFileRoute("/_portal/customer-profile/invoice")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("invoice"),
  staticData: { title: "Invoice" },
  component: OwnInvoice,
});

function OwnInvoice() {
  return <StoneListScreen list="invoice" screen={screen} />;
}
