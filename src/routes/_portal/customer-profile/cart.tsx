import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/cart";

export const Route = createFileRoute("/_portal/customer-profile/cart")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("cart"),
  staticData: { title: "Cart" },
  component: OwnCart,
});

function OwnCart() {
  return <StoneListScreen list="cart" screen={screen} />;
}
