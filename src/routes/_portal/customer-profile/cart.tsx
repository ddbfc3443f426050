import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireOwnList } from "../../-require-own-list.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/cart";

export const Route = createFileRoute("/_portal/customer-profile/cart")({
  beforeLoad: requireOwnList("cart", screen),
  validateSearch: linesSearch("cart"),
  staticData: { title: "Cart" },
  component: OwnCart,
});

function OwnCart() {
  return <StoneListScreen list="cart" screen={screen} />;
}
