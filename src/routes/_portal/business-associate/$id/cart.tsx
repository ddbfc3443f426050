import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { AssociateLines } from "../../../-associate-lines.tsx";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/business-associate/$id/cart")({
  beforeLoad: requireScreen("transaction/cart"),
  validateSearch: linesSearch("cart"),
  staticData: { title: "Cart" },
  component: Carts,
});

function Carts() {
  return <AssociateLines id={Number(Route.useParams().id)} list="cart" />;
}
