import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { AssociateLines } from "../../../-associate-lines.tsx";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/business-associate/$id/memo")({
  beforeLoad: requireScreen("transaction/memo"),
  validateSearch: linesSearch("memo"),
  staticData: { title: "Memo" },
  component: Memos,
});

function Memos() {
  return <AssociateLines id={Number(Route.useParams().id)} list="memo" />;
}
