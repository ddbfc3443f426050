import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { AssociateLines } from "../../../-associate-lines.tsx";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/business-associate/$id/notes")({
  beforeLoad: requireScreen("transaction/notes"),
  validateSearch: linesSearch("notes"),
  staticData: { title: "Notes" },
  component: Notes,
});

function Notes() {
  return <AssociateLines id={Number(Route.useParams().id)} list="notes" />;
}
