import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "transaction/invoice";

export const Route = createFileRoute("/_portal/transaction/invoice")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("invoice"),
  staticData: { title: "Invoices" },
  component: Invoice,
});

function Invoice() {
  return <StoneListScreen list="invoice" screen={screen} />;
}
