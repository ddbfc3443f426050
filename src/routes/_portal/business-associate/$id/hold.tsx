import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { AssociateLines } from "../../../-associate-lines.tsx";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/business-associate/$id/hold")({
  beforeLoad: requireScreen("transaction/hold"),
  validateSearch: linesSearch("hold"),
  staticData: { title: "Hold" },
  component: Holds,
});

function Holds() {
  return <AssociateLines id={Number(Route.useParams().id)} list="hold" />;
}
