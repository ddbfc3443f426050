import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { AssociateLines } from "../../../-associate-lines.tsx";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/business-associate/$id/confirm-stone")({
  beforeLoad: requireScreen("transaction/confirm-stone"),
  validateSearch: linesSearch("confirm"),
  staticData: { title: "Confirm stones" },
  component: ConfirmStones,
});

function ConfirmStones() {
  return <AssociateLines id={Number(Route.useParams().id)} list="confirm" />;
}
